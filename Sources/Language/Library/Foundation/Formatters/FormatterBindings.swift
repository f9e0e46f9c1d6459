import Foundation
import Runtime

/// Adds the natives of number formatters, which use Foundation's formatters.
func addFormatterModule(_ t: inout NativeModule) {
    t.many("NumberFormatter._text(_:_:_:_:)") { a in
        let number = a[1].asOptional.map { NSNumber(value: $0.asInt) } ?? NSNumber(value: a[0].asDouble)
        return .optional(try numberFormatter(a[2].asArray, a[3].asArray).string(from: number))
    }
    t.three("NumberFormatter._read(_:_:_:)") { text, settings, texts in
        let number = try numberFormatter(settings.asArray, texts.asArray).number(from: text.asString)
        return number.map { .double($0.doubleValue) } ?? .none
    }
    t.three("NumberFormatter._symbol(_:_:_:)") { which, settings, texts in
        let formatter = try numberFormatter(settings.asArray, texts.asArray)
        return .optional(formatter[keyPath: symbolKeyPaths[which.asInt &- 1]])
    }
    t.two("ByteCountFormatter._text(_:_:)") { count, settings in
        let numbers = settings.asArray.map(\.asInt)
        let formatter = ByteCountFormatter()
        formatter.allowedUnits = FoundationInput.byteUnits(numbers[0])
        formatter.countStyle = ByteCountFormatter.CountStyle(rawValue: numbers[1]) ?? .file
        formatter.allowsNonnumericFormatting = numbers[2] == 1
        formatter.includesUnit = numbers[3] == 1
        formatter.includesCount = numbers[4] == 1
        formatter.includesActualByteCount = numbers[5] == 1
        formatter.isAdaptive = numbers[6] == 1
        formatter.zeroPadsFractionDigits = numbers[7] == 1
        return .string(formatter.string(fromByteCount: Int64(count.asInt)))
    }
}

/// The symbols of a formatter, in the order in which natives receive them after the locale. Never modified.
nonisolated(unsafe) private let symbolKeyPaths: [KeyPath<NumberFormatter, String?>] = [
    \.groupingSeparator, \.decimalSeparator, \.currencyCode, \.currencySymbol, \.positivePrefix, \.negativePrefix,
    \.positiveSuffix, \.negativeSuffix, \.positiveFormat, \.negativeFormat, \.wholeFormat,
]

extension NumberFormatter {
    fileprivate var wholeFormat: String? { format }
}

// The number formatters by their settings. All programs of the process share them. The world lock guards the
// dictionary.
nonisolated(unsafe) private var numberFormatters: [[Value]: NumberFormatter] = [:]

private func numberFormatter(_ settings: [Value], _ texts: [Value]) throws -> NumberFormatter {
    if let known = numberFormatters[settings + texts] { return known }
    let formatter = NumberFormatter()
    func number(_ index: Int) -> Int? { settings[index].asOptional?.asInt }
    func text(_ index: Int) -> String? { texts[index].asOptional?.asString }
    formatter.locale = try locale(text(0) ?? "en_US")
    formatter.numberStyle = NumberFormatter.Style(rawValue: UInt(bitPattern: number(0) ?? 0)) ?? .none
    if let digits = number(1) { formatter.minimumIntegerDigits = digits }
    if let digits = number(3) { formatter.maximumFractionDigits = digits }
    if let digits = number(2) {
        formatter.minimumFractionDigits = digits
        if formatter.maximumFractionDigits < digits { formatter.maximumFractionDigits = digits }
    }
    if let grouping = number(4) { formatter.usesGroupingSeparator = grouping == 1 }
    formatter.roundingMode = NumberFormatter.RoundingMode(rawValue: UInt(bitPattern: number(5) ?? 4)) ?? .halfEven
    if number(6) == 1 {
        formatter.usesSignificantDigits = true
        if let digits = number(7) { formatter.minimumSignificantDigits = digits }
        if let digits = number(8) { formatter.maximumSignificantDigits = digits }
    }
    if let size = number(9), size != 3 { formatter.groupingSize = size }
    if let digits = number(10), digits != 42 { formatter.maximumIntegerDigits = digits }
    if let separator = text(1) { formatter.groupingSeparator = separator }
    if let separator = text(2) { formatter.decimalSeparator = separator }
    if let code = text(3) { formatter.currencyCode = code }
    if let symbol = text(4) { formatter.currencySymbol = symbol }
    if let prefix = text(5) { formatter.positivePrefix = prefix }
    if let prefix = text(6) { formatter.negativePrefix = prefix }
    if let suffix = text(7) { formatter.positiveSuffix = suffix }
    if let suffix = text(8) { formatter.negativeSuffix = suffix }
    if let format = text(9) { formatter.positiveFormat = format }
    if let format = text(10) { formatter.negativeFormat = format }
    if let format = text(11) { formatter.format = format }
    numberFormatters[settings + texts] = formatter
    return formatter
}
