/// A command of the command line.
struct Subcommand {
    /// The usage of the command, such as `rill check PATH…`.
    var usage: String
    var summary: String
    var details = ""
    /// The shell lines that show the use of the command. A test runs these lines.
    var example: [String] = []
    /// The number of operands.
    var operands = 0...0
    /// The description of the missing operands for the error message.
    var missingOperandMessage = ""
    /// Runs the command with its operands and returns the exit code; nil for a form without a name.
    var run: ((Arguments, [String]) throws -> Int32)?

    /// The name of the command, such as `check` in `rill check PATH…`; nil for a form without a name.
    var name: String { usage.split(separator: " ").dropFirst().first.map(String.init) ?? "" }

    static func named(_ name: String) -> Subcommand? { allSubcommands.first { $0.run != nil && $0.name == name } }

    /// Runs the command with the words after its name.
    func callAsFunction(_ arguments: Arguments) throws -> Int32 {
        let given = Array(arguments.operands.dropFirst())
        guard given.count >= operands.lowerBound, let run else {
            throw UsageError(message: "\(name) needs \(missingOperandMessage): \(usage)")
        }
        guard given.count <= operands.upperBound else {
            let flag = Arguments.flags.contains { $0.names.contains("--compare") && $0.commands.contains(name) }
            throw UsageError(
                message: "'\(given[operands.upperBound])' is one argument too many: \(usage)"
                    + (flag ? " --compare FILE" : ""))
        }
        return try run(arguments, given)
    }

    /// The text of `rill NAME --help`, with the flags of this command.
    var helpText: String {
        let flags = Arguments.flags.filter { flag in
            flag.commands.contains { $0 == name || $0.hasPrefix(name + " ") }
        }
        let rows = flags.isEmpty ? "" : "\n" + flags.map { $0.usageRow(named: false) }.joined()
        let lines = example.isEmpty ? "" : "\nexample:\n" + example.map { "    \($0)\n" }.joined()
        return "\(usage)\n  \(summary)\n\n\(details)\n\(rows)\(lines)"
    }

    /// The text of `rill help`.
    static var overviewText: String {
        """
        rill: reactive Swift at a prompt

        \(allSubcommands.map { helpRow($0.usage, 30, $0.summary) }.joined())
        More about a command: rill check --help

        Flags, before or after the file:

        \(Arguments.flags.map { $0.usageRow(named: true) }.joined())\
          --SETTING VALUE                     any setting of the prompt (:set lists them): --hints on

        Exit codes: 0 success, 1 refused or a check failed, 2 a trap, 64 wrong usage,
        66 cannot read, 74 cannot write, 130 interrupted

        """
    }

    fileprivate static func helpRow(_ head: String, _ column: Int, _ text: String) -> String {
        "  \(head)\(String(repeating: " ", count: max(2, column - head.count)))\(text)\n"
    }

