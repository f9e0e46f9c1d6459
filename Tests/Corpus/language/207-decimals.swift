import Foundation
print("abc".contains(""), "abc".range(of: "") as Any)
let e1 = NSError(domain: "a", code: 1), e2 = NSError(domain: "a", code: 1), e3 = NSError(domain: "a", code: 2)
print(e1 == e2, e1 == e3, e1.isEqual(e2), e1 != e3)
struct MyErr: CustomNSError, LocalizedError {
    static var errorDomain: String { "my.domain" }
    var errorCode: Int { 42 }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Spoken"] }
}
struct Other: CustomNSError {
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Words here"] }
}
print((MyErr() as NSError).domain, (MyErr() as NSError).code)
print(Other().localizedDescription, (Other() as NSError).localizedDescription)
let d: Decimal = 0.1
print(d + 0.2, Decimal(string: "3.14")! * 2, Decimal(10) / 4)
var total = Decimal(0)
for _ in 0..<10 { total += Decimal(string: "0.1")! }
print(total == 1, total)
print(NSDecimalNumber(decimal: total).doubleValue, NSDecimalNumber(string: "12.5").adding(NSDecimalNumber(value: 1)))
let price: Decimal = 19.99
print(price * 3, -price, abs(price), price > 10, pow(price, 2), "\(price)", price.description)
