import Foundation
import Rill
import Runtime

extension Value {
    var date: Date { wrapped(Date.self) }
    fileprivate var settings: [Value] { Array(exactly(RecordBox.self).fields) }
}

/// Returns the current date of the world's clock.
func worldDate() -> Date {
    World.current.map { Date(timeIntervalSince1970: $0.secondsSince1970) } ?? Date()
}

/// Functions that return properties of a locale. The interface refers to them by index.
private let localeProperties: [@Sendable (Locale) -> String?] = [
    { $0.currency?.identifier }, { $0.currencySymbol }, { $0.decimalSeparator }, { $0.groupingSeparator },
    { $0.language.languageCode?.identifier }, { $0.language.script?.identifier }, { $0.language.region?.identifier },
    { $0.language.minimalIdentifier }, { $0.language.maximalIdentifier }, { $0.region?.identifier },
    { $0.scriptCode }, { $0.measurementSystem.identifier }, { $0.hourCycle.rawValue }, { "\($0.calendar.identifier)" },
    { String($0.calendar.firstWeekday) }, { String($0.calendar.minimumDaysInFirstWeek) },
]
private let localeNames: [@Sendable (Locale, String) -> String?] = [
    { $0.localizedString(forLanguageCode: $1) }, { $0.localizedString(forRegionCode: $1) },
    { $0.localizedString(forCurrencyCode: $1) }, { $0.localizedString(forIdentifier: $1) },
]

func addDateModule(_ t: inout NativeModule) {
    t.two("Locale._fact(_:_:)") { .optional(localeProperties[$1.asInt](Locale(identifier: $0.asString))) }
    t.three("Locale._name(_:_:_:)") { .optional(localeNames[$2.asInt](Locale(identifier: $0.asString), $1.asString)) }
    for key in ["init()", "now"] { t.zero("Date.\(key)") { .native(worldDate()) } }
    t.zero("Date.distantPast") { .native(Date.distantPast) }
    t.zero("Date.distantFuture") { .native(Date.distantFuture) }
    t.one("Date.init(timeIntervalSinceNow:)") { .native(worldDate().addingTimeInterval($0.asDouble)) }
    t.one("Date.init(timeIntervalSince1970:)") { .native(Date(timeIntervalSince1970: $0.asDouble)) }
    t.one("Date.init(timeIntervalSinceReferenceDate:)") { .native(Date(timeIntervalSinceReferenceDate: $0.asDouble)) }
    t.two("Date.init(timeInterval:since:)") { .native($1.date.addingTimeInterval($0.asDouble)) }
    t.one("Date.timeIntervalSince1970") { .double($0.date.timeIntervalSince1970) }
    t.one("Date.timeIntervalSinceReferenceDate") { .double($0.date.timeIntervalSinceReferenceDate) }
    t.one("Date.timeIntervalSinceNow") { .double($0.date.timeIntervalSince(worldDate())) }
    t.two("Date.timeIntervalSince(_:)") { .double($0.date.timeIntervalSince($1.date)) }
    t.two("Date.addingTimeInterval(_:)") { .native($0.date.addingTimeInterval($1.asDouble)) }
    t.two("Date.==(_:_:)") { .bool($0.date == $1.date) }
    t.two("Date.<(_:_:)") { .bool($0.date < $1.date) }
    t.two("Date.hash(into:)") { feedHasher($1, $0) }
    t.one("Date.description") {
        // Foundation's `description` traps for dates that are infinite or not a number.
        let date = $0.date
        return .string(date.timeIntervalSince1970.isFinite ? date.description : "<description unavailable>")
    }
    addZonesBindings(&t)
    addCalendarsBindings(&t)
    addDateTextsBindings(&t)
}

/// Returns a locale for formatters. Foundation's formatters fail if its language has non-ASCII characters, so such a
/// locale is an error.
func locale(_ identifier: String) throws -> Locale {
    let language = identifier.unicodeScalars.prefix { $0 != "_" && $0 != "-" && $0 != "@" }
    if language.allSatisfy(\.isASCII) { return Locale(identifier: identifier) }
    throw Trap(
        "precondition-failed", "Foundation traps for a language code that is not ASCII; valid codes are 'en' and 'de'")
}