    static let allSubcommands = [
        Subcommand(usage: "rill", summary: "opens the prompt"),
        Subcommand(usage: "rill FILE", summary: "loads a file, then opens the prompt"),
        Subcommand(
            usage: "rill run FILE [ARGS]", summary: "runs a program; stdout is exactly the program's output",
            details: """
                FILE is a Swift program, or - for standard input; ARGS are the program's arguments.
                --pace live runs it at the speed of a clock, --for 1h lets an endless one run longer,
                --allow-files DIR and --allow-net open the machine's files and network.
                --marbles draws its subscriptions at the end, --explain each stage of their chains,
                --explain=LANE of one; --svg FILE writes the drawing (--width 480, --theme, --animate),
                --json events as data, --threads colours by thread. --timeline prints events as they
                happen.
                --swiftc compiles it with swiftc, for what rill does not support yet; then it has no
                sandbox, and rill asks once. RxSwift and UIKit are rill's modules. A program that uses
                queues, threads or tasks runs on the machine's clock, others on the virtual one.
                --orders looks for races, --leaks for objects that nothing frees, --sweep compares values,
                --pin writes a test. The status is 1 if there are several outcomes or a leak.
                """,
            example: [
                "printf 'import RxSwift\\nlet taps = Observable.of(1, 2, 3)\\n' > taps.swift",
                "echo '_ = taps.filter { $0 > 1 }.watch(\"big\").subscribe()' >> taps.swift",
                "rill run taps.swift --marbles",
                "rill run taps.swift --orders=20",
                "rill run taps.swift --leaks",
                "rill run taps.swift --sweep 'taps.filter { $0 > {1, 2} }'",
                "rill run taps.swift --pin BigTests.swift",
                "rill run BigTests.swift",
            ], operands: 1...Int.max,
            missingOperandMessage: "a file, or - for standard input",
            run: { RunCommand.run($1[0], Array($1.dropFirst()), $0, shellOptions($0)) }),
        Subcommand(usage: "rill -e CODE", summary: "runs code and shows the values of expressions"),
        Subcommand(usage: "… | rill", summary: "runs the code of standard input"),
        Subcommand(
            usage: "rill lesson [N[.STEP]|FILE]", summary: "lists the lessons, or opens one at the prompt",
            details: """
                rill lesson        lists the lessons and your progress
                rill lesson 5      continues lesson 5 where you stopped
                rill lesson 5.3    goes to its third step
                rill lesson my.swift   plays a lesson of your own
                --all prints a whole lesson with its outputs. --pace live plays timed examples at the
                speed of a clock. RILL_LESSONS names another folder of lessons.
                """, operands: 0...1,
            missingOperandMessage: "a lesson, for example 5, 5.3 or a file",
            run: { LessonTask.run($1.first, $0, shellOptions($0)) }),
        Subcommand(
            usage: "rill new lesson NAME", summary: "creates the file of a new lesson",
            details: "The file is named after NAME and has the next free number of the folder. It passes rill check.",
            operands: 2...Int.max, missingOperandMessage: "a kind and a name",
            run: { _, operands in
                guard operands[0] == "lesson" else { throw UsageError(message: "new needs: rill new lesson NAME") }
                return LessonTask.createLesson(operands.dropFirst().joined(separator: " "))
            }),
        Subcommand(
            usage: "rill grade FOLDER LESSON", summary: "checks the solutions of many learners with a lesson's cases",
            details: """
                FOLDER holds a file for each learner, ana.swift, ben.swift, with the code of the
                challenges. LESSON is a number or a file. The table shows who passes which case.
                -o FILE writes it as comma-separated values: learner, challenge, case, result.
                """, operands: 2...2, missingOperandMessage: "a folder and a lesson",
            run: { LessonTask.gradeFolder($1[0], $1[1], $0) }),
        Subcommand(
            usage: "rill app FILE", summary: "runs an app on the whole terminal, controlled by keys",
            details: """
                FILE is a program that shows a screen. Tab goes from one control to the next, Enter and
                Space tap it, text goes into a field, left and right move a slider. Ctrl-C leaves.
                """, operands: 1...1, missingOperandMessage: "a file", run: { runApp($1[0], $0) }),
        Subcommand(
            usage: "rill check PATH…", summary: "checks lessons and scripts against their expected output",
            details: """
                PATH is a file or a folder. A lesson is played step by step: each example must print
                what its 'Prints:' block says and draw what 'Draws:' and 'Screen:' say, each solution
                must pass its cases, each starter must fail one. A script is compared with its
                'Prints:' blocks.
                --accept updates the blocks in the files and says which. --watch checks again on each
                save. --swiftc compiles lessons and scripts instead: each must print the same, and
                each starter must compile. The exit code is 0 if all is well, 1 if something differs.
                """, operands: 1...Int.max, missingOperandMessage: "files or folders",
            run: { checkFiles($1, $0) }),
        Subcommand(
            usage: "rill marbles EXPR…", summary: "draws observables as marble diagrams",
            details: """
                rill marbles 'Observable.of(1, 2, 3).map { $0 * 2 }'
                --explain draws each stage of the chain, --threads with colours by thread,
                --compare EXPR another observable beside it, --string prints the notation for tests,
                --json events as data, --svg FILE writes a drawing (--width 480, --theme dark,
                --animate). --for 5s limits an endless one. The notation: :help marbles at the prompt.
                """, operands: 1...Int.max, missingOperandMessage: "expressions",
            run: { drawMarbles($1.joined(separator: ", "), $0) }),
        Subcommand(
            usage: "rill trace FILE", summary: "draws the debug(\"id\") log of an app as marble diagrams",
            details: """
                FILE is a log, or - for standard input. Each id is a lane; other text between the lines is
                skipped. Events as JSON lines are read too. --compare FILE draws lanes of the same name in
                pairs. --svg FILE writes a drawing, -o page.html a page with a time slider (also deck.html
                .md .svg .txt .json). --json prints events, --string the notation for tests. Lines that
                cannot be read are listed.
                """,
            example: [
                "echo '2026-01-31 12:30:00.000: search -> subscribed' > app.log",
                "echo '2026-01-31 12:30:00.250: search -> Event next(rx)' >> app.log",
                "rill trace app.log",
                "rill trace app.log -o app.html",
            ], operands: 1...1, missingOperandMessage: "a file", run: { showTrace($1[0], $0) }),
        Subcommand(
            usage: "rill diff OLD NEW", summary: "compares two versions of a program, lane by lane",
            details: """
                Both programs run on their own inputs. Lanes of the same name, or of the same chain, are
                compared, and what is printed.
                --input FILE sends recorded events (rill run --timeline=FILE --json) to the subjects of
                the same names. --ignore-times compares values only. --md prints Markdown,
                -o page.html writes a page with drawings. The exit code is 0 if nothing differs, else 1.
                """,
            example: [
                "printf 'import RxSwift\\nlet taps = Observable.of(1, 2, 3)\\n' > old.swift",
                "echo '_ = taps.filter { $0 > 1 }.watch(\"big\").subscribe()' >> old.swift",
                "sed 's/> 1/> 2/' old.swift > new.swift",
                "rill diff old.swift new.swift --md",
                "rill diff old.swift new.swift -o diff.html",
            ], operands: 2...2, missingOperandMessage: "two programs",
            run: { compareRuns($1[0], $1[1], $0) }),
        Subcommand(
            usage: "rill export PATH -o OUT",
            summary: "exports a program or lesson as .html .md .svg .txt .json; lessons as a site",
            details: """
                PATH is a program, a session (.session), a lesson, or a folder of lessons. OUT is a file
                whose ending selects the format, or, for a folder, the folder of the site:
                rill export talk.swift -o talk.html       a page with pictures that can be walked
                rill export talk.swift -o deck.html       slides, code left and picture right, for a talk
                rill export talk.swift -o talk.svg        one drawing (--theme, --animate)
                rill export talk.swift -o talk.md         Markdown; .txt the timeline, .json events
                rill export demo.session -o demo.svg      a session typed in a terminal, animated
                --width N sets the columns of text pictures, from 200 on the points of drawings.
                rill talk.html opens the session of an exported page again.
                """, operands: 1...1, missingOperandMessage: "a file or a folder of lessons",
            run: { try exportFile($1[0], $0) }),
        Subcommand(
            usage: "rill doc NAME", summary: "explains a name",
            details: """
                NAME is an operator, a type or a member: rill doc debounce, rill doc UITableView,
                rill doc Observable.zip. --svg FILE draws the example of an operator.
                """, operands: 1...1, missingOperandMessage: "one name",
            run: { arguments, names in
                if let file = arguments.drawingPath { return drawFile(names[0], file) }
                return runPromptCommand(":doc \(names[0])", arguments)
            }),
        Subcommand(
            usage: "rill help [THING]", summary: "shows this page, or help on one topic",
            details: """
                THING is a command of this page, a command or topic of the prompt (:help lists them),
                or the id of an error: rill help check, rill help keys, rill help unknown-name.
                """, operands: 0...1, missingOperandMessage: "one thing",
            run: { printHelp(on: $1.first, $0) }),
        Subcommand(usage: "rill --version", summary: "prints the version"),
    ]
}

extension Arguments.Flag {
    /// Returns one line of help, such as `--md  diff: Markdown for a pull request`.
    fileprivate func usageRow(named isNamed: Bool) -> String {
        let head = names.joined(separator: ", ") + (usage.hasPrefix("[") ? "" : " ") + usage
        let owners = isNamed && !commands.isEmpty ? commands.joined(separator: ", ") + ": " : ""
        return Subcommand.helpRow(head, 36, owners + meaning)
    }
}
