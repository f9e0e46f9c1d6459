import Assist
import Commands
import Export
import Fetching
import Language
import Rill
import SessionCore
import Shell
import Timeline

/// The parsed command line: a command, its operands and its flags.
struct Arguments {
    /// The words that are not flags: a command with its operands, or the path of a file.
    var operands: [String] = []
    /// The text after `-e`.
    var code: String?
    var wantsHelp = false
    var wantsVersion = false
    var options = RunConfiguration()
    var colour = ColourChoice.auto
    var isASCII = false
    var isPlain = false
    var isQuiet = false
    var staysInteractive = false
    var width: Int?
    /// The settings that have no flag of their own.
    var settings: [Setting] = []
    /// The path of `--timeline`; an empty path stands for standard output.
    var timelinePath: String?
    /// True for `--all`, which prints the whole lesson and exits.
    var printsWholeLesson = false
    /// True if `marbles` and `run` draw each stage of the chains.
    var drawsStages = false
    /// The name of the single lane that `run` explains.
    var explainedLane: String?
    /// The number of orders in which to run the program; nil for one run.
    var orderCount: Int?
    /// The order of execution that `run` uses; nil for the usual order.
    var replayedOrder: OrderPlan.Source?
    /// The range of delays in nanoseconds for background work in other orders of execution.
    var jitter = 0...300_000_000
    /// True if two orders of execution with the same events at different times count as different.
    var comparesTimes = false
    /// True for `--leaks`, which reports leaked objects.
    var findsLeaks = false
    /// The path of `--pin`: the test file that receives the events of the program.
    var pinPath: String?
    /// The value of `--sweep`: an expression with values in braces, which runs beside the program.
    var sweepExpression: String?
    /// True for `--marbles`, which draws the watched lanes.
    var drawsMarbles = false
    /// True if `marbles` prints marble notation.
    var printsNotation = false
    /// True if `marbles` and `run` print events as data.
    var writesData = false
    /// The expression of `marbles --compare`.
    var comparedExpression: String?
    /// The path of `--svg`, which is that of the drawing.
    var drawingPath: String?
    /// The theme of the SVG drawing.
    var theme = DrawingStyle.Theme.auto
    /// True if the SVG drawing is animated.
    var isAnimated = false
    /// True for `--threads`, which colours values by the thread that delivered them.
    var showsThreads = false
    /// The path of a file with events for subjects, which `diff` uses.
    var inputPath: String?
    var isMarkdown = false
    var ignoresTimes = false
    /// The output path of `export`.
    var outputPath: String?
    /// True if `check` updates the expected output in the files.
    var acceptsOutput = false
    /// True for `--watch`, which runs the program again whenever a file is saved.
    var watchesFiles = false
    /// True if `run` and `check` compile with swiftc.
    var usesCompiler = false
    /// True if all questions are answered with yes.
    var assumesYes = false
}

/// An invalid command line, with the reason.
struct UsageError: Error {
    var message: String
}

extension Arguments {
    enum FlagValue {
        case none
        /// A value is required, as in `--for 1h` or `--for=1h`.
        case required
        /// A value is allowed only after an equals sign, as in `--timeline=FILE`.
        case optional
        /// A value follows an equals sign, as in `--explain=LANE`, or, after the file of a program, a blank, as in
        /// `--explain LANE`.
        case trailing
    }

    struct Flag {
        var names: [String]
        var value: FlagValue
        var usage: String
        var meaning: String
        /// The commands that accept the flag, some with another flag that is required, such as `run --orders`; empty if
        /// all commands accept it.
        var commands: [String] = []
        /// Applies the value of the flag; returns false if the value is invalid.
        var apply: (inout Arguments, String) -> Bool

        /// Returns a flag without a value.
        static func on(
            _ names: [String], _ meaning: String, of commands: String..., apply: @escaping (inout Arguments) -> Void
        ) -> Flag {
            Flag(names: names, value: .none, usage: "", meaning: meaning, commands: commands) { arguments, _ in
                apply(&arguments)
                return true
            }
        }

        /// Returns a flag whose value may be any text that is not empty.
        static func text(
            _ names: [String], _ usage: String, _ meaning: String, of commands: String...,
            apply: @escaping (inout Arguments, String) -> Void
        ) -> Flag {
            Flag(names: names, value: .required, usage: usage, meaning: meaning, commands: commands) {
                apply(&$0, $1)
                return !$1.isEmpty
            }
        }
    }

