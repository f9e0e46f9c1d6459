let text = "a1"
if text.contains(/[0-9]/) { print("digit") }
