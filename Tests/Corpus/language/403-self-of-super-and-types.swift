// `Self` of a superclass's method, types of existentials as keys.
class Document {
    var title: String
    required init(title: String) { self.title = title }
    func copy() -> Self { type(of: self).init(title: title + " copy") }
    func renamed(_ title: String) -> Self? {
        self.title = title
        return title.isEmpty ? nil : self
    }
}
class Memo: Document {
    var priority = 1
    override func copy() -> Self {
        let made = super.copy()
        made.priority = priority + 1
        return made
    }
    override func renamed(_ title: String) -> Self? {
        print("renaming", self.title)
        return super.renamed(title)
    }
}
let memo = Memo(title: "memo")
let copy = memo.copy().copy()
print(copy.title, copy.priority, type(of: copy), memo.renamed("x")?.priority ?? 0, memo.renamed("") == nil)

class Chain {
    private(set) var parts: [String] = []
    func add(_ part: String) -> Self {
        parts.append(part)
        return self
    }
}
final class Loud: Chain {
    override func add(_ part: String) -> Self { super.add(part.uppercased()) }
    func twice(_ part: String) -> Loud { add(part).add(part) }
}
print(Loud().add("a").twice("b").parts)

protocol Event { static var name: String { get } }
struct Added: Event { static let name = "added" }
struct Removed: Event { static let name = "removed" }
final class Counter {
    private var counts: [ObjectIdentifier: Int] = [:]
    func post(_ event: any Event) { counts[ObjectIdentifier(type(of: event)), default: 0] += 1 }
    func count(_ type: any Event.Type) -> Int { counts[ObjectIdentifier(type)] ?? 0 }
}
let counter = Counter()
for event in [Added(), Added(), Removed()] as [any Event] { counter.post(event) }
print(counter.count(Added.self), counter.count(Removed.self))
let kinds: [any Event.Type] = [Added.self, Removed.self]
let anything: [Any.Type] = kinds
print(kinds.map { $0.name }, anything.map { "\($0)" })
