"""What these pages ask of Sphinx that it cannot do by itself."""
