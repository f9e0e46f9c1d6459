import Foundation

/// What a locale puts between the digits of a number.
struct NumberSigns {
    private let decimal: String
    private let group: String

    init(locale identifier: String) {
        let locale = Locale(identifier: identifier)
        decimal = locale.decimalSeparator ?? "."
        // The locale of C names a separator that its formats do not use.
        group = identifier.hasSuffix("_POSIX") ? "" : locale.groupingSeparator ?? ""
    }

    /// A number as C writes it, with the signs of the locale; one with an exponent stays as it is.
    func written(_ number: String) -> String {
        let sign = number.prefix { !$0.isNumber }
        let whole = number.dropFirst(sign.count).prefix { $0.isNumber }
        let rest = number.dropFirst(sign.count + whole.count)
        if rest.contains(where: \.isLetter) { return number }
        var digits = ""
        for (index, digit) in whole.enumerated() {
            if index > 0, (whole.count - index) % 3 == 0 { digits += group }
            digits.append(digit)
        }
        return sign + digits + (rest.hasPrefix(".") ? decimal + rest.dropFirst() : rest)
    }
}
