@discardableResult
print(1)
