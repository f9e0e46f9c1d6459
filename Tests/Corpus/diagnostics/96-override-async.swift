// An override that becomes async
class Base {
    func work() -> Int { 1 }
}
class Derived: Base {
    override func work() async -> Int { 2 }
}
print(Derived())
