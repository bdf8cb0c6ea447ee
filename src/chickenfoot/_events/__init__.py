"""What can be told of a game, a class for each kind of news: `laying`, `turns` and `rounds`."""
