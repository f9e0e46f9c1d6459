let word = "hello"
print(word.count)
let letter = word[0]
print(letter)
