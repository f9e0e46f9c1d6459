let ages = ["Ada": 36]
let next = ages["Ada"] + 1
print(next)
