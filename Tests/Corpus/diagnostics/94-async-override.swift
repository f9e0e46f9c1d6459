// An async function does not override a synchronous one

class Base {
    func load() -> Int { 1 }
}
class Sub: Base {
    override func load() async -> Int { 2 }
}
print(Sub().load())
