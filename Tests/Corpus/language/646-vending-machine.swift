enum VendingError: Error { case invalidSelection, insufficientFunds(needed: Int), outOfStock }
struct Item { var price: Int, count: Int }
class VendingMachine {
    var inventory = [
        "Candy": Item(price: 12, count: 7), "Chips": Item(price: 10, count: 0), "Cola": Item(price: 20, count: 1),
    ]
    var coins = 0 { didSet { print("coins \(oldValue) -> \(coins)") } }
    func vend(_ name: String) throws -> String {
        defer { print("tried", name) }
        guard let item = inventory[name] else { throw VendingError.invalidSelection }
        guard item.count > 0 else { throw VendingError.outOfStock }
        guard item.price <= coins else { throw VendingError.insufficientFunds(needed: item.price - coins) }
        coins -= item.price
        inventory[name]!.count -= 1
        return "Enjoy \(name)"
    }
}
let m = VendingMachine()
m.coins = 25
for n in ["Candy", "Chips", "Gum", "Cola"] {
    do { print(try m.vend(n)) } catch VendingError.insufficientFunds(let need) where need > 5 {
        print("need", need)
    } catch VendingError.outOfStock, VendingError.invalidSelection { print("cannot") } catch {
        print("Unexpected: \(error)")
    }
}
print((try? m.vend("Cola")) ?? "nothing")
func nested() throws { do { _ = try m.vend("Zzz") } catch VendingError.outOfStock { print("no") } }
do { try nested() } catch { print("outer", error, error is VendingError) }
let r: Result<Int, VendingError> = .failure(.outOfStock)
switch r {
case .success(let v): print(v)
case .failure(.outOfStock): print("oos")
case .failure(let e): print(e)
}
struct Msg: Error { let text: String }
print(r.map { $0 * 2 }, (try? r.get()) as Any, r.mapError { Msg(text: "m \($0)") })
print(Result<String, Error> { try m.vend("Gum") })
func parse(_ s: String) -> Result<Int, Msg> { Int(s).map(Result.success) ?? .failure(Msg(text: "bad \(s)")) }
for s in ["1", "x"] { print(parse(s).flatMap { $0 > 0 ? .success($0 + 1) : .failure(Msg(text: "neg")) }) }
func file() throws -> String {
    print("open")
    defer { print("close") }
    for i in 0... {
        defer { print("lap", i) }
        if i == 1 { throw Msg(text: "eof") }
    }
    return "x"
}
do { print(try file()) } catch let e as Msg { print(e.text) }
let v = try? Int("12").map { $0 + 1 }
print(v as Any)
print((try? m.vend("Cola" + ""))?.count as Any)
