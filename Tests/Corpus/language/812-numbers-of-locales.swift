// Expected: compiled with swiftc 6.3. Numbers with the groups of a locale, and with formats of their own.
import Foundation
for id in ["de_DE","en_US","es_ES","hi_IN","fr_FR","pl_PL"] {
print(id, String(format: "%+d|%08d|%d|%.2f|%10.1f|%-8d|%i|%010.2f|% d|%5.1f%%", locale: Locale(identifier: id), 1234, 1234, 12345678, 1234567.891, 1234.5, 1234, -1234, 1234.5, 12345, 1234.5))
}
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.positiveFormat = "#,##0.00"
print(f.string(from: 1234.5) ?? "nil")
print(f.string(from: -1234.5) ?? "nil")
f.negativeFormat = "(#,##0.00)"
print(f.string(from: -1234.5) ?? "nil", f.positiveFormat ?? "nil", f.negativeFormat ?? "nil")
let g = NumberFormatter()
g.locale = Locale(identifier: "en_US")
g.positivePrefix = "+"
print(g.string(from: 3) ?? "nil", g.positiveFormat ?? "nil", g.negativeFormat ?? "nil", g.format)
g.format = "0.000;-0.0"
print(g.string(from: 3.14159) ?? "nil", g.string(from: -3.14159) ?? "nil", g.format)
let h = NumberFormatter()
h.positiveFormat = "#,##0.##% done"
print(h.string(from: 0.256) ?? "nil", h.minimumFractionDigits, h.maximumFractionDigits)
let k = NumberFormatter()
k.numberStyle = .decimal
k.format = "000"
print(k.string(from: 7) ?? "nil", k.format, k.positiveFormat ?? "nil")
