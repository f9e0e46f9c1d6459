func square(_ number: Int) -> Int { number * number }

print(square(number: 4))
