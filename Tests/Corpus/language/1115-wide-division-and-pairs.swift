let kv: KeyValuePairs = ["x": 1]; dump(kv)
print(kv, Mirror(reflecting: kv).children.count)
print((10 as UInt64).dividingFullWidth((1, 5)))
print((7 as Int8).dividingFullWidth((0, 50)), (200 as UInt8).multipliedFullWidth(by: 200))
import Foundation
print(Decimal(string: "1,5", locale: Locale(identifier: "de_DE"))!, Decimal(string: "1.5", locale: Locale(identifier: "en_US"))!, Decimal(string: "1,5") as Any)
print(Decimal(string: "abc", locale: nil) as Any)