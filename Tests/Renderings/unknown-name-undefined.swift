let answer = undefined
print(answer as Any)
