let words = ["oak", "elm"]
print("\(words.count) words")
print("\(words.count()) words")
