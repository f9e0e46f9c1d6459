func firstEven(in numbers: [Int]) {
    numbers.forEach { number in
        if number % 2 == 0 {
            print(number)
            break
        }
    }
}
