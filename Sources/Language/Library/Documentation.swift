/// The parts of a library declaration's documentation.
///
///     /// One sentence.
///     ///
///     ///     a:  1-2-3|            a source for each lane, cold
///     ///         a.map { $0 + 1 }  code; its last expression is drawn
///     ///     =>  2-3-4|            what it draws
///     ///     // text               a line that the code prints
///     ///
///     /// Asked as: a description of the problem; another description
///     /// Pitfall: a surprising behaviour.
///     /// See also: relatives.
///     /// Usage: the place in the order of completions, for a frequent name; read by `indexer`.
public struct Documentation: Equatable {
    /// One example: its code and the results of the code.
    public struct Example: Equatable {
        public struct Lane: Equatable {
            public var name: String
            public var marbles: String

            public init(name: String, marbles: String) {
                self.name = name
                self.marbles = marbles
            }
        }
        public var lanes: [Lane] = []
        public var code: [String] = []
        /// The marbles that the last expression sends; nil if the code only prints.
        public var result: String?
        public var prints: [String] = []
    }

    public var summary = ""
    /// Descriptions of the problem, in the words of people who do not know the operator's name.
    public var problemPhrases: [String] = []
    public var examples: [Example] = []
    public var pitfalls: [String] = []
    /// The names of related operators, such as `distinct()` and `filter(_:)`.
    public var relatedNames: [String] = []

    /// Reads the lines of a comment without their `///`.
    public init(comment lines: [String]) {
        var example = Example()
        for line in lines {
            if line.hasPrefix("    ") {
                example.parse(String(line.dropFirst(4)))
                continue
            }
            if !example.isEmpty { examples.append(example) }
            example = Example()
            parse(line)
        }
        if !example.isEmpty { examples.append(example) }
    }

    private mutating func parse(_ line: String) {
        if line.hasPrefix("Usage: ") { return }
        if let text = line.droppingPrefix("Pitfall: ") {
            pitfalls.append(text)
        } else if let text = line.droppingPrefix("Asked as: ") {
            problemPhrases += text.split(separator: ";").map { String($0).trimmed }
        } else if let text = line.droppingPrefix("See also: ") {
            relatedNames = Documentation.names(in: text.hasSuffix(".") ? String(text.dropLast()) : text)
        } else if !line.isEmpty {
            summary += (summary.isEmpty ? "" : " ") + line
        }
    }

    private static func names(in text: String) -> [String] {
        var names: [String] = []
        for part in text.split(separator: ",") {
            names.append(String(part.drop { $0 == " " }))
        }
        return names
    }
}

extension Documentation.Example {
    var isEmpty: Bool { code.isEmpty && lanes.isEmpty && result == nil }

    fileprivate mutating func parse(_ line: String) {
        if let text = line.droppingPrefix("// ") {
            prints.append(text)
        } else if let text = line.droppingPrefix("=>") {
            result = text.trimmed
        } else if let lane = Documentation.Example.parseLane(line) {
            lanes.append(lane)
        } else {
            // Code that is written next to lanes is aligned below their marbles.
            code.append(line)
        }
    }

    /// Parses a lane, such as `a:  1-2-3|`; nil for other lines.
    private static func parseLane(_ line: String) -> Lane? {
        let name = line.prefix { $0.isLetter }
        guard !name.isEmpty, line.dropFirst(name.count).hasPrefix(":  ") || line.dropFirst(name.count).hasPrefix(": ")
        else {
            return nil
        }
        let marbles = String(line.dropFirst(name.count + 1)).trimmed
        return marbles.isEmpty || marbles.contains("=") ? nil : Lane(name: String(name), marbles: marbles)
    }

    /// The lines to show; the lanes come first, one above the other.
    public var displayLines: [String] {
        lanes.map { "\($0.name):".padded(to: 4) + $0.marbles } + code + (result.map { ["=>  " + $0] } ?? [])
            + prints.map { "// " + $0 }
    }

    /// A program that runs the example. It prints a report of the events that `expect` finds and of the printed text,
    /// line by line.
    public var program: String {
        let (setup, expression) = setupAndExpression
        guard let result else { return setup + expression + "\n" }
        return setup + "expect(\(expression), \"\(result)\")\n"
    }

    /// The code in two parts: everything before the last expression, and that expression.
    public var setupAndExpression: (setup: String, expression: String) {
        var lines = Self.imports.map { "import \($0)" }
        lines += self.lanes.map { "let \($0.name) = cold(\"\($0.marbles)\")" }
        let last = lastExpressionIndex
        lines += code[..<last]
        return (lines.map { $0 + "\n" }.joined(), code[last...].joined(separator: "\n"))
    }

    /// The imports of examples with diagrams.
    private static let imports = [
        "Foundation", "RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking", "RxSwiftExt", "Action",
    ]

    /// The number of the line at which the last expression starts: the last line that is not indented more than the
    /// first and closes no bracket.
    private var lastExpressionIndex: Int {
        let indent = code.first.map(Self.indentation) ?? 0
        return code.indices.last { index in
            let line = code[index]
            let first = line.dropFirst(Self.indentation(line)).first
            return Self.indentation(line) <= indent && first != "}" && first != ")" && first != "."
        } ?? 0
    }

    private static func indentation(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}

extension String {
    fileprivate func droppingPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

    fileprivate var trimmed: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