    static let flags: [Flag] = [
        Flag(
            names: ["--pace"], value: .required, usage: "live|xN|instant|step", meaning: "speed of the clock"
        ) {
            guard let pace = PaceText.parse($1) else { return false }
            ($0.options.pace, $0.options.isPaceChosen) = (pace, true)
            return true
        },
        Flag(
            names: ["--for"], value: .required, usage: "TIME", meaning: "virtual time limit of an endless program"
        ) {
            guard let span = DurationText.parse($1) else { return false }
            ($0.options.runLimit, $0.options.watchDuration, $0.options.isRunLimitGiven) = (span, span, true)
            return true
        },
        Flag(names: ["--seed"], value: .required, usage: "N", meaning: "seed of random numbers") {
            guard let seed = UInt64($1) else { return false }
            $0.options.seed = seed
            return true
        },
        Flag(
            names: ["--date"], value: .required, usage: "now|2026-01-01T09:00",
            meaning: "date and time at which the virtual clock starts"
        ) {
            guard let epoch = StartDate.parseSeconds($1) else { return false }
            $0.options.epoch = epoch
            return true
        },
        Flag(names: ["--memory"], value: .required, usage: "SIZE", meaning: "memory limit of a program: 512M, 2G") {
            guard let size = parseSize($1) else { return false }
            $0.options.memoryLimit = size
            return true
        },
        Flag(names: ["--scratch"], value: .required, usage: "SIZE", meaning: "size limit of a program's /tmp: 256M") {
            guard let size = parseSize($1) else { return false }
            $0.options.files.scratchLimit = size
            return true
        },
        Flag(
            names: ["--allow-files"], value: .required, usage: "DIR",
            meaning: "a folder the program may read and write"
        ) {
            $0.options.files.openFolders.append($1)
            return !$1.isEmpty
        },
        .on(["--allow-net"], "allow programs to use the network") { $0.options.network = Fetcher() },
        Flag(names: ["--timeline"], value: .optional, usage: "[=FILE]", meaning: "print events as they happen") {
            $0.timelinePath = $1
            return true
        },
        Flag(names: ["--colour", "--color"], value: .required, usage: "always|never|auto", meaning: "colours") {
            guard let choice = ColourChoice(rawValue: $1) else { return false }
            $0.colour = choice
            return true
        },
        Flag(names: ["--width"], value: .required, usage: "N", meaning: "columns per line") {
            guard let width = Int($1), width > 0 else { return false }
            $0.width = width
            return true
        },
        .on(["--ascii"], "use only ASCII characters") { $0.isASCII = true },
        .on(["--plain"], "describe events in sentences") { $0.isPlain = true },
        .on(["-q", "--quiet"], "no greeting") { $0.isQuiet = true },
        .on(["--all"], "print the whole lesson with outputs, then exit", of: "lesson") { $0.printsWholeLesson = true },
        Flag(
            names: ["--explain"], value: .trailing, usage: "[=LANE]",
            meaning: "draw stage by stage; after a program: one lane", commands: ["marbles", "run"]
        ) {
            $0.drawsStages = true
            $0.explainedLane = $1.isEmpty ? nil : $1
            return true
        },
        .on(["--marbles"], "draw subscriptions at the end", of: "run") { $0.drawsMarbles = true },
        .on(["--leaks"], "report objects that leaked, at the end", of: "run") { $0.findsLeaks = true },
        Flag(
            names: ["--pin"], value: .required, usage: "FILE", meaning: "write the recorded events as a test to FILE",
            commands: ["run"]
        ) {
            $0.pinPath = $1
            return $1.hasSuffix(".swift")
        },
        .text(["--sweep"], "EXPR", "draw EXPR once for each of the values in its braces", of: "run") {
            $0.sweepExpression = $1
        },
        Flag(
            names: ["--orders"], value: .trailing, usage: "[=N]",
            meaning: "run in N other orders (default 200), count the outcomes", commands: ["run"]
        ) {
            $0.orderCount = $1.isEmpty ? 200 : Int($1)
            return $0.orderCount.map { $0 > 0 && $0 <= 1_000_000 } ?? false
        },
        Flag(
            names: ["--order"], value: .required, usage: "NAME", meaning: "run in one order that --orders named",
            commands: ["run"]
        ) {
            $0.replayedOrder = OrderPlan.Source(name: $1)
            return $0.replayedOrder != nil
        },
        Flag(
            names: ["--jitter"], value: .required, usage: "0...300ms",
            meaning: "how much later background work may arrive", commands: ["run --orders"]
        ) {
            guard let range = DurationText.parseRange($1) else { return false }
            $0.jitter = range
            return true
        },
        .on(["--times"], "events at other times count as different", of: "run --orders") { $0.comparesTimes = true },
        .on(["--ignore-times"], "ignore the times of events (the default of --orders)", of: "diff", "run --orders") {
            ($0.comparesTimes, $0.ignoresTimes) = (false, true)
        },
        .text(["--input"], "FILE", "recorded events for subjects of the programs", of: "diff") { $0.inputPath = $1 },
        .on(["--md"], "Markdown for a pull request", of: "diff") { $0.isMarkdown = true },
        .on(["--string"], "print the test notation", of: "marbles", "trace") { $0.printsNotation = true },
        .on(["--json"], "print events as JSON", of: "-e", "marbles", "trace", "run") { $0.writesData = true },
        .text(["--compare"], "EXPR", "compare with another observable (trace: another file)", of: "marbles", "trace") {
            $0.comparedExpression = $1
        },
        Flag(
            names: ["--theme"], value: .required, usage: "light|dark|mono|auto",
            meaning: "colours of an SVG"
        ) {
            guard let theme = DrawingStyle.Theme(rawValue: $1) else { return false }
            $0.theme = theme
            return true
        },
        .on(["--threads"], "colours by thread", of: "marbles --explain", "run --explain") { $0.showsThreads = true },
        .on(["--animate"], "write an animated SVG") { $0.isAnimated = true },
        .text(["--svg"], "FILE", "write a drawing", of: "marbles", "run", "trace", "doc") { $0.drawingPath = $1 },
        .text(
            ["-o", "--output"], "FILE", "output file; the extension selects the format", of: "export", "diff", "grade",
            "trace"
        ) {
            $0.outputPath = $1
        },
        .on(["--accept"], "update the expected output in the files", of: "check") { $0.acceptsOutput = true },
        .on(["--watch"], "run again on each save", of: "check") { $0.watchesFiles = true },
        .on(["--swiftc"], "compile with swiftc; no sandbox then", of: "run", "check") { $0.usesCompiler = true },
        .on(["-y", "--yes"], "do not ask for permission", of: "run --swiftc") { $0.assumesYes = true },
        .on(["-i"], "stay at the prompt afterwards") { $0.staysInteractive = true },
    ]

