// Amounts of bytes, and the format that the styles of a date mean.
import Foundation

for count: Int64 in [0, 1, 999, 1000, 1024, 123_456, 12_345_678, 1_234_567_890] {
    print(
        ByteCountFormatter.string(fromByteCount: count, countStyle: .file),
        ByteCountFormatter.string(fromByteCount: count, countStyle: .memory), separator: " | ")
}
let bytes = ByteCountFormatter()
bytes.allowedUnits = [.useKB]
bytes.countStyle = .decimal
print(bytes.string(fromByteCount: 1_234_567))
bytes.allowedUnits = .useAll
bytes.includesActualByteCount = true
print(bytes.string(fromByteCount: 12_345_678))
bytes.includesUnit = false
print(bytes.string(fromByteCount: 12_345_678))

let dates = DateFormatter()
dates.locale = Locale(identifier: "en_US")
func pattern() -> String { String((dates.dateFormat ?? "").map { $0.isWhitespace ? " " : $0 }) }
print("<\(pattern())>")
dates.dateStyle = .medium
dates.timeStyle = .short
print(pattern())
dates.timeStyle = .none
print(pattern())
dates.dateFormat = "yyyy"
print(pattern())
dates.dateStyle = .full
print(pattern())
