// Decimals become objects by casts; large integers become decimals.
import Foundation

let values: [Any] = [Decimal(string: "1.5")!, 3, "x", 2.5, true]
print(values.map { ($0 as? NSNumber)?.description ?? "-" }, values.compactMap { $0 as? Decimal })
print((values[0] as! NSNumber).doubleValue, (values[0] as! NSDecimalNumber).adding(1), values[0] is NSNumber)
let number: NSNumber = 7
print((number as Any) as? Decimal as Any, (NSDecimalNumber(value: 3) as Any) as? Decimal as Any)
print(Decimal(UInt64.max), Decimal(Int64.min), Decimal(exactly: UInt64.max)!, Decimal(-3 as Int8))

let date = Date(timeIntervalSince1970: 5)
dump(date)
let mirror = Mirror(reflecting: date)
print(mirror.displayStyle!, mirror.children.map { "\($0.label!) \($0.value)" }, date is CustomReflectable)
dump(())
struct Part {
    var unit: Void = ()
}
dump(Part())
