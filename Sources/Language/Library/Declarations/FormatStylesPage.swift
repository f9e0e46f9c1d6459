import Runtime

/// Numbers and dates as text in styles that are put together from parts: `.number.precision(.fractionLength(2))`.
let formatStylesPage = LibraryPage(
    name: "FormatStyles", module: "Foundation",
    text: #"""
        /// Makes text of values of one type.
        protocol FormatStyle: Hashable {
            associatedtype FormatInput
            associatedtype FormatOutput
            func format(_ value: FormatInput) -> FormatOutput
        }
        /// What can be said of how a number looks.
        enum NumberFormatStyleConfiguration {
            /// How many digits are shown.
            struct Precision: Hashable {
                var _integer: [Int?] = [nil, nil]
                var _fraction: [Int?] = [nil, nil]
                var _significant: [Int?] = [nil, nil]
                static func _ends<R: RangeExpression>(_ limits: R) -> [Int?] where R.Bound == Int {
                    let range = limits.relative(to: 0..<Int.max)
                    return [range.lowerBound, range.upperBound == Int.max ? nil : range.upperBound - 1]
                }
                static func significantDigits(_ digits: Int) -> Precision { Precision(_significant: [digits, digits]) }
                static func significantDigits<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
                    Precision(_significant: _ends(limits))
                }
                static func fractionLength(_ length: Int) -> Precision { Precision(_fraction: [length, length]) }
                static func fractionLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
                    Precision(_fraction: _ends(limits))
                }
                static func integerLength(_ length: Int) -> Precision { Precision(_integer: [length, length]) }
                static func integerLength<R: RangeExpression>(_ limits: R) -> Precision where R.Bound == Int {
                    Precision(_integer: _ends(limits))
                }
                static func integerAndFractionLength(integer: Int, fraction: Int) -> Precision {
                    Precision(_integer: [integer, integer], _fraction: [fraction, fraction])
                }
                static func integerAndFractionLength<R1: RangeExpression, R2: RangeExpression>(
                    integerLimits: R1, fractionLimits: R2
                ) -> Precision where R1.Bound == Int, R2.Bound == Int {
                    Precision(_integer: _ends(integerLimits), _fraction: _ends(fractionLimits))
                }
            }
            /// Whether there is a mark between thousands.
            struct Grouping: Hashable {
                let _number: Int
                static var automatic: Grouping { Grouping(_number: 0) }
                static var never: Grouping { Grouping(_number: 1) }
            }
            /// Whether the sign is shown.
            struct SignDisplayStrategy: Hashable {
                let _number: Int
                static var automatic: SignDisplayStrategy { SignDisplayStrategy(_number: 0) }
                static var never: SignDisplayStrategy { SignDisplayStrategy(_number: 1) }
                static func always(includingZero: Bool = true) -> SignDisplayStrategy {
                    SignDisplayStrategy(_number: includingZero ? 2 : 3)
                }
            }
            struct DecimalSeparatorDisplayStrategy: Hashable {
                let _number: Int
                static var automatic: DecimalSeparatorDisplayStrategy { DecimalSeparatorDisplayStrategy(_number: 0) }
                static var always: DecimalSeparatorDisplayStrategy { DecimalSeparatorDisplayStrategy(_number: 1) }
            }
            struct Notation: Hashable {
                let _number: Int
                static var automatic: Notation { Notation(_number: 0) }
                static var scientific: Notation { Notation(_number: 1) }
                static var compactName: Notation { Notation(_number: 2) }
            }
        }
        /// What can be said of how an amount of money looks.
        enum CurrencyFormatStyleConfiguration {
            struct Presentation: Hashable {
                let _number: Int
                static var standard: Presentation { Presentation(_number: 0) }
                static var narrow: Presentation { Presentation(_number: 1) }
                static var isoCode: Presentation { Presentation(_number: 2) }
                static var fullName: Presentation { Presentation(_number: 3) }
            }
            struct SignDisplayStrategy: Hashable {
                let _number: Int
                static var automatic: SignDisplayStrategy { SignDisplayStrategy(_number: 0) }
                static var never: SignDisplayStrategy { SignDisplayStrategy(_number: 1) }
                static func always(showZero: Bool = true) -> SignDisplayStrategy {
                    SignDisplayStrategy(_number: showZero ? 2 : 3)
                }
                static var accounting: SignDisplayStrategy { SignDisplayStrategy(_number: 4) }
                static func accountingAlways(showZero: Bool = false) -> SignDisplayStrategy {
                    SignDisplayStrategy(_number: showZero ? 5 : 6)
                }
            }
        }
        struct _NumberSettings: Hashable {
            /// 0 a number, 1 a share of hundred, 2 an amount of money.
            var kind = 0
            var locale = Locale.current.identifier
            var code = ""
            var precision = NumberFormatStyleConfiguration.Precision()
            var grouping = 0
            var sign = 0
            var separator = 0
            var notation = 0
            var presentation = 0
            var rounding: Int? = nil
            var increment: Int? = nil
            var scale: Double? = nil
            static func _text(_ number: String, _ texts: [String], _ settings: [Int?], _ scale: Double?) -> String
            func text(_ number: String) -> String {
                let digits = precision._integer + precision._fraction + precision._significant
                return _NumberSettings._text(
                    number, [locale, code],
                    digits + [kind, grouping, sign, separator, notation, presentation, rounding, increment], scale)
            }
        }
        protocol _NumberStyle: FormatStyle {
            var _settings: _NumberSettings { get set }
        }
        extension _NumberStyle {
            func _with<T>(_ path: WritableKeyPath<_NumberSettings, T>, _ value: T) -> Self {
                var copy = self
                copy._settings[keyPath: path] = value
                return copy
            }
            func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self { _with(\.precision, p) }
            func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self { _with(\.grouping, group._number) }
            func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self {
                _with(\.separator, strategy._number)
            }
            func rounded(rule: FloatingPointRoundingRule = .toNearestOrEven, increment: Int? = nil) -> Self {
                let rules: [FloatingPointRoundingRule] = [
                    .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
                ]
                return _with(\.rounding, rules.firstIndex(of: rule)!)._with(\.increment, increment)
            }
            func scale(_ multiplicand: Double) -> Self { _with(\.scale, multiplicand) }
            func locale(_ locale: Locale) -> Self { _with(\.locale, locale.identifier) }
        }
        protocol _PlainNumberStyle: _NumberStyle {}
        extension _PlainNumberStyle {
            func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self { _with(\.sign, strategy._number) }
            func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self { _with(\.notation, notation._number) }
        }
        protocol _MoneyStyle: _NumberStyle {}
        extension _MoneyStyle {
            func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self { _with(\.sign, strategy._number) }
            func presentation(_ p: CurrencyFormatStyleConfiguration.Presentation) -> Self { _with(\.presentation, p._number) }
        }
        /// Integers as text.
        struct IntegerFormatStyle<Value: BinaryInteger>: _PlainNumberStyle {
            typealias Configuration = NumberFormatStyleConfiguration
            typealias FormatInput = Value
            var _settings: _NumberSettings
            init(locale: Locale = .current) { _settings = _NumberSettings(locale: locale.identifier) }
            func format(_ value: Value) -> String { _settings.text(value.description) }
            static var number: Self { Self() }
            struct Percent: _PlainNumberStyle {
                typealias FormatInput = Value
                var _settings: _NumberSettings
                init(locale: Locale = .current) { _settings = _NumberSettings(kind: 1, locale: locale.identifier) }
                func format(_ value: Value) -> String { _settings.text(value.description + "e-2") }
                static var percent: Self { Self() }
            }
            struct Currency: _MoneyStyle {
                typealias FormatInput = Value
                var _settings: _NumberSettings
                init(code: String, locale: Locale = .current) {
                    _settings = _NumberSettings(kind: 2, locale: locale.identifier, code: code)
                }
                func format(_ value: Value) -> String { _settings.text(value.description) }
                static func currency(code: String) -> Self { Self(code: code) }
            }
        }
        /// Floating-point numbers as text.
        struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: _PlainNumberStyle {
            typealias Configuration = NumberFormatStyleConfiguration
            typealias FormatInput = Value
            var _settings: _NumberSettings
            init(locale: Locale = .current) { _settings = _NumberSettings(locale: locale.identifier) }
            func format(_ value: Value) -> String { _settings.text("\(value)") }
            static var number: Self { Self() }
            struct Percent: _PlainNumberStyle {
                typealias FormatInput = Value
                var _settings: _NumberSettings
                init(locale: Locale = .current) { _settings = _NumberSettings(kind: 1, locale: locale.identifier) }
                func format(_ value: Value) -> String { _settings.text("\(value)") }
                static var percent: Self { Self() }
            }
            struct Currency: _MoneyStyle {
                typealias FormatInput = Value
                var _settings: _NumberSettings
                init(code: String, locale: Locale = .current) {
                    _settings = _NumberSettings(kind: 2, locale: locale.identifier, code: code)
                }
                func format(_ value: Value) -> String { _settings.text("\(value)") }
                static func currency(code: String) -> Self { Self(code: code) }
            }
        }
        extension Decimal {
            /// Decimal numbers as text.
            struct FormatStyle: _PlainNumberStyle {
                typealias Configuration = NumberFormatStyleConfiguration
                typealias FormatInput = Decimal
                var _settings: _NumberSettings
                init(locale: Locale = .current) { _settings = _NumberSettings(locale: locale.identifier) }
                func format(_ value: Decimal) -> String { _settings.text(value.description) }
                static var number: Decimal.FormatStyle { Decimal.FormatStyle() }
                struct Percent: _PlainNumberStyle {
                    typealias FormatInput = Decimal
                    var _settings: _NumberSettings
                    init(locale: Locale = .current) { _settings = _NumberSettings(kind: 1, locale: locale.identifier) }
                    func format(_ value: Decimal) -> String { _settings.text(value.description) }
                    static var percent: Self { Self() }
                }
                struct Currency: _MoneyStyle {
                    typealias FormatInput = Decimal
                    var _settings: _NumberSettings
                    init(code: String, locale: Locale = .current) {
                        _settings = _NumberSettings(kind: 2, locale: locale.identifier, code: code)
                    }
                    func format(_ value: Decimal) -> String { _settings.text(value.description) }
                    static func currency(code: String) -> Self { Self(code: code) }
                }
            }
            func formatted() -> String { Decimal.FormatStyle().format(self) }
            func formatted(_ format: Decimal.FormatStyle) -> String { format.format(self) }
            func formatted(_ format: Decimal.FormatStyle.Percent) -> String { format.format(self) }
            func formatted(_ format: Decimal.FormatStyle.Currency) -> String { format.format(self) }
        }
        extension BinaryInteger {
            /// With a comma between thousands.
            func formatted() -> String { IntegerFormatStyle<Self>().format(self) }
            func formatted(_ format: IntegerFormatStyle<Self>) -> String { format.format(self) }
            func formatted(_ format: IntegerFormatStyle<Self>.Percent) -> String { format.format(self) }
            func formatted(_ format: IntegerFormatStyle<Self>.Currency) -> String { format.format(self) }
        }
        extension BinaryFloatingPoint {
            /// With a comma between thousands.
            func formatted() -> String { FloatingPointFormatStyle<Self>().format(self) }
            func formatted(_ format: FloatingPointFormatStyle<Self>) -> String { format.format(self) }
            func formatted(_ format: FloatingPointFormatStyle<Self>.Percent) -> String { format.format(self) }
            func formatted(_ format: FloatingPointFormatStyle<Self>.Currency) -> String { format.format(self) }
        }
        protocol _DateStyle: FormatStyle {}
        extension Date {
            /// Dates as text, by their parts.
            struct FormatStyle: _DateStyle {
                typealias FormatInput = Date
                struct DateStyle: Hashable {
                    let _number: Int
                    static let omitted = DateStyle(_number: 0)
                    static let numeric = DateStyle(_number: 1)
                    static let abbreviated = DateStyle(_number: 2)
                    static let long = DateStyle(_number: 3)
                    static let complete = DateStyle(_number: 4)
                }
                struct TimeStyle: Hashable {
                    let _number: Int
                    static let omitted = TimeStyle(_number: 0)
                    static let shortened = TimeStyle(_number: 1)
                    static let standard = TimeStyle(_number: 2)
                    static let complete = TimeStyle(_number: 3)
                }
                /// How a part is written; the names are those that the natives know.
                struct Symbol: Hashable {
                    let _name: String
                    struct Era: Hashable {
                        let _name: String
                        static var abbreviated: Era { Era(_name: "abbreviated") }
                        static var narrow: Era { Era(_name: "narrow") }
                        static var wide: Era { Era(_name: "wide") }
                    }
                    struct Year: Hashable {
                        let _name: String
                        static var defaultDigits: Year { Year(_name: "defaultDigits") }
                        static var twoDigits: Year { Year(_name: "twoDigits") }
                    }
                    struct Quarter: Hashable {
                        let _name: String
                        static var abbreviated: Quarter { Quarter(_name: "abbreviated") }
                        static var narrow: Quarter { Quarter(_name: "narrow") }
                        static var oneDigit: Quarter { Quarter(_name: "oneDigit") }
                        static var twoDigits: Quarter { Quarter(_name: "twoDigits") }
                        static var wide: Quarter { Quarter(_name: "wide") }
                    }
                    struct Month: Hashable {
                        let _name: String
                        static var abbreviated: Month { Month(_name: "abbreviated") }
                        static var defaultDigits: Month { Month(_name: "defaultDigits") }
                        static var narrow: Month { Month(_name: "narrow") }
                        static var twoDigits: Month { Month(_name: "twoDigits") }
                        static var wide: Month { Month(_name: "wide") }
                    }
                    struct Week: Hashable {
                        let _name: String
                        static var defaultDigits: Week { Week(_name: "defaultDigits") }
                        static var twoDigits: Week { Week(_name: "twoDigits") }
                        static var weekOfMonth: Week { Week(_name: "weekOfMonth") }
                    }
                    struct Day: Hashable {
                        let _name: String
                        static var defaultDigits: Day { Day(_name: "defaultDigits") }
                        static var ordinalOfDayInMonth: Day { Day(_name: "ordinalOfDayInMonth") }
                        static var twoDigits: Day { Day(_name: "twoDigits") }
                    }
                    struct DayOfYear: Hashable {
                        let _name: String
                        static var defaultDigits: DayOfYear { DayOfYear(_name: "defaultDigits") }
                        static var threeDigits: DayOfYear { DayOfYear(_name: "threeDigits") }
                        static var twoDigits: DayOfYear { DayOfYear(_name: "twoDigits") }
                    }
                    struct Weekday: Hashable {
                        let _name: String
                        static var abbreviated: Weekday { Weekday(_name: "abbreviated") }
                        static var narrow: Weekday { Weekday(_name: "narrow") }
                        static var oneDigit: Weekday { Weekday(_name: "oneDigit") }
                        static var short: Weekday { Weekday(_name: "short") }
                        static var twoDigits: Weekday { Weekday(_name: "twoDigits") }
                        static var wide: Weekday { Weekday(_name: "wide") }
                    }
                    struct Hour: Hashable {
                        let _name: String
                        struct AMPMStyle: Hashable {
                            let _name: String
                            static let omitted = AMPMStyle(_name: "Omitted")
                            static let abbreviated = AMPMStyle(_name: "Abbreviated")
                            static let wide = AMPMStyle(_name: "Wide")
                            static let narrow = AMPMStyle(_name: "Narrow")
                        }
                        static func defaultDigits(amPM: AMPMStyle) -> Hour { Hour(_name: "defaultDigits" + amPM._name) }
                        static func twoDigits(amPM: AMPMStyle) -> Hour { Hour(_name: "twoDigits" + amPM._name) }
                    }
                    struct Minute: Hashable {
                        let _name: String
                        static var defaultDigits: Minute { Minute(_name: "defaultDigits") }
                        static var twoDigits: Minute { Minute(_name: "twoDigits") }
                    }
                    struct Second: Hashable {
                        let _name: String
                        static var defaultDigits: Second { Second(_name: "defaultDigits") }
                        static var twoDigits: Second { Second(_name: "twoDigits") }
                    }
                }
                var locale: Locale
                var calendar: Calendar
                var timeZone: TimeZone
                var _date: Int?
                var _time: Int?
                var _parts: [String] = []
                init(
                    date: DateStyle? = nil, time: TimeStyle? = nil, locale: Locale = .current,
                    calendar: Calendar = .current, timeZone: TimeZone = .current
                ) {
                    self.locale = locale
                    self.calendar = calendar
                    self.timeZone = timeZone
                    _date = date?._number
                    _time = time?._number
                }
                static var dateTime: Date.FormatStyle { Date.FormatStyle() }
                func _adding(_ part: String, _ name: String) -> Date.FormatStyle {
                    var copy = self
                    copy._parts.append(part + "." + name)
                    return copy
                }
                func era(_ format: Symbol.Era = .abbreviated) -> Date.FormatStyle { _adding("era", format._name) }
                func year(_ format: Symbol.Year = .defaultDigits) -> Date.FormatStyle { _adding("year", format._name) }
                func quarter(_ format: Symbol.Quarter = .abbreviated) -> Date.FormatStyle { _adding("quarter", format._name) }
                func month(_ format: Symbol.Month = .abbreviated) -> Date.FormatStyle { _adding("month", format._name) }
                func week(_ format: Symbol.Week = .defaultDigits) -> Date.FormatStyle { _adding("week", format._name) }
                func day(_ format: Symbol.Day = .defaultDigits) -> Date.FormatStyle { _adding("day", format._name) }
                func dayOfYear(_ format: Symbol.DayOfYear = .defaultDigits) -> Date.FormatStyle { _adding("dayOfYear", format._name) }
                func weekday(_ format: Symbol.Weekday = .abbreviated) -> Date.FormatStyle { _adding("weekday", format._name) }
                func hour(_ format: Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle {
                    _adding("hour", format._name)
                }
                func minute(_ format: Symbol.Minute = .defaultDigits) -> Date.FormatStyle { _adding("minute", format._name) }
                func second(_ format: Symbol.Second = .defaultDigits) -> Date.FormatStyle { _adding("second", format._name) }
                func locale(_ locale: Locale) -> Date.FormatStyle {
                    var copy = self
                    copy.locale = locale
                    return copy
                }
                static func _text(_ date: Date, _ settings: [Int?], _ parts: [String], _ places: [String]) -> String
                func format(_ value: Date) -> String {
                    Date.FormatStyle._text(value, [_date, _time], _parts, [locale.identifier, timeZone.identifier])
                }
            }
            /// Dates in the international form.
            struct ISO8601FormatStyle: _DateStyle {
                typealias FormatInput = Date
                var timeZone = TimeZone.gmt
                init() {}
                static var iso8601: Date.ISO8601FormatStyle { Date.ISO8601FormatStyle() }
                func format(_ value: Date) -> String {
                    let formatter = ISO8601DateFormatter()
                    formatter.timeZone = timeZone
                    return formatter.string(from: value)
                }
            }
            func formatted() -> String { Date.FormatStyle(date: .numeric, time: .shortened).format(self) }
            func formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String {
                Date.FormatStyle(date: date, time: time).format(self)
            }
            func formatted(_ format: Date.FormatStyle) -> String { format.format(self) }
            func formatted(_ format: Date.ISO8601FormatStyle) -> String { format.format(self) }
            func ISO8601Format(_ style: Date.ISO8601FormatStyle = Date.ISO8601FormatStyle()) -> String { style.format(self) }
        }
        """#)
