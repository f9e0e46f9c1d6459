import Platform
import Rill
import Runtime

/// Implements `String(format:)`: the conversions of `printf`, and `%@` for values.
struct Format {
    private var text = ""
    private let arguments: [Value]
    private let signs: NumberSigns?
    private var nextArgument = 0

    static func apply(_ format: String, _ arguments: [Value], _ signs: NumberSigns? = nil) throws -> String {
        var formatter = Format(arguments: arguments, signs: signs)
        try formatter.run(Array(format))
        return formatter.text
    }

    private init(arguments: [Value], signs: NumberSigns?) {
        self.arguments = arguments
        self.signs = signs
    }

    private struct Specification {
        var flags = ""
        var width: Int?
        var precision: Int?
        var length = ""
        var isLeft: Bool { flags.contains("-") }
        /// The width of an integer in bits. Without a length modifier it is 32, as for C's `int`.
        var bits: Int { length.isEmpty ? 32 : length.hasPrefix("hh") ? 8 : length.hasPrefix("h") ? 16 : 64 }

        /// The maximum width of a field. Creating a field cannot be interrupted, so the width is limited.
        static let widest = 1 << 20
        func check() throws {
            for number in [width, precision] {
                guard let number, number > Self.widest else { continue }
                throw Trap("out-of-memory", "a field of \(number) characters is too wide: the limit is \(Self.widest)")
            }
        }
    }

    private mutating func run(_ format: [Character]) throws {
        var index = 0
        while index < format.count {
            guard format[index] == "%" else {
                text.append(format[index])
                index += 1
                continue
            }
            index += 1
            guard index < format.count else { return }
            if format[index] == "%" {
                text += "%"
                index += 1
                continue
            }
            var specification = Specification()
            guard let code = readSpecification(&specification, format, &index) else { continue }
            try specification.check()
            try write(code, specification)
        }
    }

    private mutating func readSpecification(_ spec: inout Specification, _ format: [Character], _ index: inout Int)
        -> Character?
    {
        // In `%2$d` the number selects the argument.
        var digits = index
        while digits < format.count, format[digits].isNumber { digits += 1 }
        if digits < format.count, digits > index, format[digits] == "$" {
            nextArgument = max(0, (Int(String(format[index..<digits])) ?? 1) - 1)
            index = digits + 1
        }
        while index < format.count, "-+ 0#'".contains(format[index]) {
            spec.flags.append(format[index])
            index += 1
        }
        spec.width = number(format, &index)
        if let width = spec.width, width < 0 {
            spec.flags += "-"
            spec.width = width == .min ? .max : -width
        }
        if index < format.count, format[index] == "." {
            index += 1
            spec.precision = number(format, &index) ?? 0
        }
        while index < format.count, "hlqztjL".contains(format[index]) {
            spec.length.append(format[index])
            index += 1
        }
        guard index < format.count else { return nil }
        defer { index += 1 }
        return format[index]
    }

    private mutating func number(_ format: [Character], _ index: inout Int) -> Int? {
        if index < format.count, format[index] == "*" {
            index += 1
            return takeArgument()?.unboxed.asInt
        }
        let start = index
        while index < format.count, format[index].isASCII, format[index].isNumber { index += 1 }
        return start == index ? nil : Int(String(format[start..<index])) ?? .max
    }

    private mutating func takeArgument() -> Value? {
        defer { nextArgument += 1 }
        return arguments.indices.contains(nextArgument) ? arguments[nextArgument] : nil
    }

    private mutating func write(_ code: Character, _ spec: Specification) throws {
        guard let argument = takeArgument() else { return }
        let value = argument.unboxed
        let piece: String
        switch code {
        case "d", "i", "D": piece = integer(value, spec, isSigned: true, 10)
        case "u", "U": piece = integer(value, spec, isSigned: false, 10)
        case "x", "X", "p":
            piece = integer(value, spec, isSigned: false, 16, uppercase: code == "X", prefix: code == "p")
        case "o", "O": piece = integer(value, spec, isSigned: false, 8)
        case "f", "F", "e", "E", "g", "G", "a", "A": piece = floating(value.number ?? 0, spec, code)
        case "c", "C": piece = padded(String(value.scalar), spec)
        case "@": piece = Printing.describe(any: argument)  // Foundation minds no width here
        case "s", "S": piece = padded(describe(argument, spec), spec)
        default: piece = String(code)
        }
        try InterruptibleLoop.append(piece, to: &text)
    }

