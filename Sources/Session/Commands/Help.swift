import StyledText
import Timeline

/// `:help`: the commands by topic, one command, the keys, the glyphs, a diagnostic's id.
extension Dialogue {
    func help(_ argument: String) throws -> [Effect] {
        let name = argument.hasPrefix(":") ? String(argument.dropFirst()) : argument
        if name.isEmpty {
            helpOverview()
        } else if let page = HelpPages.pages[name] {
            page.split(separator: "\n", omittingEmptySubsequences: false).forEach { reply(String($0)) }
        } else if name == "glyphs" {
            reply(LineView.legend(style: presentation.lineStyle(showsSubscribed: true)))
        } else if case .one(let command, _) = CommandTable.choose(name) {
            help(with: command)
        } else if !documentation(named: name).isEmpty {
            documentation(named: name).prefix(3).forEach { $0.lines.forEach(reply) }
        } else {
            throw CommandError("no help about '\(name)'.   :help lists the commands, :doc NAME explains a name")
        }
        return []
    }

    private func helpOverview() {
        for topic in Command.Topic.allCases {
            reply(StyledText(topic.rawValue, .heading))
            for command in CommandTable.all where command.topic == topic {
                let short = command.short.map { ":" + $0 }.joined(separator: " ")
                var line = StyledText("  ")
                let head = (":\(command.name) \(command.usage)").trimmed
                line.append(padded(head, to: 34), .command)
                line.append(padded(short, to: 10), .dim)
                line.append(command.summary)
                reply(line)
            }
        }
        reply(StyledText("Anything else is Swift. :help keys, :help glyphs, :help COMMAND, :doc NAME", .dim))
    }

    private func help(with command: Command) {
        var line = StyledText((":\(command.name) \(command.usage)").trimmed, .command)
        line.append("   " + command.summary)
        reply(line)
        if !command.short.isEmpty {
            reply(StyledText("  short: " + command.short.map { ":" + $0 }.joined(separator: ", "), .dim))
        }
        if !command.details.isEmpty { reply("  " + command.details) }
    }
}

enum HelpPages {
    static let pages = [
        "keys": """
        Enter          runs the entry if it is complete, else a new line
        Alt-Enter      a new line in any case
        Up, Down       a line up or down; at the edge entries that start with what is typed
        Ctrl-R         searches the history
        Tab            completes; twice: a list; three times: documentation
        Ctrl-X Ctrl-E  the entry in your editor
        Ctrl-C         drops the line; on an empty line ends the newest watch; stops what runs
        Ctrl-D         on an empty line: leaves
        """
    ]
}
