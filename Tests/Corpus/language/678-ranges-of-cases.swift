// Ranges of a program's own comparable cases, with members that begin with a dot.
enum Level: Int, Comparable {
    case low, mid, high, top
    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
enum Size: Comparable { case small, medium(Int), large }
let level = Level.mid
switch level {
case .top...: print("top or more")
case .mid...: print("mid or more")
default: print("less")
}
switch level {
case ...Level.low: print("low")
case .low ..< .high: print("between")
default: print("other")
}
func grade(_ level: Level) -> String {
    switch level {
    case .low ... .mid: "a"
    case ..<(.top): "b"
    default: "c"
    }
}
print(grade(.low), grade(.mid), grade(.high), grade(.top))
print((Level.low...).contains(.high), (Level.low ... .mid).contains(.high), (...Level.mid).contains(level))
let range: ClosedRange<Level> = .low ... .mid
let half: Range<Level> = .low ..< .high
let from: PartialRangeFrom<Level> = .high...
print(range.contains(level), range.contains(.top), range ~= .low, half.contains(.high), from.contains(.top))
print(range, half, range.lowerBound, half.isEmpty)
func allowed(in range: ClosedRange<Level>) -> [Level] { [.low, .mid, .high, .top].filter { range.contains($0) } }
print(allowed(in: .mid ... .top), allowed(in: .low ... .low))
print([Level.high, .low, .top].filter { (Level.low ..< .top).contains($0) })
if case .mid ... .high = Level.high { print("matched") }
switch Size.medium(3) {
case .small ... .medium(2): print("up to two")
case .medium(3)...: print("three or more")
default: print("?")
}
print((Size.small ... .medium(5)).contains(.medium(9)), max(Size.large, .medium(1)))