/// Returns a time zone by name. A zone with a fixed offset has a name like `GMT+0100`.
private func zone(_ identifier: String) -> TimeZone {
    if let known = zonesByName[identifier] { return known }
    let zone = TimeZone(identifier: identifier) ?? TimeZone(secondsFromGMT: 0)!
    zonesByName[identifier] = zone
    return zone
}
// The time zones by name. All programs of the process share the time zones, calendars and formatters; guarded by the
// world lock.
nonisolated(unsafe) private var zonesByName: [String: TimeZone] = [:]

private func addZonesBindings(_ t: inout NativeModule) {
    t.one("TimeZone._exists(_:)") { .bool(TimeZone(identifier: $0.asString) != nil) }
    t.one("TimeZone._named(_:)") {
        // Foundation negates the number of seconds, which traps for `Int.min`.
        .optional($0.asInt == .min ? nil : TimeZone(secondsFromGMT: $0.asInt).map { .string($0.identifier) })
    }
    t.one("TimeZone._abbreviated(_:)") { .optional(TimeZone(abbreviation: $0.asString)?.identifier) }
    t.two("TimeZone.secondsFromGMT(for:)") { .int(zone($0.zoneName).secondsFromGMT(for: $1.date)) }
    t.two("TimeZone.daylightSavingTimeOffset(for:)") {
        .double(zone($0.zoneName).daylightSavingTimeOffset(for: $1.date))
    }
    t.two("TimeZone.nextDaylightSavingTimeTransition(after:)") {
        .optional(zone($0.zoneName).nextDaylightSavingTimeTransition(after: $1.date).map { .native($0) })
    }
    t.two("TimeZone.abbreviation(for:)") { .optional(zone($0.zoneName).abbreviation(for: $1.date)) }
}

extension Value {
    /// The identifier that a program's `TimeZone` stores.
    fileprivate var zoneName: String { exactly(RecordBox.self).base[0].asString }
}

// MARK: Calendars

/// The units of Foundation, in the order of the program's `Calendar.Component`.
private let units: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .nanosecond, .weekday, .weekdayOrdinal, .quarter, .weekOfMonth,
    .weekOfYear, .yearForWeekOfYear, .dayOfYear,
]

// The calendars by their settings. All programs share them. The world lock guards the dictionary.
nonisolated(unsafe) private var calendarsBySettings: [String: Calendar] = [:]

/// The calendars by name, except the Gregorian one.
private let identifiers: [String: Calendar.Identifier] = [
    "buddhist": .buddhist, "chinese": .chinese, "hebrew": .hebrew, "islamic": .islamic, "japanese": .japanese,
    "persian": .persian,
]

func calendar(_ value: Value) throws -> Calendar {
    let settings = value.settings
    let name = settings[4].asString
    let key = "\(settings[0].asString)|\(settings[1].asInt)|\(settings[2].asInt)|\(settings[3].asString)|\(name)"
    if let known = calendarsBySettings[key] { return known }
    var calendar = Calendar(identifier: identifiers[name] ?? .gregorian)
    calendar.timeZone = zone(settings[0].asString)
    calendar.locale = try locale(settings[3].asString)
    calendar.firstWeekday = settings[1].asInt
    calendar.minimumDaysInFirstWeek = settings[2].asInt
    calendarsBySettings[key] = calendar
    return calendar
}

private func components(_ values: Value) -> DateComponents {
    var components = DateComponents()
    for (unit, value) in zip(units, values.asArray) where !value.isNil {
        components.setValue(value.asInt, for: unit)
    }
    return components
}

private func componentValues(_ components: DateComponents, _ wanted: Set<Int>? = nil) -> Value {
    .array(
        units.enumerated().map { index, unit in
            if let wanted, !wanted.contains(index) { return .none }
            return .optional(components.value(for: unit))
        })
}

