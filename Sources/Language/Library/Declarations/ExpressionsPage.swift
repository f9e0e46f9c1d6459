import Runtime

/// Regular expressions and places in text counted in UTF-16 units.
let expressionsPage = LibraryPage(
    name: "Expressions", module: "Foundation",
    text: #"""
        extension NSRange {
            /// The units that a range of text takes.
            init<R: RangeExpression, S: StringProtocol>(_ region: R, in target: S) where R.Bound == String.Index {
                let text = String(target)
                let bounds = region.relative(to: text)
                let start = bounds.lowerBound.utf16Offset(in: text)
                self.init(location: start, length: bounds.upperBound.utf16Offset(in: text) - start)
            }
        }
        extension Range where Bound == String.Index {
            /// The text that units stand for; `nil` if the text has not as many.
            init?<S: StringProtocol>(_ range: NSRange, in string: S) {
                guard range.location != NSNotFound, range.upperBound <= string.utf16.count else { return nil }
                let start = String.Index(utf16Offset: range.location, in: string)
                self.init(uncheckedBounds: (start, String.Index(utf16Offset: range.upperBound, in: string)))
            }
        }
        extension Range where Bound == Int {
            init?(_ range: NSRange) {
                if range.location == NSNotFound { return nil }
                self.init(uncheckedBounds: (range.lowerBound, range.upperBound))
            }
        }
        /// A pattern that texts are searched for.
        class NSRegularExpression: NSObject {
            struct Options: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let caseInsensitive = Options(rawValue: 1)
                static let allowCommentsAndWhitespace = Options(rawValue: 2)
                static let ignoreMetacharacters = Options(rawValue: 4)
                static let dotMatchesLineSeparators = Options(rawValue: 8)
                static let anchorsMatchLines = Options(rawValue: 16)
                static let useUnixLineSeparators = Options(rawValue: 32)
                static let useUnicodeWordBoundaries = Options(rawValue: 64)
            }
            struct MatchingOptions: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let reportProgress = MatchingOptions(rawValue: 1)
                static let reportCompletion = MatchingOptions(rawValue: 2)
                static let anchored = MatchingOptions(rawValue: 4)
                static let withTransparentBounds = MatchingOptions(rawValue: 8)
                static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
            }
            struct MatchingFlags: OptionSet {
                let rawValue: UInt
                init(rawValue: UInt) { self.rawValue = rawValue }
                static let progress = MatchingFlags(rawValue: 1)
                static let completed = MatchingFlags(rawValue: 2)
                static let hitEnd = MatchingFlags(rawValue: 4)
                static let requiredEnd = MatchingFlags(rawValue: 8)
                static let internalError = MatchingFlags(rawValue: 16)
            }
            let pattern: String
            let options: Options
            /// How many groups it has.
            let numberOfCaptureGroups: Int
            init(pattern: String, options: Options = []) throws {
                guard let groups = _regexGroups(pattern, Int(options.rawValue)) else {
                    let text = "The operation could not be completed. The value is invalid."
                    throw NSError(domain: "NSCocoaErrorDomain", code: 2048, userInfo: [NSLocalizedDescriptionKey: text])
                }
                self.pattern = pattern
                self.options = options
                numberOfCaptureGroups = groups
            }
            /// The text as a pattern that fits itself only.
            class func escapedPattern(for string: String) -> String { _regexEscaped(string) }
            class func escapedTemplate(for string: String) -> String {
                string.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "$", with: "\\$")
            }
            /// A row is flags and the ends of ranges, none at the end of a search.
            func _result(_ row: [Int]) -> NSTextCheckingResult? {
                if row.count == 1 { return nil }
                let ranges = stride(from: 1, to: row.count, by: 2).map { NSRange(location: row[$0], length: row[$0 + 1]) }
                return NSTextCheckingResult(_ranges: ranges, self)
            }
            func _request(_ options: MatchingOptions, _ range: NSRange) -> [Int] {
                [Int(self.options.rawValue), Int(options.rawValue), range.location, range.length]
            }
            func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
                _regexMatches(pattern, string, _request(options, range)).compactMap { _result($0) }
            }
            func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
                _regexMatches(pattern, string, _request(options, range) + [1]).first.flatMap { _result($0) }
            }
            /// Calls with each match until `stop.pointee` is `true`.
            func enumerateMatches(
                in string: String, options: MatchingOptions = [], range: NSRange,
                using block: (NSTextCheckingResult?, MatchingFlags, _StopSign) -> Void
            ) {
                let stop = _StopSign()
                for row in _regexMatches(pattern, string, _request(options, range)) {
                    block(_result(row), MatchingFlags(rawValue: UInt(row[0])), stop)
                    if stop.pointee.boolValue { return }
                }
            }
            func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
                matches(in: string, options: options, range: range).count
            }
            func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
                firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
            }
            func stringByReplacingMatches(
                in string: String, options: MatchingOptions = [], range: NSRange, withTemplate templ: String
            ) -> String {
                _regexReplaced(pattern, [string, templ], _request(options, range))
            }
        }
        /// What a search hands to whoever wants to end it.
        class _StopSign {
            var pointee: ObjCBool = false
        }
        /// Where a pattern was found.
        class NSTextCheckingResult: NSObject {
            let _ranges: [NSRange]
            let regularExpression: NSRegularExpression?
            init(_ranges: [NSRange], _ expression: NSRegularExpression) {
                self._ranges = _ranges
                regularExpression = expression
            }
            var range: NSRange { _ranges[0] }
            var numberOfRanges: Int { regularExpression!.numberOfCaptureGroups + 1 }
            func range(at idx: Int) -> NSRange { _ranges[idx] }
            /// What a group with a name took.
            func range(withName: String) -> NSRange {
                guard let place = _regexNames(regularExpression!.pattern).firstIndex(of: withName) else {
                    return NSRange(location: NSNotFound, length: 0)
                }
                return _ranges[numberOfRanges + place]
            }
        }
        func _regexGroups(_ pattern: String, _ options: Int) -> Int?
        func _regexEscaped(_ text: String) -> String
        func _regexNames(_ pattern: String) -> [String]
        func _regexMatches(_ pattern: String, _ text: String, _ numbers: [Int]) -> [[Int]]
        func _regexReplaced(_ pattern: String, _ texts: [String], _ numbers: [Int]) -> String
        """#)
