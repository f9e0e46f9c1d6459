// Expected: compiled with swiftc 6.3. an object whose initialiser fails has a deinit where it was whole by then.
class A {
    var n: Int
    init?(_ x: Int) {
        if x < 0 { return nil }
        n = x
        if x > 10 { return nil }
    }
    deinit { print("deinit A") }
}
class B {
    var n: Int
    var m: Double = 0
    init(_ x: Int) throws {
        if x < 0 { throw E.a }
        n = x
        if x > 10 { throw E.a }
    }
    deinit { print("deinit B") }
}
class C { 
    let n = 1
    init?(_ x: Int) { if x < 0 { return nil } }
    deinit { print("deinit C") } 
}
class D: A {
    var k: Int
    override init?(_ x: Int) {
        if x == 5 { return nil }
        k = 1
        super.init(x)
        if x == 7 { return nil }
    }
    deinit { print("deinit D") }
}
enum E: Error { case a }
print("A"); _ = A(-1); print("A11"); _ = A(11); print("A1"); _ = A(1)
print("B"); _ = try? B(-1); print("B11"); _ = try? B(11); print("B1"); _ = try? B(1)
print("C"); _ = C(-1); print("C1"); _ = C(1)
print("D"); _ = D(-1); print("D5"); _ = D(5); print("D7"); _ = D(7); print("D11"); _ = D(11)

class Account {
    private(set) var balance: Int
    private var isOpen: Bool
    let limit: Double
    var note: String?
    init(_ balance: Int, limit: Double) throws {
        self.balance = balance
        guard limit >= 0 else { throw E.a }
        self.limit = limit
        isOpen = true
        if balance > 100 {
            self.balance -= 1
            self.balance *= 2
            throw E.a
        }
        for _ in 0..<3 { self.balance += 1 }
        isOpen.toggle()
    }
    deinit { print("closed", balance, isOpen, limit) }
}
for (balance, limit) in [(1, -1.0), (200, 2.5), (5, 0.5)] {
    do {
        let account = try Account(balance, limit: limit)
        print(account.balance)
    } catch { print("failed", balance) }
}
class Point {
    var x, y: Int
    init?(_ text: String) {
        let parts = text.split(separator: ",").compactMap { Int($0) }
        guard parts.count == 2 else { return nil }
        (x, y) = (parts[0], parts[1])
        if x < 0 { return nil }
    }
    convenience init?(both: Int) { self.init("\(both),\(both)") }
    deinit { print("point", x, y) }
}
for text in ["1,2", "1", "-1,2"] { print(Point(text) == nil) }
print(Point(both: -3) == nil, Point(both: 3) == nil)
