import Foundation
let text = "The rain in Spain, stays mainly. In the plain? 42 times; 3.5 cm"
print(
    text.components(separatedBy: ", "),
    text.components(separatedBy: CharacterSet(charactersIn: ".?;")).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
    })
print(
    text.replacingOccurrences(of: "ain", with: "AIN"), text.range(of: "Spain")!.lowerBound == text.firstIndex(of: "S"),
    text.contains("mainly"), text.capitalized, "abc".padding(toLength: 6, withPad: ".", startingAt: 0))
print(
    text.range(of: "[0-9]+", options: .regularExpression).map { text[$0] } as Any,
    text.range(of: "SPAIN", options: .caseInsensitive) != nil,
    text.lowercased().components(separatedBy: .whitespaces).count)
let re = try! NSRegularExpression(pattern: "(\\w+)ain", options: [])
let ns = text as NSString
for m in re.matches(in: text, range: NSRange(location: 0, length: ns.length)) {
    print(ns.substring(with: m.range), m.numberOfRanges, ns.substring(with: m.range(at: 1)), terminator: " ")
}
print()
print(
    "a=1&b=2".split(separator: "&").reduce(into: [String: String]()) {
        let p = $1.split(separator: "=")
        $0[String(p[0])] = String(p[1])
    }.sorted { $0.key < $1.key }.map { $0.0 + $0.1 })
print(
    String(format: "%d %5.2f %@ %04x %c %e", 5, 3.14159, "str", 255, 65, 12345.678),
    String(format: "%@|%@|", "ab", "cd"))
let n = NumberFormatter()
n.numberStyle = .decimal
n.locale = Locale(identifier: "en_US")
n.maximumFractionDigits = 2
n.minimumFractionDigits = 1
print(n.string(from: 1234.5678)!, n.string(from: 3)!, n.number(from: "1,234.5")!, n.string(for: 0.005)!)
print(
    "10" + String(3), Int(3.99), Int(-3.99), (3.5).rounded(), (2.5).rounded(.toNearestOrEven),
    (-2.5).rounded(.awayFromZero), 7.0.truncatingRemainder(dividingBy: 3), Double.pi, 1e10, 1e16, 1e17, 0.1 + 0.2,
    1.0 / 3, Float(1) / 3, 100.0, 5e-5, Double.infinity, -Double.infinity, Double.nan)
print(
    Int.max, Int.min, UInt8.max, Int8(truncatingIfNeeded: 300), UInt8(clamping: -5), Int8(exactly: 200) as Any,
    UInt(bitPattern: -1), 0b1010, 0xFF, 0o17, 1_000_000, 5.isMultiple(of: 5), (-7).quotientAndRemainder(dividingBy: 2),
    10.addingReportingOverflow(5), Int8.max.addingReportingOverflow(1))
print(
    abs(-5), min(3, 1, 2), max(3, 1, 2), 17.trailingZeroBitCount, 8.leadingZeroBitCount, 7.nonzeroBitCount,
    (1...5).reduce(1, *), stride(from: 0.0, to: 1.0, by: 0.25).map { $0 }, (5).signum(), (-4).magnitude,
    5.byteSwapped != 5)
let u = URL(string: "https://example.com:8080/path/to/file.txt?q=swift&n=1#top")!
print(
    u.scheme!, u.host!, u.port!, u.path, u.query!, u.fragment!, u.lastPathComponent, u.pathExtension,
    u.deletingLastPathComponent().path, u.pathComponents)
var c = URLComponents()
c.scheme = "https"
c.host = "a.b"
c.path = "/x"
c.queryItems = [URLQueryItem(name: "k", value: "v w"), URLQueryItem(name: "z", value: nil)]
print(c.url!.absoluteString, c.queryItems!.map(\.name))
print(
    URL(string: "") as Any, URL(fileURLWithPath: "/tmp/a.b").lastPathComponent,
    u.appendingPathComponent("more").absoluteString.suffix(20))
let data = "hello".data(using: .utf8)!
print(
    data.count, data.base64EncodedString(), String(data: Data(base64Encoded: "aGk=")!, encoding: .utf8)!,
    data.map { String(format: "%02x", $0) }.joined(), data, Array(data.prefix(2)))
print(
    UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString, UUID().uuidString.count,
    NSString(string: "abc").length, ("abc" as NSString).uppercased, (text as NSString).range(of: "rain").location)
let dec = Decimal(string: "0.1")! + Decimal(string: "0.2")!
print(dec, dec == Decimal(string: "0.3")!, NSDecimalNumber(decimal: dec).doubleValue, Decimal(10) / 4)
print(
    ["b", "a", "C"].sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending },
    "a".compare("b") == .orderedAscending, "file10".compare("file9", options: .numeric) == .orderedDescending)
var comps = DateComponents()
comps.hour = 1
comps.minute = 30
print(comps.hour! * 60 + comps.minute!, IndexSet([1, 2, 5]).count, IndexSet(1...3).contains(2))