    private func describe(_ argument: Value, _ spec: Specification) -> String {
        let full = Printing.describe(any: argument)
        return spec.precision.map { String(full.prefix($0)) } ?? full
    }

    private func padded(_ body: String, _ spec: Specification, zero: Bool = false) -> String {
        let missing = (spec.width ?? 0) - body.count
        guard missing > 0 else { return body }
        if spec.isLeft { return body + String(repeating: " ", count: missing) }
        guard zero else { return String(repeating: " ", count: missing) + body }
        // Zeros that fill the field follow the sign and `0x`.
        let sign = body.prefix { "+- ".contains($0) }
        let rest = body.dropFirst(sign.count)
        let base = rest.hasPrefix("0x") || rest.hasPrefix("0X") ? rest.prefix(2) : ""
        return sign + base + String(repeating: "0", count: missing) + rest.dropFirst(base.count)
    }

    private func integer(
        _ value: Value, _ spec: Specification, isSigned: Bool, _ radix: Int, uppercase: Bool = false,
        prefix: Bool = false
    ) -> String {
        let number: Int
        if case .int(let whole) = value { number = whole } else { number = .saturating(value.number ?? 0) }
        // Only the lower bits of the number are used.
        let unread = Int.bitWidth - spec.bits
        var digits: String
        var sign = ""
        if isSigned {
            let value = (number << unread) >> unread
            digits = String(value.magnitude, radix: radix)
            // With a locale, no space replaces an absent sign.
            let gap = spec.flags.contains(" ") && signs == nil ? " " : ""
            sign = value < 0 ? "-" : spec.flags.contains("+") ? "+" : gap
        } else {
            let bits = UInt(bitPattern: number << unread) >> UInt(unread)
            digits = String(bits, radix: radix, uppercase: uppercase)
            if prefix || (spec.flags.contains("#") && bits != 0) {
                sign = radix == 16 ? (uppercase ? "0X" : "0x") : "0"
            }
        }
        if let precision = spec.precision, digits.count < precision {
            digits = String(repeating: "0", count: precision - digits.count) + digits
        }
        let fills = spec.flags.contains("0") && spec.precision == nil
        guard radix == 10, let signs else { return padded(sign + digits, spec, zero: fills) }
        // Zeros that fill a width get group separators too.
        if fills { return signs.localized(padded(sign + digits, spec, zero: true)) }
        return padded(signs.localized(sign + digits), spec)
    }

    private func floating(_ number: Double, _ spec: Specification, _ code: Character) -> String {
        var format = "%" + spec.flags.filter { "+ #".contains($0) }
        if let precision = spec.precision { format += ".\(min(precision, 500))" }
        format.append(code)
        var body = Mathematics.formatted(number, format)
        if let signs, number.isFinite, "fFgG".contains(code) { body = signs.localized(body) }
        // With a locale, blanks fill the field.
        return padded(body, spec, zero: signs == nil && spec.flags.contains("0") && number.isFinite)
    }
}

extension Value {
    /// The value as a Double, converted from an integer or a floating-point number as in C.
    fileprivate var number: Double? {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        case .bool(let value): value ? 1 : 0
        default: nil
        }
    }
}

func addFormatModule(_ t: inout NativeModule) {
    t.two("String.init(format:_:)") { .string(try Format.apply($0.asString, $1.asArray)) }
    t.two("String.init(format:arguments:)") { .string(try Format.apply($0.asString, $1.asArray)) }
    t.three("String.init(format:locale:)") { format, locale, arguments in
        let name = locale.asOptional?.exactly(RecordBox.self).base[0].asString
        return .string(try Format.apply(format.asString, arguments.asArray, name.map { try NumberSigns(locale: $0) }))
    }
    t.two("String.localizedStringWithFormat(_:_:)") {
        .string(try Format.apply($0.asString, $1.asArray, try NumberSigns(locale: "en_US")))
    }
    t.three("String.appendingFormat(_:_:)") { .string(try $0.asString + Format.apply($1.asString, $2.asArray)) }
}
