/// The text of `rill help`.
enum HelpText {
    static var usage: String {
        var text = """
            rill: reactive Swift at a prompt


            """
        for command in commands {
            let padding = String(repeating: " ", count: max(2, 30 - command.usage.count))
            text += "  \(command.usage)\(padding)\(command.summary)\n"
        }
        text += """

            More about one: rill help check

            Flags, before or after the file:

            """
        for flag in Arguments.flags {
            let head = flag.names.joined(separator: ", ") + (flag.usage.hasPrefix("[") ? "" : " ") + flag.usage
            let padding = String(repeating: " ", count: max(2, 36 - head.count))
            text += "  \(head)\(padding)\(flag.meaning)\n"
        }
        text += "  --SETTING VALUE                     any setting of the prompt (:set lists them): --hints on\n"
        text += """

            Exit codes: 0 done, 1 refused, 2 a trap, 64 usage, 66 cannot read, 74 cannot write, 130 interrupted

            """
        return text
    }

    /// A command of the command line.
    struct Command {
        var usage: String
        var summary: String
        var details = ""

        /// The name, `check` in `rill check PATH…`; empty if there is none.
        var name: String { usage.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
    }

    /// Returns the help of one command; nil for other words.
    static func command(_ name: String) -> String? {
        let found = commands.filter { $0.name == name }
        guard let first = found.first(where: { !$0.details.isEmpty }), name.first?.isLowercase == true else {
            return nil
        }
        return "\(first.usage)\n  \(first.summary)\n\n\(first.details)\n"
    }

    static let commands = [
        Command(usage: "rill", summary: "the prompt"),
        Command(usage: "rill FILE", summary: "loads a file, then the prompt"),
        Command(
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
                """),
        Command(usage: "rill -e CODE", summary: "runs code and shows the values of expressions"),
        Command(usage: "… | rill", summary: "the same for standard input"),
        Command(
            usage: "rill lesson [N[.STEP]|FILE]", summary: "the course, or a lesson at the prompt",
            details: """
                rill lesson        lists the lessons and your progress
                rill lesson 5      goes on where you stopped in lesson 5
                rill lesson 5.3    goes to its third step
                rill lesson my.swift   plays a lesson of your own
                --all prints a whole lesson with its outputs. --pace live plays timed examples at the
                speed of a clock. RILL_LESSONS names another folder of lessons.
                """),
        Command(
            usage: "rill new lesson NAME", summary: "writes a lesson to start from",
            details: "The file is named after NAME and has the next free number of the folder. It passes rill check."),
        Command(
            usage: "rill grade FOLDER LESSON", summary: "the solutions of many learners against a lesson's cases",
            details: """
                FOLDER holds a file for each learner, ana.swift, ben.swift, with the code of the
                challenges. LESSON is a number or a file. The table shows who passes which case.
                -o FILE writes it as comma-separated values: learner, challenge, case, result.
                """),
        Command(
            usage: "rill app FILE", summary: "runs an app on the whole terminal, used by keys",
            details: """
                FILE is a program that shows a screen. Tab goes from one control to the next, Enter and
                Space tap it, text goes into a field, left and right move a slider. Ctrl-C leaves.
                """),
        Command(
            usage: "rill check PATH…", summary: "checks lessons and scripts against their expected output",
            details: """
                PATH is a file or a folder. A lesson is played step by step: each example must print
                what its 'Prints:' block says and draw what 'Draws:' and 'Screen:' say, each solution
                must pass its cases, each starter must fail one. A script is compared with its
                'Prints:' blocks.
                --accept updates the blocks in the files and says which. --watch checks again on each
                save. --swiftc compiles lessons and scripts instead: each must print the same, and
                each starter must compile. The exit code is 0 if all is well, 1 if something differs.
                """),
        Command(
            usage: "rill marbles EXPR…", summary: "draws observables as marble diagrams",
            details: """
                rill marbles 'Observable.of(1, 2, 3).map { $0 * 2 }'
                --explain draws each stage of the chain, --threads with colours by thread,
                --compare EXPR another observable beside it, --string prints the notation for tests,
                --json events as data, --svg FILE writes a drawing (--width 480, --theme dark,
                --animate). --for 5s limits an endless one. The notation: :help marbles at the prompt.
                """),
        Command(
            usage: "rill trace FILE", summary: "what an app has logged with debug(\"id\"), as marble diagrams",
            details: """
                Each id is a lane; other text between the lines is skipped. Events as data are read too.
                --compare FILE draws lanes of the same name in pairs, --svg FILE a drawing to keep, --json events, --string notation
                """),
        Command(
            usage: "rill diff OLD NEW", summary: "two versions of a program: the lanes in which they differ",
            details: """
                Both programs run on their own inputs. Lanes of the same name, or of the same chain, are
                compared, and what is printed.
                --input FILE sends recorded events (rill run --timeline=FILE --json) to the subjects of
                the same names. --ignore-times compares values only. --md prints Markdown,
                -o page.html writes a page with drawings. The exit code is 0 if nothing differs, else 1.
                """),
        Command(
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
                """),
        Command(
            usage: "rill doc NAME", summary: "explains a name",
            details: """
                NAME is an operator, a type or a member: rill doc debounce, rill doc UITableView,
                rill doc Observable.zip. --svg FILE draws the example of an operator.
                """),
        Command(
            usage: "rill help [THING]", summary: "this page, or help on one thing",
            details: """
                THING is a command of this page, a command or topic of the prompt (:help lists them),
                or the id of an error: rill help check, rill help keys, rill help unknown-name.
                """),
        Command(usage: "rill --version", summary: "the version"),
    ]
}
