func countdown(_ number: Int) -> Int {
    countdown(number - 1) + 1
}

print(countdown(10))
