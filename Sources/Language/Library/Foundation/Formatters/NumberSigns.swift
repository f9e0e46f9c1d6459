import Foundation

/// Writes numbers with the digits and separators of a locale.
struct NumberSigns {
    private let locale: Locale
    init(locale identifier: String) throws { locale = try Library.locale(identifier) }

    /// Converts a number in C's notation to the locale's signs. A number with an exponent stays unchanged.
    func localized(_ number: String) -> String {
        let sign = number.prefix { !$0.isNumber }
        let whole = number.dropFirst(sign.count).prefix { $0.isNumber }
        let rest = number.dropFirst(sign.count + whole.count)
        // The C locale has separators that its formats do not use. A decimal number has at most 38 digits.
        guard !locale.identifier.hasSuffix("_POSIX"), whole.count + rest.count <= 38, !rest.contains(where: \.isLetter),
            let value = Decimal(string: String(whole + rest))
        else { return number }
        let length = Decimal.FormatStyle.Configuration.Precision.integerAndFractionLength(
            integer: whole.count, fraction: max(0, rest.count - 1))
        return sign + value.formatted(.number.locale(locale).precision(length))
    }
}
