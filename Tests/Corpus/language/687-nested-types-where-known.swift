// Types inside of a generic type, where an extension says what the type around is of.
struct Box<T> {
    enum Kind { case plain, gift }
    struct Label { var text: String }
    var kind: Kind
    var content: T
    var label = Label(text: "none")
    init(kind: Kind, _ content: T) {
        self.kind = kind
        self.content = content
    }
}
extension Box where T == Int {
    static func make(_ kind: Kind) -> Box<Int> { Box<Int>(kind: kind, 3) }
    static func same(_ kind: Kind) -> Box { Box(kind: kind, 4) }
    func with(_ kind: Kind, _ label: Label) -> Self {
        var copy = self
        copy.kind = kind
        copy.label = label
        return copy
    }
    var isGift: Bool { kind == Kind.gift }
    func counts(_ kinds: [Kind]) -> Int { kinds.filter { $0 == kind }.count + content }
}
extension Box where T == String { var titled: Label { Label(text: content.uppercased()) } }
let box = Box<Int>.make(.plain)
print(box.kind, Box.same(.gift).kind, box.with(.gift, .init(text: "big")).label.text, box.isGift)
print(box.counts([.plain, .gift, .plain]), Box(kind: .plain, "swift").titled.text)
