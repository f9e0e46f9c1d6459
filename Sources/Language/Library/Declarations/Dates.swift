import Runtime

/// Points in time and calendars.
let datesPage = LibraryPage(
    name: "Dates", module: "Foundation",
    text: #"""
        /// A number of seconds.
        typealias TimeInterval = Double
        /// A point in time.
        struct Date: Hashable, Comparable, CustomStringConvertible, CustomDebugStringConvertible, Codable, Strideable, Sendable {
            typealias Stride = TimeInterval
            /// Now, on the clock of this world.
            init()
            @bind("Date.init(timeIntervalSinceNow:)") init(timeIntervalSinceNow: TimeInterval)
            init(timeIntervalSince1970: TimeInterval)
            init(timeIntervalSinceReferenceDate ti: TimeInterval)
            init(timeInterval: TimeInterval, since date: Date)
            static var now: Date { get }
            static var distantPast: Date { get }
            static var distantFuture: Date { get }
            var timeIntervalSince1970: TimeInterval { get }
            var timeIntervalSinceReferenceDate: TimeInterval { get }
            var timeIntervalSinceNow: TimeInterval { get }
            func timeIntervalSince(_ date: Date) -> TimeInterval
            func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
            mutating func addTimeInterval(_ timeInterval: TimeInterval) { self = addingTimeInterval(timeInterval) }
            func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }
            func advanced(by n: TimeInterval) -> Date { addingTimeInterval(n) }
            func compare(_ other: Date) -> ComparisonResult {
                self < other ? .orderedAscending : self > other ? .orderedDescending : .orderedSame
            }
            static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(rhs) }
            static func - (lhs: Date, rhs: TimeInterval) -> Date { lhs.addingTimeInterval(-rhs) }
            static func += (lhs: inout Date, rhs: TimeInterval) { lhs = lhs.addingTimeInterval(rhs) }
            static func -= (lhs: inout Date, rhs: TimeInterval) { lhs = lhs.addingTimeInterval(-rhs) }
            static func == (lhs: Date, rhs: Date) -> Bool
            static func < (lhs: Date, rhs: Date) -> Bool
            func hash(into hasher: inout Hasher)
            var description: String { get }
            @bind("Date.description") var debugDescription: String { get }
        }
        /// Customs of a language and region.
        struct Locale: Hashable, CustomStringConvertible {
            let identifier: String
            init(identifier: String) { self.identifier = identifier }
            static var current: Locale { Locale(identifier: "en_US") }
            static var autoupdatingCurrent: Locale { Locale(identifier: "en_US") }
            var languageCode: String? { identifier.split(separator: "_").first.map(String.init) }
            var regionCode: String? { identifier.contains("_") ? identifier.split(separator: "_").last.map(String.init) : nil }
            var description: String { "\(identifier) (fixed \(identifier))" }
            static func _fact(_ identifier: String, _ index: Int) -> String?
            static func _name(_ identifier: String, _ code: String, _ index: Int) -> String?
            var currencyCode: String? { Locale._fact(identifier, 0) }
            var currencySymbol: String? { Locale._fact(identifier, 1) }
            var decimalSeparator: String? { Locale._fact(identifier, 2) }
            var groupingSeparator: String? { Locale._fact(identifier, 3) }
            func localizedString(forLanguageCode code: String) -> String? { Locale._name(identifier, code, 0) }
            func localizedString(forRegionCode code: String) -> String? { Locale._name(identifier, code, 1) }
            func localizedString(forCurrencyCode code: String) -> String? { Locale._name(identifier, code, 2) }
            func localizedString(forIdentifier identifier: String) -> String? { Locale._name(self.identifier, identifier, 3) }
        }
        /// A time zone.
        struct TimeZone: Hashable, CustomStringConvertible {
            let identifier: String
            /// How a zone prints that is told by its distance.
            private let _shown: String?
            init?(identifier: String) {
                guard TimeZone._exists(identifier) else { return nil }
                self.identifier = identifier == "UTC" ? "GMT" : identifier
                _shown = identifier == "GMT" ? "GMT (0)" : nil
            }
            init?(secondsFromGMT seconds: Int) {
                identifier = TimeZone._named(seconds)
                _shown = "GMT (\(seconds))"
            }
            init?(abbreviation: String) {
                guard let known = TimeZone._abbreviated(abbreviation) else { return nil }
                identifier = known == "UTC" ? "GMT" : known
                _shown = nil
            }
            static func == (lhs: TimeZone, rhs: TimeZone) -> Bool { lhs.identifier == rhs.identifier }
            func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
            static func _exists(_ identifier: String) -> Bool
            static func _named(_ seconds: Int) -> String
            static func _abbreviated(_ abbreviation: String) -> String?
            static var current: TimeZone { TimeZone(identifier: "GMT")! }
            static var autoupdatingCurrent: TimeZone { TimeZone(identifier: "GMT")! }
            static var gmt: TimeZone { TimeZone(identifier: "GMT")! }
            func secondsFromGMT(for date: Date = Date()) -> Int
            func abbreviation(for date: Date = Date()) -> String?
            func isDaylightSavingTime(for date: Date = Date()) -> Bool { daylightSavingTimeOffset(for: date) != 0 }
            func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval
            func nextDaylightSavingTimeTransition(after date: Date) -> Date?
            var nextDaylightSavingTimeTransition: Date? { nextDaylightSavingTimeTransition(after: Date()) }
            var description: String { _shown ?? identifier }
        }
        /// Years, months, days and smaller things.
        struct DateComponents: Hashable, CustomStringConvertible {
            var calendar: Calendar?
            var timeZone: TimeZone?
            var era: Int?
            var year: Int?
            var month: Int?
            var day: Int?
            var hour: Int?
            var minute: Int?
            var second: Int?
            var nanosecond: Int?
            var weekday: Int?
            var weekdayOrdinal: Int?
            var quarter: Int?
            var weekOfMonth: Int?
            var weekOfYear: Int?
            var yearForWeekOfYear: Int?
            var dayOfYear: Int?
            /// Whether a calendar has looked for the month.
            var _saysMonth = false
            init(
                calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
                day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
                weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
                weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil, dayOfYear: Int? = nil
            ) {
                self.calendar = calendar
                self.timeZone = timeZone
                self.era = era
                self.year = year
                self.month = month
                self.day = day
                self.hour = hour
                self.minute = minute
                self.second = second
                self.nanosecond = nanosecond
                self.weekday = weekday
                self.weekdayOrdinal = weekdayOrdinal
                self.quarter = quarter
                self.weekOfMonth = weekOfMonth
                self.weekOfYear = weekOfYear
                self.yearForWeekOfYear = yearForWeekOfYear
                self.dayOfYear = dayOfYear
            }
            init(_values: [Int?]) {
                self.init(
                    era: _values[0], year: _values[1], month: _values[2], day: _values[3], hour: _values[4], minute: _values[5],
                    second: _values[6], nanosecond: _values[7], weekday: _values[8], weekdayOrdinal: _values[9],
                    quarter: _values[10], weekOfMonth: _values[11], weekOfYear: _values[12], yearForWeekOfYear: _values[13],
                    dayOfYear: _values[14])
            }
            var _values: [Int?] {
                [
                    era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth,
                    weekOfYear, yearForWeekOfYear, dayOfYear,
                ]
            }
            /// The date that the components mean in their calendar.
            var date: Date? { (calendar ?? Calendar.current).date(from: self) }
            /// Whether there is a date with these components.
            func isValidDate(in calendar: Calendar) -> Bool {
                guard let date = calendar.date(from: self) else { return false }
                return calendar.date(date, matchesComponents: self)
            }
            var isValidDate: Bool { calendar.map { isValidDate(in: $0) } ?? false }
            func value(for component: Calendar.Component) -> Int? {
                let index = component._index
                return index < 15 ? _values[index] : nil
            }
            mutating func setValue(_ value: Int?, for component: Calendar.Component) {
                var values = _values
                values[component._index] = value
                let (calendar, timeZone, saysMonth) = (self.calendar, self.timeZone, _saysMonth)
                self = DateComponents(_values: values)
                _saysMonth = saysMonth
                self.calendar = calendar
                self.timeZone = timeZone
            }
            var description: String {
                let names = [
                    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday", "weekdayOrdinal",
                    "quarter", "weekOfMonth", "weekOfYear", "dayOfYear", "yearForWeekOfYear",
                ]
                let values = _values[..<13] + [dayOfYear, yearForWeekOfYear]
                var text = ""
                for (name, value) in zip(names, values) {
                    if let value { text += "\(name): \(value) " }
                }
                return text + (_saysMonth ? "isLeapMonth: false " : "")
            }
        }
        /// Divides time into years, months and days.
        struct Calendar: Hashable, CustomStringConvertible {
            enum Identifier { case gregorian, iso8601, buddhist, chinese, hebrew, islamic, japanese, persian }
            enum Component {
                case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter, weekOfMonth
                case weekOfYear, yearForWeekOfYear, dayOfYear, calendar, timeZone
                @bind("Calendar.Component._index") var _index: Int { get }
            }
            let identifier: Calendar.Identifier
            var timeZone: TimeZone = TimeZone.current
            var locale: Locale? = nil
            var firstWeekday = 1
            var minimumDaysInFirstWeek = 1
            init(identifier: Calendar.Identifier) {
                self.identifier = identifier
                if identifier == .iso8601 {
                    firstWeekday = 2
                    minimumDaysInFirstWeek = 4
                }
            }
            static var current: Calendar { Calendar(identifier: .gregorian) }
            static var autoupdatingCurrent: Calendar { Calendar(identifier: .gregorian) }
            var _settings: (String, Int, Int, String) {
                (timeZone.identifier, firstWeekday, minimumDaysInFirstWeek, locale?.identifier ?? "en_US")
            }
            static func _date(_ settings: (String, Int, Int, String), _ values: [Int?]) -> Date?
            static func _components(_ settings: (String, Int, Int, String), _ date: Date) -> [Int?]
            static func _adding(_ settings: (String, Int, Int, String), _ values: [Int?], _ date: Date) -> Date?
            static func _between(_ settings: (String, Int, Int, String), _ units: [Int], _ from: Date, _ to: Date) -> [Int?]
            static func _range(_ settings: (String, Int, Int, String), _ smaller: Int, _ larger: Int, _ date: Date) -> [Int]?
            static func _interval(_ settings: (String, Int, Int, String), _ unit: Int, _ date: Date) -> [Date]?
            static func _ordinal(_ settings: (String, Int, Int, String), _ smaller: Int, _ larger: Int, _ date: Date) -> Int?
            static func _next(_ settings: (String, Int, Int, String), _ values: [Int?], _ date: Date, _ choices: [Int]) -> Date?
            static func _symbols(_ settings: (String, Int, Int, String), _ kind: Int) -> [String]
            func _zoned(_ components: DateComponents) -> Calendar {
                guard let zone = components.timeZone else { return self }
                var copy = self
                copy.timeZone = zone
                return copy
            }
            func date(from components: DateComponents) -> Date? {
                Calendar._date(_zoned(components)._settings, components._values)
            }
            func component(_ component: Calendar.Component, from date: Date) -> Int {
                (Calendar._components(_settings, date)[component._index])!
            }
            func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents {
                let all = Calendar._components(_settings, date)
                var chosen: [Int?] = Array(repeating: nil, count: 15)
                for component in components where component._index < 15 { chosen[component._index] = all[component._index] }
                var result = DateComponents(_values: chosen)
                result._saysMonth = components.contains(.month)
                if components.contains(.timeZone) { result.timeZone = timeZone }
                if components.contains(.calendar) { result.calendar = self }
                return result
            }
            func dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents {
                var copy = self
                copy.timeZone = timeZone
                var result = DateComponents(_values: Calendar._components(copy._settings, date))
                result._saysMonth = true
                result.timeZone = timeZone
                result.calendar = copy
                return result
            }
            func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents {
                DateComponents(_values: Calendar._between(_settings, components.map { $0._index }.sorted(), start, end))
            }
            func date(byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date? {
                var values: [Int?] = Array(repeating: nil, count: 15)
                values[component._index] = value
                return Calendar._adding(_settings, values, date)
            }
            func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
                Calendar._adding(_settings, components._values, date)
            }
            func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
                var components = dateComponents([.year, .month, .day], from: date)
                components.hour = hour
                components.minute = minute
                components.second = second
                return self.date(from: components)
            }
            func date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date? {
                guard self.component(component, from: date) != value else { return date }
                var components = DateComponents()
                components.setValue(value, for: component)
                return nextDate(after: date, matching: components, matchingPolicy: .nextTime)
            }
            func range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>? {
                guard let ends = Calendar._range(_settings, smaller._index, larger._index, date) else { return nil }
                return ends[0]..<ends[1]
            }
            func ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int? {
                Calendar._ordinal(_settings, smaller._index, larger._index, date)
            }
            func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval? {
                guard let ends = Calendar._interval(_settings, component._index, date) else { return nil }
                return DateInterval(start: ends[0], end: ends[1])
            }
            func _start(_ component: Calendar.Component, _ date: Date) -> Date {
                Calendar._interval(_settings, component._index, date)?[0] ?? date
            }
            func startOfDay(for date: Date) -> Date { _start(.day, date) }
            enum SearchDirection: Int { case forward, backward }
            enum MatchingPolicy: Int {
                case nextTime, nextTimePreservingSmallerComponents, previousTimePreservingSmallerComponents, strict
            }
            enum RepeatedTimePolicy: Int { case first, last }
            func nextDate(after date: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy, repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first, direction: Calendar.SearchDirection = .forward) -> Date? {
                Calendar._next(
                    _zoned(components)._settings, components._values, date,
                    [matchingPolicy.rawValue, repeatedTimePolicy.rawValue, direction.rawValue])
            }
            func date(_ date: Date, matchesComponents components: DateComponents) -> Bool {
                let found = Calendar._components(_zoned(components)._settings, date)
                return zip(found, components._values).allSatisfy { $1 == nil || $0 == $1 }
            }
            func enumerateDates(
                startingAfter start: Date, matching components: DateComponents, matchingPolicy: Calendar.MatchingPolicy,
                repeatedTimePolicy: Calendar.RepeatedTimePolicy = .first,
                direction: Calendar.SearchDirection = .forward,
                using block: (_ result: Date?, _ exactMatch: Bool, _ stop: inout Bool) -> Void
            ) {
                var last = start
                var stop = false
                while !stop, let next = nextDate(after: last, matching: components, matchingPolicy: matchingPolicy, repeatedTimePolicy: repeatedTimePolicy, direction: direction) {
                    block(next, date(next, matchesComponents: components), &stop)
                    last = next
                }
            }
            func dateIntervalOfWeekend(containing date: Date) -> DateInterval? {
                guard isDateInWeekend(date) else { return nil }
                let isSunday = component(.weekday, from: date) == 1
                return _days(from: isSunday ? -1 : 0, to: isSunday ? 1 : 2, date)
            }
            func nextWeekend(startingAfter date: Date, direction: Calendar.SearchDirection = .forward) -> DateInterval? {
                let day = component(.weekday, from: date)
                let start = direction == .forward ? (day == 7 ? 7 : 7 - day) : (day == 7 ? -7 : -day)
                return _days(from: start, to: start + 2, date)
            }
            func _days(from first: Int, to last: Int, _ date: Date) -> DateInterval? {
                let day = startOfDay(for: date)
                guard let start = self.date(byAdding: .day, value: first, to: day),
                    let end = self.date(byAdding: .day, value: last, to: day)
                else { return nil }
                return DateInterval(start: start, end: end)
            }
            func isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool {
                _start(component, date1) == _start(component, date2)
            }
            func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool { isDate(date1, equalTo: date2, toGranularity: .day) }
            func compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult {
                _start(component, date1).compare(_start(component, date2))
            }
            func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date()) }
            func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date().addingTimeInterval(-86_400)) }
            func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date().addingTimeInterval(86_400)) }
            func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
            var weekdaySymbols: [String] { Calendar._symbols(_settings, 0) }
            var shortWeekdaySymbols: [String] { Calendar._symbols(_settings, 1) }
            var monthSymbols: [String] { Calendar._symbols(_settings, 2) }
            var shortMonthSymbols: [String] { Calendar._symbols(_settings, 3) }
            var veryShortWeekdaySymbols: [String] { Calendar._symbols(_settings, 4) }
            var veryShortMonthSymbols: [String] { Calendar._symbols(_settings, 5) }
            var standaloneWeekdaySymbols: [String] { Calendar._symbols(_settings, 6) }
            var standaloneMonthSymbols: [String] { Calendar._symbols(_settings, 7) }
            var quarterSymbols: [String] { Calendar._symbols(_settings, 8) }
            var shortQuarterSymbols: [String] { Calendar._symbols(_settings, 9) }
            var amSymbol: String { "AM" }
            var pmSymbol: String { "PM" }
            var description: String { "gregorian (fixed)" }
        }
        /// A stretch of time.
        struct DateInterval: Hashable, Comparable, Codable {
            var start: Date
            var duration: TimeInterval
            var end: Date {
                get { start + duration }
                set { duration = newValue.timeIntervalSince(start) }
            }
            init() { self.init(start: Date(), duration: 0) }
            init(start: Date, duration: TimeInterval) {
                precondition(duration >= 0, "reverse intervals are not allowed")
                self.start = start
                self.duration = duration
            }
            init(start: Date, end: Date) { self.init(start: start, duration: end.timeIntervalSince(start)) }
            func contains(_ date: Date) -> Bool { date >= start && date <= end }
            func intersects(_ other: DateInterval) -> Bool {
                contains(other.start) || contains(other.end) || other.contains(start) || other.contains(end)
            }
            func intersection(with other: DateInterval) -> DateInterval? {
                guard intersects(other) else { return nil }
                return DateInterval(start: max(start, other.start), end: min(end, other.end))
            }
            static func < (lhs: DateInterval, rhs: DateInterval) -> Bool {
                lhs.start != rhs.start ? lhs.start < rhs.start : lhs.duration < rhs.duration
            }
        }
        """#)
