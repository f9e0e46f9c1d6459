// Parameter packs with async
func all<each T: Sendable>(_ work: repeat @escaping @Sendable () async -> each T) async -> (repeat each T) {
    let tasks = (repeat Task { await (each work)() })
    return (repeat await (each tasks).value)
}
let (a, b, c) = await all({ 1 }, { await Task.yield(); return "two" }, { 3.5 })
print(a, b, c)
struct Inputs<each T> {
    let values: (repeat each T)
    init(_ values: repeat each T) { self.values = (repeat each values) }
    func each<each R>(_ transform: repeat @escaping (each T) -> each R) -> (repeat each R) { (repeat (each transform)(each values)) }
    func join<each U>(_ more: repeat each U) -> String {
        var text: [String] = []
        repeat text.append(String(describing: each values))
        repeat text.append("<" + String(describing: each more) + ">")
        return text.joined(separator: " ")
    }
    func appending<each U>(_ more: repeat each U) -> Inputs<repeat each T, repeat each U> {
        Inputs<repeat each T, repeat each U>(repeat each values, repeat each more)
    }
    static func make<each U>(_ u: repeat each U) -> Inputs<repeat each U> { Inputs<repeat each U>(repeat each u) }
}
print(Inputs(1, "x").each({ $0 + 1 }, { $0 + "!" }))
print(Inputs(1, "x").join(2.5, true, "z"), Inputs(1).join())
let longer = Inputs(1, "x").appending(true)
print(longer.join())
let made = Inputs<String>.make(4, 5)
print(made.join("k"))
