// from swiftc
@propertyWrapper
struct Clamped<Value: Comparable> {
    private var value: Value
    let range: ClosedRange<Value>
    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Value {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: ClosedRange<Value> { range }
}
struct Player {
    @Clamped(0...100) var health = 120
    @Clamped(-1.0...1.0) var balance: Double = 0.25
}
var p = Player()
print(p.health, p.$health)
p.health -= 250
p.balance += 3
print(p.health, p.balance, p.$balance.contains(0.5))
