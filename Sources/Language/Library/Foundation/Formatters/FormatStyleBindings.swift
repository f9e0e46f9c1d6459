import Foundation
import Runtime

/// Adds the natives that format numbers and dates by a style. They create Foundation's style from that of the program.
func addFormatStyleModule(_ t: inout NativeModule) {
    t.many("_NumberSettings._text(_:_:_:_:)") { a in
        let texts = a[1].asArray.map(\.asString)
        let settings = NumberSettings(
            locale: try locale(texts[0]), code: texts[1],
            integerSettings: a[2].asArray.map { $0.asOptional?.asInt },
            decimalSettings: try a[3].asArray.map {
                try $0.asOptional.map { try FoundationInput.finiteSize($0.asDouble) }
            })
        return .string(settings.text(a[0].asString))
    }
    t.three("_ListText._text(_:_:_:)") { parts, settings, name in
        let numbers = settings.asArray.map(\.asInt)
        var style = ListFormatStyle<StringStyle, [String]>.list(type: numbers[0] == 0 ? .and : .or)
        style.width = [.standard, .short, .narrow][numbers[1]]
        style.locale = try locale(name.asString)
        return .string(style.format(parts.asArray.map(\.asString)))
    }
    t.three("ByteCountFormatStyle._text(_:_:_:)") { count, settings, name in
        let numbers = settings.asArray.map(\.asInt)
        let style = ByteCountFormatStyle(
            style: ByteCountFormatStyle.Style(rawValue: numbers[0]) ?? .file,
            allowedUnits: ByteCountFormatStyle.Units(rawValue: FoundationInput.byteUnits(numbers[1]).rawValue),
            spellsOutZero: numbers[2] == 1, includesActualByteCount: numbers[3] == 1,
            locale: try locale(name.asString))
        return .string(style.format(Int64(count.asInt)))
    }
    t.many("Date.RelativeFormatStyle._text(_:_:_:_:_:)") { a in
        let numbers = a[2].asArray.map(\.asInt)
        guard a[0].date.timeIntervalSince1970.isFinite, a[1].date.timeIntervalSince1970.isFinite else {
            return .string("")
        }
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: a[0].date, presentation: numbers[0] == 0 ? .numeric : .named,
            unitsStyle: [.wide, .spellOut, .abbreviated, .narrow][numbers[1]],
            locale: try locale(a[3].asString), calendar: try calendar(a[4]),
            capitalizationContext: [.unknown, .standalone, .listItem, .beginningOfSentence, .middleOfSentence][
                numbers[2]])
        return .string(style.format(a[1].date))
    }
    t.many("Date.FormatStyle._text(_:_:_:_:)") { a in
        let styles = a[1].asArray.map { $0.asOptional?.asInt }
        let places = a[3].asArray.map(\.asString)
        let zone = TimeZone(identifier: places[1]) ?? .gmt
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        var style = Date.FormatStyle(
            date: styles[0].map { dateStyles[$0] }, time: styles[1].map { timeStyles[$0] },
            locale: try locale(places[0]), calendar: calendar, timeZone: zone)
        for part in a[2].asArray { style = dateParts[part.asString]?(style) ?? style }
        return .string(a[0].date.timeIntervalSince1970.isFinite ? style.format(a[0].date) : "")
    }
}

/// The settings of a program's number style, in order.
private struct NumberSettings {
    let locale: Locale
    let code: String
    let integerSettings: [Int?]
    /// The factor and the rounding increment of the style.
    let decimalSettings: [Double?]

    typealias Configuration = NumberFormatStyleConfiguration
    typealias Money = CurrencyFormatStyleConfiguration

