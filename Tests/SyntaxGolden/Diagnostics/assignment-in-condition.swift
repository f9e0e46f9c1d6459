let lives = 3
if lives = 3 { print("all") }
