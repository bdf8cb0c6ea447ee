"""Everything that is checked before a change goes in: `nox`, or `nox -s tests` for one part."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import nox

nox.needs_version = ">=2025.5.1"
nox.options.default_venv_backend = "uv|virtualenv"
nox.options.sessions = ["lint", "types", "tests", "docs"]
nox.options.download_python = "never"
nox.options.error_on_missing_interpreters = False  # a Python that is not here is skipped, aloud

PYPROJECT = nox.project.load_toml("pyproject.toml")
SUPPORTED = nox.project.python_versions(PYPROJECT)
RUNNING = f"{sys.version_info.major}.{sys.version_info.minor}"
PYTHONS = [*SUPPORTED, *({RUNNING} - {*SUPPORTED})]

DIST = Path("dist")
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci" if "CI" in os.environ else "dev")


def folder_of(version: str) -> str:
    """
    Return the folder of a Python on this machine, empty if there is none.

    A version manager can keep a Python that runs only for whoever names its version.
    """
    command = [f"python{version}", "-c", "import sys; print(sys.executable)"]
    environment = {**os.environ, "PYENV_VERSION": version}
    try:
        told = subprocess.run(  # noqa: S603, the command is written out above
            command, env=environment, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return str(Path(told.stdout.strip()).parent)


# Last on the path: Pythons found so far stay the ones found.
os.environ["PATH"] = os.pathsep.join([os.environ["PATH"], *filter(None, map(folder_of, PYTHONS))])


def group(name: str) -> list[str]:
    """Return what a dependency group asks for."""
    return nox.project.dependency_groups(PYPROJECT, name)


def wheel() -> str:
    """Return the path of the wheel that the `build` session left."""
    (path,) = DIST.glob("*.whl")
    return str(path)


@nox.session
def lint(session: nox.Session) -> None:
    """Check style, format and the order of imports."""
    session.install(*group("lint"))
    session.run("ruff", "check")
    session.run("ruff", "format", "--check")
    session.run("lint-imports", "--no-logo", env={"PYTHONPATH": "src"})


@nox.session(requires=["build"])
def types(session: nox.Session) -> None:
    """Check the types: of all code, and of the public names as a user's checker sees them."""
    session.install(wheel(), *group("types"))
    session.run("mypy")
    session.run("mypy", "tests/typing/api.py")
    session.run("pyright")
    session.run("pyright", "--verifytypes", "chickenfoot", "--ignoreexternal")


@nox.session(python=PYTHONS, requires=["build"])
def tests(session: nox.Session) -> None:
    """
    Test the wheel; arguments after `--` go to pytest instead.

    The Python that runs nox also measures coverage, which the tests reach without the
    properties, and then runs the properties. The others run the tests alone.
    """
    session.install(wheel(), *group("tests"))
    session.env["HYPOTHESIS_PROFILE"] = PROFILE
    if session.posargs:
        session.run("pytest", *session.posargs)
    elif session.python == RUNNING:
        session.run("coverage", "erase")
        session.run("coverage", "run", "-m", "pytest", "--ignore=tests/properties")
        session.run("coverage", "combine", "--quiet")
        session.run("coverage", "report")
        session.run("pytest", "tests/properties")
    else:
        session.run("pytest", "--ignore=tests/properties")


@nox.session(requires=["build"])
def docs(session: nox.Session) -> None:
    """Build the pages, and run every example in them, in the README and in docstrings."""
    session.install(wheel(), *group("docs"))
    pages = Path("docs/_build/html")
    shutil.rmtree(pages, ignore_errors=True)
    session.run("sphinx-build", "-n", "-T", "-W", "-q", "-b", "html", "docs", str(pages))
    session.run("pytest", "README.md", "docs")
    session.run("pytest", "--noconftest", "--doctest-modules", "--pyargs", "chickenfoot")


@nox.session
def build(session: nox.Session) -> None:
    """
    Build the sdist and from it the wheel, and check what is in them.

    With KEEP_DIST set, what lies in dist/ is checked and used as it is.
    """
    session.install(*group("build"))
    if "KEEP_DIST" not in os.environ:
        shutil.rmtree(DIST, ignore_errors=True)
        session.run("python", "-m", "build", "--outdir", str(DIST), silent=True)
    session.run("twine", "check", "--strict", *map(str, sorted(DIST.iterdir())))
    with zipfile.ZipFile(wheel()) as archive:
        names = archive.namelist()
    tops = {name.partition("/")[0] for name in names}
    packages = {top for top in tops if not top.endswith(".dist-info")}
    if packages != {"chickenfoot"} or "chickenfoot/py.typed" not in names:
        session.error(f"the wheel should hold one typed package, chickenfoot, not {packages}")


@nox.session(requires=["build"])
def properties(session: nox.Session) -> None:
    """Run the properties with as many examples as a night allows."""
    session.install(wheel(), *group("tests"))
    session.env["HYPOTHESIS_PROFILE"] = os.environ.get("HYPOTHESIS_PROFILE", "nightly")
    session.run("pytest", "tests/properties", *session.posargs)


@nox.session(requires=["build"])
def perft(session: nox.Session) -> None:
    """Count positions deeper than the everyday tests do."""
    session.install(wheel(), *group("tests"))
    session.run("pytest", "-m", "deep", *session.posargs)


@nox.session(requires=["build"])
def broken(session: nox.Session) -> None:
    """Break one rule at a time and demand that its test notices; `-- feet` does one module."""
    session.install(wheel(), *group("tests"))
    session.run("python", "tests/broken/run.py", *session.posargs)


@nox.session
def mutants(session: nox.Session) -> None:
    """Change one thing at a time and demand that a test notices; `-- feet` does one module."""
    session.install(*PYPROJECT["project"]["dependencies"], *group("mutants"))
    session.run("python", "tests/mutants/run.py", *session.posargs)


@nox.session(python=SUPPORTED[0], requires=["build"])
def minimums(session: nox.Session) -> None:
    """Test with the oldest dependencies that pyproject.toml admits, on the oldest Python."""
    floors = [needed.replace(">=", "==") for needed in PYPROJECT["project"]["dependencies"]]
    session.install(wheel(), *floors, *group("tests"))
    session.env["HYPOTHESIS_PROFILE"] = PROFILE
    session.run("pytest", *session.posargs)


@nox.session(requires=["build"])
def bench(session: nox.Session) -> None:
    """Time games, moves and questions; `-- -k hash` picks."""
    session.install(wheel(), *group("bench"))
    shown = ("--benchmark-columns=min,median,iqr,rounds", "--benchmark-sort=name")
    session.run("pytest", "benchmarks", *shown, *session.posargs)


@nox.session(requires=["build"])
def peers(session: nox.Session) -> None:
    """Play beside other packages, those that install; `-- chess` picks."""
    session.install(wheel())
    for peer in group("peers"):
        session.install(peer, success_codes=[0, 1])  # no file for this Python or machine, say
    session.run("python", "benchmarks/peers.py", *session.posargs)


@nox.session(requires=["build"])
def linkcheck(session: nox.Session) -> None:
    """Follow every link of the pages."""
    session.install(wheel(), *group("docs"))
    session.run("sphinx-build", "-b", "linkcheck", "docs", "docs/_build/linkcheck")
