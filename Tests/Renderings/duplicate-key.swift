let ages = Dictionary(uniqueKeysWithValues: [("Ada", 36), ("Ada", 37)])
print(ages)
