"""presets (being written)"""

from chickenfoot._config import RuleConfig

JAQUES = RuleConfig(name="jaques")
