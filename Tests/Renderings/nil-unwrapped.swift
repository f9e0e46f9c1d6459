let ages = ["Ada": 36]
print(ages["Grace"]! + 1)
