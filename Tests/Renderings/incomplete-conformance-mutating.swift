protocol Switchable {
    func toggle()
}

struct Lamp: Switchable {
    var isOn = false
    mutating func toggle() { isOn.toggle() }
}
