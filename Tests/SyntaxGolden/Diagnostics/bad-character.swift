let title = “Hello”