private func addCalendarsBindings(_ t: inout NativeModule) {
    t.one("Calendar.Component._index") { .int($0.exactly(EnumBox.self).index) }
    t.two("Calendar._date(_:_:)") { settings, values in
        try calendar(settings).date(from: components(values)).map { .native($0) } ?? .none
    }
    t.two("Calendar._components(_:_:)") { settings, date in
        componentValues(try calendar(settings).dateComponents(Set(units), from: date.date))
    }
    t.three("Calendar._adding(_:_:_:)") { settings, values, date in
        try calendar(settings).date(byAdding: components(values), to: date.date).map { .native($0) } ?? .none
    }
    t.many("Calendar._between(_:_:_:_:)") { a in
        let wanted = Set(a[1].asArray.map(\.asInt).filter { $0 < units.count })
        let between = try calendar(a[0]).dateComponents(Set(wanted.map { units[$0] }), from: a[2].date, to: a[3].date)
        return componentValues(between, wanted)
    }
    t.many("Calendar._range(_:_:_:_:)") { a in
        guard a[1].asInt < units.count, a[2].asInt < units.count,
            let range = try calendar(a[0]).range(of: units[a[1].asInt], in: units[a[2].asInt], for: a[3].date)
        else { return .none }
        return .array([.int(range.lowerBound), .int(range.upperBound)])
    }
    t.three("Calendar._interval(_:_:_:)") { settings, unit, date in
        guard unit.asInt < units.count,
            let interval = try calendar(settings).dateInterval(of: units[unit.asInt], for: date.date)
        else { return .none }
        return .array([.native(interval.start), .native(interval.end)])
    }
    t.many("Calendar._ordinal(_:_:_:_:)") { a in
        guard a[1].asInt < units.count, a[2].asInt < units.count else { return .none }
        return .optional(
            try calendar(a[0]).ordinality(of: units[a[1].asInt], in: units[a[2].asInt], for: a[3].date))
    }
    t.many("Calendar._next(_:_:_:_:)") { a in
        let choices = a[3].asArray.map(\.asInt)
        let policies: [Calendar.MatchingPolicy] = [
            .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents, .strict,
        ]
        let (calendar, wanted) = (try calendar(a[0]), components(a[1]))
        guard FoundationInput.canOccur(wanted, in: calendar) else { return .none }
        let found = calendar.nextDate(
            after: a[2].date, matching: wanted, matchingPolicy: policies[choices[0]],
            repeatedTimePolicy: choices[1] == 0 ? .first : .last, direction: choices[2] == 0 ? .forward : .backward)
        return found.map { .native($0) } ?? .none
    }
    t.two("Calendar._symbols(_:_:)") { settings, kind in
        let calendar = try calendar(settings)
        return .strings(
            [
                calendar.weekdaySymbols, calendar.shortWeekdaySymbols, calendar.monthSymbols,
                calendar.shortMonthSymbols,
                calendar.veryShortWeekdaySymbols, calendar.veryShortMonthSymbols, calendar.standaloneWeekdaySymbols,
                calendar.standaloneMonthSymbols, calendar.quarterSymbols, calendar.shortQuarterSymbols,
                calendar.shortStandaloneMonthSymbols, calendar.shortStandaloneWeekdaySymbols,
                calendar.veryShortStandaloneMonthSymbols, calendar.veryShortStandaloneWeekdaySymbols,
                calendar.eraSymbols, calendar.longEraSymbols, [calendar.amSymbol, calendar.pmSymbol],
            ][kind.asInt])
    }
}

// MARK: Dates as text

// The date formatters by their settings. All programs share them. The world lock guards the dictionary.
nonisolated(unsafe) private var dateFormatters: [String: DateFormatter] = [:]

private func dateFormatter(_ value: Value) throws -> DateFormatter {
    let s = value.settings
    let key = "\(s[0].asString)|\(s[1].asInt)|\(s[2].asInt)|\(s[3].asString)|\(s[4].asString)"
    if let known = dateFormatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = try locale(s[3].asString)
    formatter.timeZone = zone(s[4].asString)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = formatter.timeZone
    calendar.locale = formatter.locale
    formatter.calendar = calendar
    formatter.dateStyle = DateFormatter.Style(rawValue: UInt(bitPattern: s[1].asInt)) ?? .none
    formatter.timeStyle = DateFormatter.Style(rawValue: UInt(bitPattern: s[2].asInt)) ?? .none
    if !s[0].asString.isEmpty { formatter.dateFormat = s[0].asString }
    dateFormatters[key] = formatter
    return formatter
}

private func isoFormatter(_ options: Value, _ zoneName: Value) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(bitPattern: options.asInt))
    formatter.timeZone = zone(zoneName.asString)
    return formatter
}

private func addDateTextsBindings(_ t: inout NativeModule) {
    t.two("DateFormatter._text(_:_:)") { .string(try dateFormatter($0).string(from: $1.date)) }
    t.two("DateFormatter._read(_:_:)") { try dateFormatter($0).date(from: $1.asString).map { .native($0) } ?? .none }
    t.one("DateFormatter._pattern(_:)") { .string(try dateFormatter($0).dateFormat ?? "") }
    t.two("DateFormatter._template(_:_:)") {
        .optional(
            DateFormatter.dateFormat(fromTemplate: $0.asString, options: 0, locale: try locale($1.asString)))
    }
    t.three("ISO8601DateFormatter._text(_:_:_:)") { .string(isoFormatter($0, $1).string(from: $2.date)) }
    t.three("ISO8601DateFormatter._read(_:_:_:)") {
        isoFormatter($0, $1).date(from: $2.asString).map { .native($0) } ?? .none
    }
}