    /// Parses a size such as `512M`, `2G`, or a number of bytes.
    private static func parseSize(_ text: String) -> Int? {
        let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
        guard let last = text.last else { return nil }
        let unit = units[Character(last.uppercased())]
        guard let number = Int(unit == nil ? text[...] : text.dropLast()), number > 0 else { return nil }
        return number.multipliedReportingOverflow(by: unit ?? 1).partialValue
    }

    // MARK: Reading

    /// The style of the SVG.
    var drawingStyle: DrawingStyle {
        var style = DrawingStyle(theme: theme)
        // A small width is a number of columns of text, because a drawing is hundreds of points wide.
        if let width, width >= 200 { style.width = width }
        (style.isAnimated, style.showsExecutors) = (isAnimated, showsThreads)
        return style
    }

    /// Returns the configuration of a run. `pace` is the default pace.
    func configuration(_ style: RunStyle, pace: Pace) -> RunConfiguration {
        var options = options
        options.style = style
        if !options.isPaceChosen { options.pace = pace }
        if let burst = settings.last(where: { $0.name == "burst" }) {
            options.instantLimit = EventCountText.parse(burst.value)
        }
        return options
    }

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                break
            }
            switch word {
            case "-e", "--eval":
                guard let text = rest.popFirst() else { throw UsageError(message: "-e needs code") }
                code = text
            case "--version", "-V": wantsVersion = true
            case "--help", "-h": wantsHelp = true
            case _ where word.hasPrefix("-") && word.count > 1:
                // All arguments after the file of a program belong to the program, unless they are flags of rill.
                let isBehindFile = operands.first == "run" && operands.count > 1
                if try !takeFlag(flag: word, &rest, isBehindFile: isBehindFile) {
                    guard isBehindFile else {
                        throw UsageError(message: "unknown flag '\(word)'")
                    }
                    operands.append(word)
                }
            default: operands.append(word)
            }
        }
    }

    private mutating func takeFlag(
        flag word: String, _ rest: inout ArraySlice<String>, isBehindFile: Bool
    ) throws -> Bool {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let flag = Arguments.flags.first(where: { $0.names.contains(parts[0]) }) else {
            return try takeSetting(setting: parts, &rest)
        }
        var value = parts.count > 1 ? parts[1] : ""
        switch flag.value {
        case .none where parts.count > 1: throw UsageError(message: "\(parts[0]) takes no value")
        case .required where parts.count == 1:
            guard let next = rest.popFirst() else { throw UsageError(message: "\(parts[0]) wants \(flag.usage)") }
            value = next
        case .trailing where parts.count == 1 && isBehindFile && rest.first?.hasPrefix("-") == false:
            value = rest.removeFirst()
        case .none, .optional, .trailing, .required: break
        }
        if !flag.apply(&self, value) { throw UsageError(message: "\(parts[0]) is \(flag.usage), not '\(value)'") }
        return true
    }

    private mutating func takeSetting(setting parts: [String], _ rest: inout ArraySlice<String>) throws -> Bool {
        let name = String(parts[0].dropFirst(2))
        guard parts[0].hasPrefix("--"), let row = SettingTable.row(name) else { return false }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
            throw UsageError(message: "\(parts[0]) wants \(row.values)")
        }
        guard row.accepts(value) else { throw UsageError(message: "\(parts[0]) is \(row.values), not '\(value)'") }
        settings.append(Setting(name: name, value: value))
        if name == "glyphs" { isASCII = value == "ascii" }
        return true
    }
}
