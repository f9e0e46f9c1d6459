func square(_ number: Int) -> Int { number * number }

print(square(Int("12")))
