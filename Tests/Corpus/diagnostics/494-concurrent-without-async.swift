@concurrent func show() { print(1) }
