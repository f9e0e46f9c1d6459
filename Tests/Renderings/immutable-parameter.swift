func countdown(from number: Int) {
    while number > 0 {
        print(number)
        number -= 1
    }
}
