import Foundation
print(TimeZone(identifier: "UTC")!, TimeZone(identifier: "America/New_York")!, TimeZone(secondsFromGMT: 0)!, TimeZone(secondsFromGMT: 3600)!, TimeZone(abbreviation: "UTC")!, TimeZone(identifier: "GMT")!, Locale(identifier: "de_DE"), TimeZone(identifier: "UTC")!.identifier, TimeZone(abbreviation: "PST")!.identifier)
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
var c = cal.dateComponents([.year, .month], from: Date(timeIntervalSince1970: 0)); print(c); c.day = 3; print(c)
print(DateComponents(hour: 1), cal.dateComponents([.day], from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 90000)))
print(NSRange(location: 1, length: 2), NSRange(2..<5), NSMakeRange(3, 4), [NSRange(location: 1, length: 2)])

let f = DateFormatter(); f.dateFormat = "yyyy"; f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US")
print(f.string(from: Date(timeIntervalSince1970: 0))); f.dateFormat = "MM"; print(f.string(from: Date(timeIntervalSince1970: 0)), f.dateFormat!)
print(Int(truncating: 3.9 as NSNumber), Double(truncating: 5 as NSNumber), (Decimal(2.5) as NSNumber).doubleValue, (Decimal(1.25) as NSDecimalNumber).stringValue, NSNumber(value: 3.7).intValue, Decimal(2.5) as NSNumber, Bool(truncating: 1), Int(exactly: 3 as NSNumber) as Any)
print("abc".commonPrefix(with: "abd"), CancellationError())
print(AnyHashable(3), AnyHashable("s")); debugPrint([AnyHashable("q"): 1], [AnyHashable(1)])

var value = Decimal(string: "2.345")!, out = Decimal(); NSDecimalRound(&out, &value, 2, .plain); print(out)
