// Actors that call each other, with errors and results
enum ShopError: Error, Equatable { case outOfStock(String), noMoney(Int) }
actor Inventory {
    private var stock = ["tea": 2, "cup": 1]
    func take(_ item: String) throws -> String {
        guard let count = stock[item], count > 0 else { throw ShopError.outOfStock(item) }
        stock[item] = count - 1
        return item
    }
    func putBack(_ item: String) { stock[item, default: 0] += 1 }
    var summary: String { stock.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") }
}
actor Wallet {
    var money: Int
    init(_ money: Int) { self.money = money }
    func pay(_ amount: Int) throws {
        if amount > money { throw ShopError.noMoney(money) }
        money -= amount
    }
}
struct Shop {
    let inventory = Inventory()
    func buy(_ item: String, for price: Int, from wallet: Wallet) async -> Result<String, Error> {
        do {
            let taken = try await inventory.take(item)
            do { try await wallet.pay(price) } catch {
                await inventory.putBack(taken)
                throw error
            }
            return .success(taken)
        } catch { return .failure(error) }
    }
}
let shop = Shop(), wallet = Wallet(10)
for (item, price) in [("tea", 4), ("tea", 7), ("cup", 3), ("cup", 1), ("pot", 1)] {
    switch await shop.buy(item, for: price, from: wallet) {
    case .success(let item): print("bought", item)
    case .failure(let error as ShopError): print("error:", error)
    case .failure(let error): print("other:", error)
    }
}
print(await shop.inventory.summary, await wallet.money)
