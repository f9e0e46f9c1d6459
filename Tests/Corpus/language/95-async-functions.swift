// async functions, closures and properties; await that does not suspend

func double(_ n: Int) async -> Int { n * 2 }
func half(_ n: Int) async throws -> Int {
    guard n % 2 == 0 else { throw Odd(number: n) }
    return n / 2
}
struct Odd: Error { let number: Int }

struct Account {
    var owner: String
    var balance: Int { get async { 40 + owner.count } }
    var checked: Int {
        get async throws {
            guard owner != "nobody" else { throw Odd(number: 0) }
            return await balance
        }
    }
    subscript(index: Int) -> Int { get async { index * 10 } }
    init(owner: String) async { self.owner = owner }
}

print(await double(4))
print(try await half(8))
do {
    print(try await half(7))
} catch let error as Odd {
    print("odd", error.number)
}
let ann = await Account(owner: "Ann")
print(await ann.balance, try await ann.checked, await ann[3])
let nobody = await Account(owner: "nobody")
print((try? await nobody.checked) as Any)
let add = { (a: Int, b: Int) async -> Int in a + b }
print(await add(2, 3))
let sum = await double(1) + double(2)
print(sum)
func apply(_ f: (Int) async throws -> Int, to n: Int) async rethrows -> Int { try await f(n) }
print(await apply(double, to: 5))
print(try await apply(half, to: 6))
print(await apply({ $0 + 1 }, to: 6))
