let age: Int = "thirty"
print(age + 1)
