import Assist
import Diagnostics
import SessionCore
import StyledText

/// A command of the prompt: a line that starts with `:`.
struct Command {
    enum Topic: String, CaseIterable {
        case look = "Look"
        case code = "Code"
        case lesson = "Lesson"
        case clock = "Clock"
        case session = "Session"
    }

    var name: String
    /// The abbreviations of the command, which never change.
    var short: [String] = []
    /// The arguments in the help, such as `[LANES] [from T to T]`.
    var usage: String = ""
    var topic: Topic
    /// A short description of the command.
    var summary: String
    /// The text that `:help NAME` shows.
    var details: String = ""
    var argument = Argument()
    /// Lines to type in a new session, which `:help NAME` shows.
    var example: [String] = []
    var run: (ReplSession, String) throws -> [Effect]
}

/// An error that is thrown for an argument that a command does not accept.
struct Misuse: Error {
    /// The arguments that the command accepts, such as `a number, or nothing`.
    var needs: String
    /// The part of the argument that is wrong; nil if the whole argument is wrong.
    var given: String?

    init(_ needs: String, given: String? = nil) { (self.needs, self.given) = (needs, given) }

    /// Returns the message: `:lanes needs 'tree' or nothing, not 'a b'.   :help lanes`.
    func text(_ name: String, _ argument: String) -> String {
        let given = given ?? argument
        return ":\(name) needs \(needs)\(given.isEmpty ? "" : ", not '\(given)'").   :help \(name)"
    }
}

enum CommandTable {
    static let all: [Command] =
        lookCommands + pictureCommands + codeCommands + lessonCommands + clockCommands + sessionCommands
        + exploreCommands + tuneCommands + [sayCommand, testCommand, exportCommand, pinCommand, swiftcCommand]

    enum Choice {
        case one(Command, isExact: Bool)
        case ambiguous([String])
        case unknown
    }

    /// Finds a command by its name, an abbreviation or a unique prefix.
    static func choose(_ word: String) -> Choice {
        if let exact = all.first(where: { $0.name == word || $0.short.contains(word) }) {
            return .one(exact, isExact: true)
        }
        let candidates = all.filter { $0.name.hasPrefix(word) }
        if candidates.count > 1 { return .ambiguous(candidates.map(\.name).sorted()) }
        return candidates.first.map { .one($0, isExact: false) } ?? .unknown
    }

    /// Names of commands in other tools, with rill's commands for them.
    private static let synonyms = [
        "bindings": "names", "vars": "names", "ls": "names", "bye": "quit", "dispose": "watch", "info": "doc",
        "man": "doc", "open": "load", "write": "save", "clear": "reset", "search": "find",
        "log": "timeline", "time": "clock", "pace": "clock", "kill": "watch", "stop": "watch",
    ]

    /// Returns the message for an unknown command.
    static func complaint(about word: String) -> String {
        var near = synonyms[word].map { [$0] } ?? []
        if near.isEmpty { near = nearestNames(to: word, among: all.map(\.name)) }
        let shown = near.compactMap { name in all.first { $0.name == name } }
        if shown.isEmpty { return "no command ':\(word)'.   :help lists commands" }
        return "no command ':\(word)'. Near: " + shown.map { ":\($0.name) (\($0.summary))" }.joined(separator: ", ")
    }
}

extension ReplSession {
    /// Returns true if a command with this name exists.
    package func knows(command name: String) -> Bool { CommandTable.all.contains { $0.name == name } }

    /// Runs a line of the form `:name argument`.
    func run(commandLine line: String) -> [Effect] {
        let text = line.dropFirst().trimmed
        let word = String(text.prefix { !$0.isWhitespace })
        let argument = text.dropFirst(word.count).trimmed
        if word.isEmpty {
            complain("a command needs a name.   :help lists commands")
            return []
        }
        switch CommandTable.choose(word) {
        case .one(let command, let isExact):
            announcement = isExact ? nil : "(runs :\(command.name))"
            let effects = run(command, argument)
            printAnnouncement()
            return effects
        case .ambiguous(let words):
            let names = words.map { ":" + $0 }
            let list = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
            complain("':\(word)' could be \(list)")
        case .unknown:
            complain(CommandTable.complaint(about: word))
        }
        return []
    }

    func run(command name: String, _ argument: String) -> [Effect] {
        CommandTable.all.first { $0.name == name }.map { run($0, argument) } ?? []
    }

    private func run(_ command: Command, _ argument: String) -> [Effect] {
        do {
            if command.argument.kind == .none, !argument.isEmpty {
                throw CommandError(":\(command.name) takes no argument.   :help \(command.name)")
            }
            if argument.isEmpty, let needs = command.argument.requiredName { throw Misuse(needs) }
            return try command.run(self, argument)
        } catch let misuse as Misuse {
            complain(misuse.text(command.name, argument))
        } catch let error as CommandError {
            complain(error.text)
        } catch let failure as Files.Failure {
            complain("cannot use \(failure.path): \(failure.reason)")
        } catch {
            complain("\(error)")
        }
        return []
    }
}
