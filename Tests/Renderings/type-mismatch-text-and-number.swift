let apples = 3
print("I have " + apples + " apples")
