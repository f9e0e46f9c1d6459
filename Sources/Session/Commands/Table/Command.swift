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
    var abbreviations: [String] = []
    /// The arguments in the help, such as `[LANES] [from T to T]`.
    var usage: String = ""
    var topic: Topic
    /// A short description of the command.
    var summary: String
    /// The text that `:help NAME` shows.
    var details: String = ""
    var argument = ArgumentDescription()
    /// Lines to type in a new session, which `:help NAME` shows.
    var example: [String] = []
    var run: (ReplSession, String) throws -> Void
}

/// An error that is thrown for an argument that a command does not accept.
struct ArgumentError: Error {
    /// The arguments that the command accepts, such as `a number, or nothing`.
    var acceptedArguments: String
    /// The part of the argument that is wrong; nil if the whole argument is wrong.
    var wrongPart: String?

    init(_ acceptedArguments: String, wrongPart: String? = nil) {
        (self.acceptedArguments, self.wrongPart) = (acceptedArguments, wrongPart)
    }

    /// Returns the message: `:lanes needs 'tree' or nothing, not 'a b'.   :help lanes`.
    func text(_ name: String, _ argument: String) -> String {
        let wrongPart = wrongPart ?? argument
        return ":\(name) needs \(acceptedArguments)\(wrongPart.isEmpty ? "" : ", not '\(wrongPart)'").   :help \(name)"
    }
}

enum CommandTable {
    static let allCommands: [Command] =
        lookCommands + pictureCommands + codeCommands + lessonCommands + clockCommands + sessionCommands
        + exploreCommands + tuneCommands + [sayCommand, testCommand, exportCommand, pinCommand, swiftcCommand]

    enum CommandMatch {
        case one(Command, isExact: Bool)
        case ambiguous([String])
        case unknown
    }

    /// Finds a command by its name, an abbreviation or a unique prefix.
    static func choose(_ word: String) -> CommandMatch {
        if let exact = allCommands.first(where: { $0.name == word || $0.abbreviations.contains(word) }) {
            return .one(exact, isExact: true)
        }
        let candidates = allCommands.filter { $0.name.hasPrefix(word) }
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
    static func unknownCommandMessage(about word: String) -> String {
        var near = synonyms[word].map { [$0] } ?? []
        if near.isEmpty { near = nearestNames(to: word, among: allCommands.map(\.name)) }
        let shown = near.compactMap { name in allCommands.first { $0.name == name } }
        if shown.isEmpty { return "no command ':\(word)'.   :help lists commands" }
        return "no command ':\(word)'. Near: " + shown.map { ":\($0.name) (\($0.summary))" }.joined(separator: ", ")
    }
}

extension ReplSession {
    /// Returns true if a command with this name exists.
    package func isKnown(command name: String) -> Bool { CommandTable.allCommands.contains { $0.name == name } }

    /// Runs `:name argument`.
    func run(commandLine line: String) {
        let text = line.dropFirst().trimmingSpaces
        let word = String(text.prefix { !$0.isWhitespace })
        let argument = text.dropFirst(word.count).trimmingSpaces
        if word.isEmpty { return printError("a command needs a name.   :help lists commands") }
        switch CommandTable.choose(word) {
        case .one(let command, let isExact):
            announcement = isExact ? nil : "(runs :\(command.name))"
            run(command, argument)
            printPendingAnnouncement()
        case .ambiguous(let words):
            let names = words.map { ":" + $0 }
            let list = names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
            printError("':\(word)' could be \(list)")
        case .unknown:
            printError(CommandTable.unknownCommandMessage(about: word))
        }
    }

    private func run(_ command: Command, _ argument: String) {
        do {
            if command.argument.kind == .none, !argument.isEmpty {
                throw CommandError(":\(command.name) takes no argument.   :help \(command.name)")
            }
            if argument.isEmpty, let needs = command.argument.requiredName { throw ArgumentError(needs) }
            try command.run(self, argument)
        } catch let misuse as ArgumentError {
            printError(misuse.text(command.name, argument))
        } catch let error as CommandError {
            printError(error.message)
        } catch let failure as Files.Failure {
            printError("cannot use \(failure.path): \(failure.reason)")
        } catch {
            printError("\(error)")
        }
    }
}
