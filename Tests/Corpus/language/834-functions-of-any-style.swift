// Expected: compiled with swiftc 6.3. Functions of a program that take any format style are given styles by their names.
import Foundation
let us = Locale(identifier: "en_US")
func show<S: FormatStyle>(_ v: S.FormatInput, _ s: S) -> S.FormatOutput { s.format(v) }
func text<S: FormatStyle>(_ v: S.FormatInput, in s: S) -> String where S.FormatOutput == String { "<" + s.format(v) + ">" }
func int<S: FormatStyle>(_ v: Int, _ s: S) -> S.FormatOutput where S.FormatInput == Int { s.format(v) }
func dbl<S>(_ v: Double, _ s: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Double { s.format(v) }
print(show(3, .number), show(3.5, .number), show(0.5, .percent), show(Date(timeIntervalSince1970: 0), .iso8601))
print(text(1234, in: .number), text(1234.5, in: .number.grouping(.never)), text(0.25, in: .percent))
print(int(3, .number), int(3, .percent), int(1234, .number.grouping(.never)), int(5, .currency(code: "USD").locale(us)))
print(dbl(3, .number), dbl(0.256, .percent.precision(.fractionLength(1))), dbl(5, .currency(code: "USD").locale(us)))
print(show(Int64(5000), .byteCount(style: .file)), show(Decimal(3), .number))
let n = 42, x = 1.5
print(show(n, .number), show(x, .number), show(n, .number.sign(strategy: .always())))
extension Int { func shown<S: FormatStyle>(_ s: S) -> S.FormatOutput where S.FormatInput == Int { s.format(self) } }
extension BinaryFloatingPoint { func shown<S: FormatStyle>(as s: S) -> S.FormatOutput where S.FormatInput == Self { s.format(self) } }
print(5.shown(.number), 2.5.shown(as: .number), Float(2.5).shown(as: .percent), 1234.5.shown(as: .number.precision(.fractionLength(2))))
struct Column<S: FormatStyle> { let style: S; func show(_ v: S.FormatInput) -> S.FormatOutput { style.format(v) } }
print(Column(style: IntegerFormatStyle<Int>.number).show(7), Column<FloatingPointFormatStyle<Double>>(style: .number).show(7))
struct Stars: FormatStyle { func format(_ v: Int) -> String { String(repeating: "*", count: v) } }
extension FormatStyle where Self == Stars { static var stars: Stars { Stars() } }
print(show(3, .stars), int(4, .stars) , 5.formatted(Stars()), 2.shown(.stars), 5.formatted(.stars))
print([1, 2].map { show($0, .number) }, [0.5].map { dbl($0, .percent) })
print(Date(timeIntervalSinceNow: 7200).formatted(.relative(presentation: .named)), IntegerFormatStyle<Int>.number.format(3))
