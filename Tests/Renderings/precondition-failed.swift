struct Percent {
    let value: Int

    init(_ value: Int) {
        precondition((0...100).contains(value), "\(value) is not a percentage")
        self.value = value
    }
}

print(Percent(101).value)
