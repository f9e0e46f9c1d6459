import Foundation
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func show<T: Codable>(_ v: T, _ name: String = "") {
    do {
        let d = try e.encode([v])
        print(T.self, String(decoding: d, as: UTF8.self))
        let back = try JSONDecoder().decode([T].self, from: d)
        print("  ", back[0])
    } catch { print(T.self, "error", error) }
}
show(1...5); show(0..<4); show(PartialRangeFrom(2)); show(PartialRangeUpTo(2)); show(PartialRangeThrough(2)); show(1.5...2.5); show("a"..."c")
show(ContiguousArray([1, 2])); show(Set([1]))
show(Locale(identifier: "en_GB")); show(TimeZone(identifier: "GMT")!); show(TimeZone(identifier: "Europe/Paris")!)
show(DateComponents(year: 2024, month: 2)); 
show(IndexSet([1, 2, 5])); show(IndexPath(indexes: [1, 2]))
show(Measurement(value: 3, unit: UnitLength.meters)); show(Measurement(value: 3, unit: UnitDuration.hours)); show(Measurement(value: 20, unit: UnitTemperature.celsius))
show(URLComponents(string: "https://u:p@h.com:80/p/a?q=1#f")!)
show(CGPoint(x: 1, y: 2)); show(CGSize(width: 1, height: 2)); show(CGRect(x: 1, y: 2, width: 3, height: 4)); show(CGFloat(1.5))
show(DateInterval(start: Date(timeIntervalSince1970: 0), duration: 60))
show(Calendar(identifier: .gregorian).identifier == .gregorian)
show([1: "a"]); show(["a": 1]); show(Optional(3)); show(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); show(Decimal(string: "1.25")!); show(URL(string: "http://a.b")!); show(Data([1, 2]))
show(Date(timeIntervalSinceReferenceDate: 5)); show(UInt8(3)); show(Float(1.5))
struct D: Codable { var r: ClosedRange<Int> }
do { _ = try JSONDecoder().decode(D.self, from: Data("{\"r\":[4,3]}".utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode(D.self, from: Data("{\"r\":[4]}".utf8)) } catch { print(error) }
do { _ = try JSONDecoder().decode([TimeZone].self, from: Data("[{\"identifier\":\"Nowhere/X\"}]".utf8)) } catch { print(error) }
show(CharacterSet(charactersIn: "a").contains("a"))
