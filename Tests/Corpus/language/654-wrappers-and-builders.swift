@propertyWrapper struct Clamped<V: Comparable> {
    private var v: V
    let range: ClosedRange<V>
    init(wrappedValue: V, _ range: ClosedRange<V>) {
        self.range = range
        v = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: V {
        get { v }
        set { v = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: String { "\(v) in \(range)" }
}
@propertyWrapper struct Logged<T> { var wrappedValue: T { didSet { print("\(oldValue) -> \(wrappedValue)") } } }
@propertyWrapper struct Trimmed {
    private var s = ""
    var wrappedValue: String {
        get { s }
        set { s = newValue.filter { $0 != " " } }
    }
    init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Shared<T> {
    var wrappedValue: T
    var projectedValue: Shared<T> { self }
    init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
@propertyWrapper struct Default<T> {
    var stored: T?
    let d: T
    var wrappedValue: T {
        get { stored ?? d }
        set { stored = newValue }
    }
    init(_ d: T) { self.d = d }
}
struct Player {
    @Clamped(0...100) var health = 120
    @Clamped(1...5) var level: Int = 0
    @Logged var score = 0
    @Trimmed var name: String
    @Default("none") var guild: String
    @Shared var flags = 3
}
var p = Player(name: " Z e d ")
print(p.health, p.level, p.name, p.guild, p.$health)
p.health -= 200
p.score += 5
p.guild = "x"
print(p.health, p.guild)
let ref = p.$flags
ref.wrappedValue = 9
print(p.flags)
func test() {
    @Clamped(0...10) var x = 50
    x += 3
    print(x, $x)
    @Logged var y = "a"
    y = "b"
}
test()
func area(@Clamped(0...9) w: Int, h: Int) -> Int { w * h }
print(area(w: 20, h: 2))
struct Outer { @Logged @Trimmed2 var t = 5 }
@propertyWrapper struct Trimmed2 {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
extension Trimmed2: CustomStringConvertible { var description: String { "T(\(wrappedValue))" } }
var o = Outer()
o.t = 6
print(o.t)
class Settings {
    @UserDefault(key: "volume", def: 5) var volume: Int
    @UserDefault(key: "name", def: "me") var name: String
    static var store = [String: Any]()
}
@propertyWrapper struct UserDefault<T> {
    let key: String, def: T
    var wrappedValue: T {
        get { Settings.store[key] as? T ?? def }
        nonmutating set { Settings.store[key] = newValue }
    }
}
let s = Settings()
s.volume = 11
print(s.volume, s.name, Settings.store)
@resultBuilder struct HTML {
    static func buildBlock(_ p: String...) -> String { p.joined(separator: "\n") }
    static func buildOptional(_ s: String?) -> String { s ?? "<!-- -->" }
    static func buildEither(first: String) -> String { "A:" + first }
    static func buildEither(second: String) -> String { "B:" + second }
    static func buildArray(_ a: [String]) -> String { a.joined(separator: ",") }
    static func buildExpression(_ s: String) -> String { s }
    static func buildExpression(_ i: Int) -> String { "#\(i)" }
}
func div(@HTML _ c: () -> String) -> String { "<div>\n" + c() + "\n</div>" }
let admin = true
print(
    div {
        "one"
        2
        if admin { "admin" }
        if p.health > 0 { "alive" } else { "dead" }
        for i in 1...3 { "i\(i)" }
        div {
            "nested"
            let z = 4
            z
        }
    })
@dynamicMemberLookup struct JSON {
    var d: [String: Any]
    subscript(dynamicMember k: String) -> Any? { d[k] }
}
print(JSON(d: ["a": 1]).a as Any, JSON(d: [:]).zz as Any)
@dynamicMemberLookup struct Lens<T> {
    var base: T
    subscript<V>(dynamicMember kp: WritableKeyPath<T, V>) -> V {
        get { base[keyPath: kp] }
        set { base[keyPath: kp] = newValue }
    }
}
struct Pt { var x = 1, y = 2 }
var ln = Lens(base: Pt())
ln.x = 50
print(ln.x + ln.y, ln.base)
