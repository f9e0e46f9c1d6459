// Expected: compiled with swiftc 6.3. Numbers at the edge of what their types, formatters, JSON and zones hold.
import Foundation

// Integers that a double does not hold.
let f = NumberFormatter()
f.numberStyle = .decimal
for n in [Int.max, Int.min, 1 << 60, (1 << 53) + 1, 5] { print(f.string(from: NSNumber(value: n))!) }
f.multiplier = 2
print(f.string(from: 21)!)
let words = NumberFormatter()
words.numberStyle = .spellOut
for n in [9_007_199_254_740_993, 42] { print(words.string(from: NSNumber(value: n))!) }

// Numbers of JSON that a double cannot be.
struct W: Codable { var a: Int }
func tried<T>(_ body: () throws -> T) { do { print(try body()) } catch { print("error", "\(error)".prefix(29)) } }
tried { try JSONDecoder().decode(W.self, from: Data("{\"a\": 1, \"b\": 1e400}".utf8)) }
tried { try JSONDecoder().decode([Double].self, from: Data("[1e400]".utf8)) }
tried { try JSONDecoder().decode([Float].self, from: Data("[1e39]".utf8)) }
tried { try JSONDecoder().decode([Double].self, from: Data("[1e39, 0e400]".utf8)) }
do { print(try JSONSerialization.jsonObject(with: Data("[1e400]".utf8))) } catch { print((error as NSError).code) }

// Half-open ranges upwards, of small integers and of a type of one's own.
var some = (UInt8(250)...).makeIterator()
print(some.next()!, some.next()!, (Int8(120)...).prefix(5).map { $0 }, zip("ab", UInt16(65_000)...).map { "\($0)\($1)" })
struct Floor: Strideable, CustomStringConvertible {
  var n: Int
  func advanced(by k: Int) -> Floor { Floor(n: n + k) }
  func distance(to other: Floor) -> Int { other.n - n }
  var description: String { "floor \(n)" }
}
for floor in Floor(n: 3)... {
  print(floor)
  if floor.n == 5 { break }
}
print(Array(zip(Floor(n: 1)..., ["a", "b"])).map { "\($0) \($1)" })

// Zones are at most eighteen hours away.
for s in [64_800, 64_801, -64_801, Int.max] { print(TimeZone(secondsFromGMT: s)?.secondsFromGMT() as Any) }

// What an encoder says of a place deep inside.
struct Deep: Encodable { var parts: [[String: Double]] }
do { print(try JSONEncoder().encode(Deep(parts: [["x": 1], ["y": .nan]])).count) } catch EncodingError.invalidValue(_, let context) {
  print(context.codingPath.map(\.stringValue))
}
dump([1, 2], name: "two", indent: 3)