    /// Formats the number as a decimal, which can represent the shortest digits of every other number type; only
    /// fractional increments need floating-point numbers.
    func text(_ number: String) -> String {
        guard number.utf8.count < 38, let value = Decimal(string: number, locale: Locale(identifier: "en_US_POSIX"))
        else { return (Double(number) ?? .nan).formatted(FloatingPointFormatStyle<Double>(locale: locale)) }
        let step = decimalSettings[1].flatMap { Int(exactly: $0) }
        if let roundingRule, let fine = decimalSettings[1], step == nil {
            let value = Double(number) ?? .nan
            switch integerSettings[6] {
            case 1:
                return applyingNumberSettings(FloatingPointFormatStyle.Percent(locale: locale)).rounded(
                    rule: roundingRule, increment: fine
                )
                .format(value)
            case 2:
                return applyingCurrencySettings(FloatingPointFormatStyle.Currency(code: code, locale: locale))
                    .rounded(rule: roundingRule, increment: fine).format(value)
            default:
                return applyingNumberSettings(FloatingPointFormatStyle(locale: locale)).rounded(
                    rule: roundingRule, increment: fine
                )
                .format(value)
            }
        }
        switch integerSettings[6] {
        case 1:
            return applyingRounding(applyingNumberSettings(Decimal.FormatStyle.Percent(locale: locale)), step).format(
                value)
        case 2:
            return applyingRounding(
                applyingCurrencySettings(Decimal.FormatStyle.Currency(code: code, locale: locale)), step
            ).format(value)
        default:
            return applyingRounding(applyingNumberSettings(Decimal.FormatStyle(locale: locale)), step).format(value)
        }
    }

    private func applyingRounding<Style: WholeStepStyle>(_ style: Style, _ step: Int?) -> Style {
        roundingRule.map { style.rounded(rule: $0, increment: step) } ?? style
    }

    private func applyingNumberSettings<Style: PlainStyle>(_ style: Style) -> Style {
        applyingSettings(
            style.grouping(grouping).sign(strategy: sign).decimalSeparator(strategy: separator).notation(notation))
    }

    private func applyingCurrencySettings<Style: MoneyStyle>(_ style: Style) -> Style {
        applyingSettings(
            style.grouping(grouping).decimalSeparator(strategy: separator).presentation(presentation)
                .sign(strategy: moneySign))
    }

    /// Returns the style with those settings that the program has set.
    private func applyingSettings<Style: NumberStyle>(_ style: Style) -> Style {
        var style = style
        if let precision { style = style.precision(precision) }
        if let scale = decimalSettings[0] { style = style.scale(scale) }
        return style
    }

    private func digitLimits(_ index: Int) -> ClosedRange<Int>? {
        integerSettings[index].map { $0...max($0, min(999, integerSettings[index + 1] ?? 999)) }
    }

    private var precision: Configuration.Precision? {
        if let significant = digitLimits(4) { return .significantDigits(significant) }
        switch (digitLimits(0), digitLimits(2)) {
        case (let integer?, let fraction?):
            return .integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
        case (let integer?, nil): return .integerLength(integer)
        case (nil, let fraction?): return .fractionLength(fraction)
        default: return nil
        }
    }

    private var grouping: Configuration.Grouping { integerSettings[7] == 1 ? .never : .automatic }
    private var sign: Configuration.SignDisplayStrategy {
        [.automatic, .never, .always(), .always(includingZero: false)][integerSettings[8] ?? 0]
    }
    private var moneySign: Money.SignDisplayStrategy {
        [
            .automatic, .never, .always(), .always(showZero: false), .accounting, .accountingAlways(showZero: true),
            .accountingAlways(),
        ][integerSettings[8] ?? 0]
    }
    private var separator: Configuration.DecimalSeparatorDisplayStrategy {
        integerSettings[9] == 1 ? .always : .automatic
    }
    private var notation: Configuration.Notation { [.automatic, .scientific, .compactName][integerSettings[10] ?? 0] }
    private var presentation: Money.Presentation {
        [.standard, .narrow, .isoCode, .fullName][integerSettings[11] ?? 0]
    }
    private var roundingRule: FloatingPointRoundingRule? {
        integerSettings[12].map {
            [.toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero][$0]
        }
    }
}

/// The common interface of number styles.
private protocol NumberStyle {
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func scale(_ scale: Double) -> Self
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
    func decimalSeparator(strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy) -> Self
}
private protocol PlainStyle: NumberStyle {
    func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}
