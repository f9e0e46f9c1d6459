import Runtime

/// Dates and numbers as text.
let formattersPage = LibraryPage(
    name: "Formatters", module: "Foundation",
    text: #"""
        /// Writes values for people.
        class Formatter: NSObject {
            func string(for obj: Any?) -> String? { nil }
        }
        /// What coders ask of a date formatter.
        protocol _DateWriting {
            func string(from date: Date) -> String
            func date(from string: String) -> Date?
        }
        /// Dates as text and back.
        class DateFormatter: Formatter, _DateWriting {
            enum Style: UInt { case none, short, medium, long, full }
            var dateFormat: String! {
                get { _format ?? DateFormatter._pattern(_settings) }
                set { _format = newValue }
            }
            // A style that is set takes the place of a format.
            var dateStyle = DateFormatter.Style.none { didSet { _format = nil } }
            var timeStyle = DateFormatter.Style.none { didSet { _format = nil } }
            private var _format: String? = nil
            var locale: Locale! = Locale.current
            var timeZone: TimeZone! = TimeZone.current
            var calendar: Calendar! = Calendar.current
            var isLenient = false
            var doesRelativeDateFormatting = false
            var defaultDate: Date? = nil
            var amSymbol: String! = "AM"
            var pmSymbol: String! = "PM"
            override init() {}
            private var _settings: (String, Int, Int, String, String) {
                (
                    _format ?? "", Int(dateStyle.rawValue), Int(timeStyle.rawValue), locale?.identifier ?? "en_US",
                    timeZone?.identifier ?? "GMT"
                )
            }
            static func _text(_ settings: (String, Int, Int, String, String), _ date: Date) -> String
            static func _read(_ settings: (String, Int, Int, String, String), _ text: String) -> Date?
            static func _pattern(_ settings: (String, Int, Int, String, String)) -> String
            static func _template(_ template: String, _ locale: String) -> String?
            func string(from date: Date) -> String { DateFormatter._text(_settings, date) }
            func date(from string: String) -> Date? { DateFormatter._read(_settings, string) }
            override func string(for obj: Any?) -> String? { (obj as? Date).map { string(from: $0) } }
            func setLocalizedDateFormatFromTemplate(_ template: String) {
                dateFormat = DateFormatter._template(template, locale?.identifier ?? "en_US") ?? template
            }
            class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
                _template(tmplate, locale?.identifier ?? "en_US")
            }
            class func localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String {
                let formatter = DateFormatter()
                formatter.dateStyle = dstyle
                formatter.timeStyle = tstyle
                return formatter.string(from: date)
            }
        }
        /// Dates in the international form.
        class ISO8601DateFormatter: Formatter {
            struct Options: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let withYear = ISO8601DateFormatter.Options(rawValue: 1)
                static let withMonth = ISO8601DateFormatter.Options(rawValue: 2)
                static let withDay = ISO8601DateFormatter.Options(rawValue: 16)
                static let withTime = ISO8601DateFormatter.Options(rawValue: 32)
                static let withTimeZone = ISO8601DateFormatter.Options(rawValue: 64)
                static let withSpaceBetweenDateAndTime = ISO8601DateFormatter.Options(rawValue: 128)
                static let withDashSeparatorInDate = ISO8601DateFormatter.Options(rawValue: 256)
                static let withColonSeparatorInTime = ISO8601DateFormatter.Options(rawValue: 512)
                static let withColonSeparatorInTimeZone = ISO8601DateFormatter.Options(rawValue: 1024)
                static let withFractionalSeconds = ISO8601DateFormatter.Options(rawValue: 2048)
                static let withFullDate = ISO8601DateFormatter.Options(rawValue: 275)
                static let withFullTime = ISO8601DateFormatter.Options(rawValue: 1632)
                static let withInternetDateTime = ISO8601DateFormatter.Options(rawValue: 1907)
            }
            var formatOptions: ISO8601DateFormatter.Options = .withInternetDateTime
            var timeZone: TimeZone! = TimeZone.gmt
            override init() {}
            static func _text(_ options: UInt, _ zone: String, _ date: Date) -> String
            static func _read(_ options: UInt, _ zone: String, _ text: String) -> Date?
            func string(from date: Date) -> String { ISO8601DateFormatter._text(formatOptions.rawValue, timeZone.identifier, date) }
            func date(from string: String) -> Date? {
                ISO8601DateFormatter._read(formatOptions.rawValue, timeZone.identifier, string)
            }
        }
        /// Numbers as text and back.
        class NumberFormatter: Formatter {
            enum Style: UInt {
                case none, decimal, currency, percent, scientific, spellOut, ordinal
                case currencyISOCode = 8, currencyPlural, currencyAccounting
            }
            enum RoundingMode: UInt { case ceiling, floor, down, up, halfEven, halfDown, halfUp }
            var numberStyle = NumberFormatter.Style.none
            var locale: Locale! = Locale.current
            var minimumIntegerDigits: Int {
                get { _minimumInteger ?? 1 }
                set { _minimumInteger = newValue }
            }
            var maximumIntegerDigits = 42
            var minimumFractionDigits: Int {
                get { _minimumFraction ?? (numberStyle == .currency ? 2 : 0) }
                set { _minimumFraction = newValue }
            }
            var maximumFractionDigits: Int {
                get { _maximumFraction ?? (numberStyle == .decimal ? 3 : numberStyle == .currency ? 2 : 0) }
                set { _maximumFraction = newValue }
            }
            var usesGroupingSeparator: Bool {
                get { _grouping ?? (numberStyle == .decimal || numberStyle == .currency || numberStyle == .percent) }
                set { _grouping = newValue }
            }
            var groupingSeparator: String! {
                get { NumberFormatter._symbol(1, _numbers, _texts) }
                set { _groupingSeparator = newValue }
            }
            var decimalSeparator: String! {
                get { NumberFormatter._symbol(2, _numbers, _texts) }
                set { _decimalSeparator = newValue }
            }
            var groupingSize = 3
            var currencyCode: String! {
                get { NumberFormatter._symbol(3, _numbers, _texts) }
                set { _currencyCode = newValue }
            }
            var currencySymbol: String! {
                get { NumberFormatter._symbol(4, _numbers, _texts) }
                set { _currencySymbol = newValue }
            }
            var positivePrefix: String! {
                get { NumberFormatter._symbol(5, _numbers, _texts) }
                set { _positivePrefix = newValue }
            }
            var negativePrefix: String! {
                get { NumberFormatter._symbol(6, _numbers, _texts) }
                set { _negativePrefix = newValue }
            }
            var positiveSuffix: String! {
                get { NumberFormatter._symbol(7, _numbers, _texts) }
                set { _positiveSuffix = newValue }
            }
            var negativeSuffix: String! {
                get { NumberFormatter._symbol(8, _numbers, _texts) }
                set { _negativeSuffix = newValue }
            }
            var percentSymbol: String!
            var roundingMode = NumberFormatter.RoundingMode.halfEven
            var usesSignificantDigits = false
            var minimumSignificantDigits = 1
            var maximumSignificantDigits = 6
            var allowsFloats = true
            var multiplier: NSNumber? = nil
            var zeroSymbol: String? = nil
            var minimum: NSNumber? = nil
            var maximum: NSNumber? = nil
            private var _groupingSeparator: String? = nil
            private var _decimalSeparator: String? = nil
            private var _currencyCode: String? = nil
            private var _currencySymbol: String? = nil
            private var _positivePrefix: String? = nil
            private var _negativePrefix: String? = nil
            private var _positiveSuffix: String? = nil
            private var _negativeSuffix: String? = nil
            private var _minimumInteger: Int? = nil
            private var _minimumFraction: Int? = nil
            private var _maximumFraction: Int? = nil
            private var _grouping: Bool? = nil
            override init() {}
            static func _text(_ number: Double, _ settings: [Int?], _ texts: [String?]) -> String?
            static func _read(_ text: String, _ settings: [Int?], _ texts: [String?]) -> Double?
            static func _symbol(_ which: Int, _ settings: [Int?], _ texts: [String?]) -> String?
            private var _numbers: [Int?] {
                [
                    Int(numberStyle.rawValue), _minimumInteger, _minimumFraction, _maximumFraction,
                    _grouping.map { $0 ? 1 : 0 }, Int(roundingMode.rawValue), usesSignificantDigits ? 1 : 0,
                    minimumSignificantDigits, maximumSignificantDigits, groupingSize, maximumIntegerDigits,
                ]
            }
            private var _texts: [String?] {
                [
                    locale?.identifier, _groupingSeparator, _decimalSeparator, _currencyCode, _currencySymbol,
                    _positivePrefix, _negativePrefix, _positiveSuffix, _negativeSuffix,
                ]
            }
            func string(from number: NSNumber) -> String? {
                if let zeroSymbol, number.doubleValue == 0 { return zeroSymbol }
                return NumberFormatter._text(number.doubleValue * (multiplier?.doubleValue ?? 1), _numbers, _texts)
            }
            override func string(for obj: Any?) -> String? {
                if let number = obj as? NSNumber { return string(from: number) }
                if let number = obj as? Int { return string(from: NSNumber(value: number)) }
                if let number = obj as? Double { return string(from: NSNumber(value: number)) }
                if let number = obj as? Float { return string(from: NSNumber(value: number)) }
                return nil
            }
            func number(from string: String) -> NSNumber? {
                NumberFormatter._read(string, _numbers, _texts).map {
                    $0 == $0.rounded() && $0.magnitude < 1e15 ? NSNumber(value: Int($0)) : NSNumber(value: $0)
                }
            }
            class func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String {
                let formatter = NumberFormatter()
                formatter.numberStyle = nstyle
                return formatter.string(from: num) ?? ""
            }
        }
        /// Amounts of bytes for people.
        class ByteCountFormatter: Formatter {
            struct Units: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let useBytes = Units(rawValue: 1)
                static let useKB = Units(rawValue: 2)
                static let useMB = Units(rawValue: 4)
                static let useGB = Units(rawValue: 8)
                static let useTB = Units(rawValue: 16)
                static let usePB = Units(rawValue: 32)
                static let useEB = Units(rawValue: 64)
                static let useZB = Units(rawValue: 128)
                static let useYBOrHigher = Units(rawValue: 65280)
                static let useAll = Units(rawValue: 65535)
            }
            enum CountStyle: Int { case file, memory, decimal, binary }
            var allowedUnits: ByteCountFormatter.Units = []
            var countStyle = ByteCountFormatter.CountStyle.file
            var allowsNonnumericFormatting = true
            var includesUnit = true
            var includesCount = true
            var includesActualByteCount = false
            var isAdaptive = true
            var zeroPadsFractionDigits = false
            override init() {}
            static func _text(_ count: Int, _ settings: [Int]) -> String
            func string(fromByteCount byteCount: Int64) -> String {
                let flags = [
                    allowsNonnumericFormatting, includesUnit, includesCount, includesActualByteCount, isAdaptive,
                    zeroPadsFractionDigits,
                ]
                return ByteCountFormatter._text(
                    Int(byteCount), [Int(allowedUnits.rawValue), countStyle.rawValue] + flags.map { $0 ? 1 : 0 })
            }
            class func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String {
                let formatter = ByteCountFormatter()
                formatter.countStyle = countStyle
                return formatter.string(fromByteCount: byteCount)
            }
        }
        extension Sequence where Element == String {
            /// As a sentence has it: with commas, and a word before the last.
            func formatted() -> String {
                let texts = Array(self)
                if texts.count < 3 { return texts.joined(separator: " and ") }
                return texts.dropLast().joined(separator: ", ") + ", and " + texts[texts.count - 1]
            }
        }
        """#)
