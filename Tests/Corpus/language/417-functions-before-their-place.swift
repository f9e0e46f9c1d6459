// Functions of a block that are used before they stand, by each other and in closures.
func numbers() {
    func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
    func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
    print(even(4), plain())
    var count = 2
    func first() { second() }
    func second() {
        let step = 3
        count += step + inner()
        func inner() -> Int { step * 10 }
        print(count, inner())
    }
    first()
    let later = { first() }
    later()
    [1, 2].forEach { _ in second() }
    func plain() -> Int {
        let result = 7
        return result
    }
}
numbers()

do {
    let base = 5
    print(double())
    func double() -> Int { base * 2 }
}

class Counter {
    var total = 0
    func add(_ values: [Int]) -> Int {
        values.forEach(note)
        func note(_ value: Int) { total += value }
        return total
    }
}
print(Counter().add([1, 2, 3]))