private protocol MoneyStyle: NumberStyle {
    func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
    func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}
private protocol WholeStepStyle {
    func rounded(rule: FloatingPointRoundingRule, increment: Int?) -> Self
}
extension Decimal.FormatStyle: PlainStyle, WholeStepStyle {}
extension Decimal.FormatStyle.Percent: PlainStyle, WholeStepStyle {}
extension Decimal.FormatStyle.Currency: MoneyStyle, WholeStepStyle {}
extension FloatingPointFormatStyle: PlainStyle {}
extension FloatingPointFormatStyle.Percent: PlainStyle {}
extension FloatingPointFormatStyle.Currency: MoneyStyle {}

private let dateStyles: [Date.FormatStyle.DateStyle] = [.omitted, .numeric, .abbreviated, .long, .complete]
private let timeStyles: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]

/// For each component of a date, the function that adds it to a style. Never modified.
nonisolated(unsafe) private let dateParts: [String: (Date.FormatStyle) -> Date.FormatStyle] = [
    "era.abbreviated": { $0.era(.abbreviated) }, "era.narrow": { $0.era(.narrow) }, "era.wide": { $0.era(.wide) },
    "year.defaultDigits": { $0.year() }, "year.twoDigits": { $0.year(.twoDigits) },
    "quarter.abbreviated": { $0.quarter(.abbreviated) }, "quarter.narrow": { $0.quarter(.narrow) },
    "quarter.oneDigit": { $0.quarter(.oneDigit) }, "quarter.twoDigits": { $0.quarter(.twoDigits) },
    "quarter.wide": { $0.quarter(.wide) },
    "month.abbreviated": { $0.month(.abbreviated) }, "month.defaultDigits": { $0.month(.defaultDigits) },
    "month.narrow": { $0.month(.narrow) }, "month.twoDigits": { $0.month(.twoDigits) },
    "month.wide": { $0.month(.wide) },
    "week.defaultDigits": { $0.week() }, "week.twoDigits": { $0.week(.twoDigits) },
    "week.weekOfMonth": { $0.week(.weekOfMonth) },
    "day.defaultDigits": { $0.day() }, "day.ordinalOfDayInMonth": { $0.day(.ordinalOfDayInMonth) },
    "day.twoDigits": { $0.day(.twoDigits) },
    "dayOfYear.defaultDigits": { $0.dayOfYear() }, "dayOfYear.threeDigits": { $0.dayOfYear(.threeDigits) },
    "dayOfYear.twoDigits": { $0.dayOfYear(.twoDigits) },
    "weekday.abbreviated": { $0.weekday(.abbreviated) }, "weekday.narrow": { $0.weekday(.narrow) },
    "weekday.oneDigit": { $0.weekday(.oneDigit) }, "weekday.short": { $0.weekday(.short) },
    "weekday.twoDigits": { $0.weekday(.twoDigits) }, "weekday.wide": { $0.weekday(.wide) },
    "hour.defaultDigitsOmitted": { $0.hour(.defaultDigits(amPM: .omitted)) },
    "hour.defaultDigitsAbbreviated": { $0.hour(.defaultDigits(amPM: .abbreviated)) },
    "hour.defaultDigitsWide": { $0.hour(.defaultDigits(amPM: .wide)) },
    "hour.defaultDigitsNarrow": { $0.hour(.defaultDigits(amPM: .narrow)) },
    "hour.twoDigitsOmitted": { $0.hour(.twoDigits(amPM: .omitted)) },
    "hour.twoDigitsAbbreviated": { $0.hour(.twoDigits(amPM: .abbreviated)) },
    "hour.twoDigitsWide": { $0.hour(.twoDigits(amPM: .wide)) },
    "hour.twoDigitsNarrow": { $0.hour(.twoDigits(amPM: .narrow)) },
    "minute.defaultDigits": { $0.minute() }, "minute.twoDigits": { $0.minute(.twoDigits) },
    "second.defaultDigits": { $0.second() }, "second.twoDigits": { $0.second(.twoDigits) },
]
