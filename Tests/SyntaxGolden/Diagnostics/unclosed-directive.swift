#if DEBUG
print(1)