// MARK: Coding

/// Encodes and decodes native types of Foundation.
enum NativeCoding {
    static func encode(_ object: AnyObject, _ box: EncodingBox) throws -> JSONNode.Content? {
        if let url = object as? Native<URL> {
            let text = JSONNode.Content.text(url.value.absoluteString)
            return box.options.isPropertyList ? .object([("relative", JSONNode(text))]) : text
        }
        guard let date = (object as? Native<Date>)?.value else { return nil }
        if box.options.isPropertyList { return .date(date) }
        guard case .object(let object) = box.options.dateStrategy, let strategy = object as? EnumBox else {
            return .number(date.timeIntervalSinceReferenceDate)
        }
        switch strategy.type.cases[strategy.index].name {
        case "secondsSince1970": return .number(date.timeIntervalSince1970)
        case "millisecondsSince1970": return .number(date.timeIntervalSince1970 * 1000)
        case "iso8601": return .text(ISO8601DateFormatter().string(from: date))
        case "formatted": return .text(try text(strategy.payload[0], date))
        case "custom":
            _ = try strategy.payload[0].asFunction.call2(.native(date), box.asEncoder)
            return box.node.content
        default: return .number(date.timeIntervalSinceReferenceDate)
        }
    }

    static func decode(_ type: RuntimeType, _ box: DecodingBox) throws -> Value? {
        switch type.qualifiedName {
        case "Foundation.URL":
            let place = box.node.member("relative").map { DecodingBox($0, box.options, box.path) } ?? box
            let text = try self.text(place, for: type)
            guard let url = URL(string: text) else { throw CodingFailure.corrupted(box.path, "Invalid URL string.") }
            return .native(url)
        case "Foundation.Date": return try decodeDate(type, box)
        default: return nil
        }
    }

    /// Returns the string from which a date or similar value is decoded. For null, throws the error of the date's type;
    /// for other values, throws the error for a missing string.
    static func text(_ box: DecodingBox, for type: RuntimeType) throws -> String {
        if case .null = box.node.content { throw CodingFailure.typeMismatch(type, box.path, found: box.node) }
        return try box.read(RuntimeType.named("String", [])).asString
    }

    private static func decodeDate(_ type: RuntimeType, _ box: DecodingBox) throws -> Value {
        if case .date(let date) = box.node.content { return .native(date) }
        var name = "deferredToDate"
        var payload: ContiguousArray<Value> = []
        if case .object(let object) = box.options.dateStrategy, let strategy = object as? EnumBox {
            name = strategy.type.cases[strategy.index].name
            payload = strategy.payload
        }
        if name == "custom" { return try payload[0].asFunction.call1(box.asDecoder) }
        if name == "iso8601" || name == "formatted" {
            let text = try self.text(box, for: type)
            let date = name == "iso8601" ? ISO8601DateFormatter().date(from: text) : try read(payload[0], text)
            guard let date else {
                // For `.iso8601` Foundation reports the *parent* coding path.
                throw name == "iso8601"
                    ? CodingFailure.corrupted(box.path.dropLast(), "Expected date string to be ISO8601-formatted.")
                    : CodingFailure.corrupted(box.path, "Date string does not match format expected by formatter.")
            }
            return .native(date)
        }
        let number = try box.read(RuntimeType.named("Double", [])).asDouble
        switch name {
        case "secondsSince1970": return .native(Date(timeIntervalSince1970: number))
        case "millisecondsSince1970": return .native(Date(timeIntervalSince1970: number / 1000))
        default: return .native(Date(timeIntervalSinceReferenceDate: number))
        }
    }

    /// Formats the date with a `DateFormatter` of the program.
    private static func text(_ formatter: Value, _ date: Date) throws -> String {
        guard let function = RuntimeType.named("DateFormatter", []).witness("_DateWriting", "string(from:)") else {
            return date.description
        }
        return try function.call2(formatter, .native(date)).asString
    }

    private static func read(_ formatter: Value, _ text: String) throws -> Date? {
        guard let function = RuntimeType.named("DateFormatter", []).witness("_DateWriting", "date(from:)") else {
            return nil
        }
        return try function.call2(formatter, .string(text)).asOptional?.date
    }
}
