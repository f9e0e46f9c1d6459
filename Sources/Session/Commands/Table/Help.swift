import Assist
import Diagnostics
import Export
import SessionCore
import StyledText
import Timeline

/// `:help`: lists the commands by topic, or explains a command, the keys, the symbols or the id of a diagnostic.
extension ReplSession {
    func help(_ argument: String) throws {
        let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
        if name.isEmpty {
            printHelpOverview()
        } else if let page = HelpPages.pages[name] {
            showPage(page)
            // If a word is both a command and another topic, both are explained.
            if let command = CommandTable.allCommands.first(where: { $0.name == name }) {
                help(with: command).forEach(printReply)
            }
        } else if name == "glyphs" {
            printSymbolHelp()
        } else if let page = explanation(of: name) {
            showMarkdown(markdown: page)
        } else if case .one(let command, _) = CommandTable.choose(name) {
            help(with: command).forEach(printReply)
        } else {
            let pages = assistant.documentation(named: name, limit: 3)
            pages.forEach { $0.lines.forEach(printReply) }
            guard pages.isEmpty else { return }
            throw CommandError("no help for '\(name)'.   :help lists the commands, :doc NAME explains a name")
        }
    }

    private func printHelpOverview() {
        let isNarrow = presentation.width < 60
        for topic in Command.Topic.allCases {
            printReply(StyledText(topic.rawValue, .heading))
            for command in CommandTable.allCommands where command.topic == topic {
                let short = command.abbreviations.map { ":" + $0 }.joined(separator: " ")
                let head = (":\(command.name) \(command.usage)").trimmingSpaces
                if isNarrow {
                    printProse(
                        StyledText("  ") + StyledText(head, .command) + StyledText("  \(short)", .dim), indent: 4)
                    printProse(StyledText("    " + command.summary), indent: 4)
                } else {
                    // A usage that is wider than its column gets a line of its own.
                    let isWide = displayWidth(of: head) > 32
                    if isWide { printProse(StyledText("  ") + StyledText(head, .command), indent: 4) }
                    var line = StyledText("  ")
                    line.append(padded(isWide ? "" : head, to: 33), .command)
                    line.append(padded(short, to: 10), .dim)
                    line.append(command.summary)
                    printProse(line, indent: 45)
                }
            }
        }
        printProse(StyledText("Anything else is Swift. :help keys, :help glyphs, :help COMMAND, :doc NAME", .dim))
    }

    func help(with command: Command) -> [StyledText] {
        let width = max(20, presentation.width)
        var line = StyledText((":\(command.name) \(command.usage)").trimmingSpaces, .command)
        line.append("   " + command.summary)
        var lines = line.wrapped(to: width, indent: 2)
        if !command.abbreviations.isEmpty {
            lines.append(StyledText("  short: " + command.abbreviations.map { ":" + $0 }.joined(separator: ", "), .dim))
        }
        if !command.details.isEmpty { lines += StyledText("  " + command.details).wrapped(to: width, indent: 2) }
        if !command.example.isEmpty { lines.append(StyledText("  example:", .dim)) }
        for line in command.example {
            lines += (StyledText("    ") + StyledText(line, .command)).wrapped(to: width, indent: 6)
        }
        return lines
    }

    private func showPage(_ page: HelpPages.Page) {
        let column = page.rows.reduce(0) { max($0, displayWidth(of: $1.head)) } + 2
        for line in page.before { printProse(StyledText(line)) }
        for row in page.rows {
            printProse(StyledText(padded(row.head, to: column), .command) + StyledText(row.text), indent: column)
        }
        for line in page.after { printProse(StyledText(line, .dim)) }
    }

    /// Shows an explanation of a diagnostic: a heading, paragraphs, programs between fences.
    private func showMarkdown(markdown page: String) {
        var isProgram = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("```") {
                isProgram.toggle()
            } else if isProgram {
                printReply("    " + line)
            } else if line.hasPrefix("# ") {
                printReply(StyledText(String(line.dropFirst(2)), .heading))
            } else {
                printProse(StyledText(String(line)))
            }
        }
    }

    private func printSymbolHelp() {
        for row in EventSymbol.legendRows {
            var line = StyledText("  " + padded(presentation.isUnicode ? row.unicode : row.ascii, to: 3), .command)
            line.append(padded(row.word, to: 12))
            line.append(row.meaning, .dim)
            printProse(line, indent: 17)
        }
        printProse(StyledText("TIME | LANE GLYPH VALUE. :set glyphs ascii, :set plain on", .dim))
    }
}

/// The help topics that are not about one command.
enum HelpPages {
    struct Page {
        var before: [String] = []
        var rows: [(head: String, text: String)] = []
        var after: [String] = []
    }

    static let pages = [
        "keys": Page(rows: [
            ("Enter", "runs the entry if it is complete, otherwise starts a new line"),
            ("Alt-Enter", "starts a new line, even if the entry is complete"),
            ("Up, Down", "moves a line up, down; otherwise recalls entries that begin with the typed text"),
            ("Ctrl-R, Ctrl-S", "searches the history backwards, forwards"),
            ("Tab", "completes; pressed twice: lists; three times on a single match: shows documentation"),
            ("Ctrl-A, Ctrl-E", "moves to the start, the end of the line; also Home, End"),
            ("Alt-B, Alt-F", "moves a word back, forward; also Ctrl-Left, Ctrl-Right"),
            ("Ctrl-W, Alt-D", "cuts the word before, after the cursor"),
            ("Ctrl-U, Ctrl-K", "cuts to the start, the end of the line; Ctrl-Y pastes the text"),
            ("Ctrl-_", "undoes the last edit"),
            ("Alt-T", "shows the types of the chain until the next Alt-T"),
            (
                "Alt-Up, Alt-Down",
                "increases, decreases a number or takes a related name; with Shift ten steps (:help tune)"
            ),
            ("Alt-Left, Alt-Right", "steps through the recording; any other key leaves it"),
            ("Ctrl-X Ctrl-E", "opens the entry in your editor"),
            ("Ctrl-L", "clears the screen, keeps the line"),
            (
                "Ctrl-C",
                "clears the line; on an empty line stops the newest watch (a digit picks another); stops running code"
            ),
            ("Ctrl-D", "quits on an empty line, otherwise deletes the character under the cursor"),
            ("Ctrl-Z", "suspends rill; fg resumes it"),
        ]),
        "marbles": Page(
            before: ["Time runs from left to right; each sequence has its own line."],
            rows: [
                ("  --a--b--|", "a, then b, then completed"),
                ("  --a--#", "a, then an error"),
                ("  --(ab|)", "a, b and completed in one instant"),
                ("  --'ab c'--", "one longer value"),
                ("  -a 1.5s b", "b comes exactly this long after a"),
                ("  ^--a--!", "subscribed at ^, disposed at !"),
            ],
            after: ["Every token takes one tick; '-' is a tick without an event."]),
    ]
}
