import Assist
import Diagnostics
import Export
import Language
import Library
import Rill
import SessionCore
import StyledText
import Syntax
import Timeline

/// `:find [1, 2, 3] -> [3]`: finds operators by running them on the input.
///
/// An input is a list, which is sent at once, or marbles with times. Candidates are operators with arguments taken from
/// the example: small numbers, its values and its durations.
struct FindExample {
    struct Answer: Equatable {
        /// `.takeLast(1)`
        var text: String
        /// `takeLast`
        var name: String
    }

    let inputExpressions: [String]
    let expectedOutput: String

    /// Returns nil if the text is not an example.
    init?(_ text: String) {
        guard let arrow = text.range(of: "->") else { return nil }
        inputExpressions = String(text[..<arrow.lowerBound]).expressions
        expectedOutput = text[arrow.upperBound...].trimmingSpaces
        guard (1...2).contains(inputExpressions.count), let first = inputExpressions.first?.first,
            first == "[" || first == "\""
        else {
            return nil
        }
    }

    private var isMarbles: Bool { inputExpressions[0].hasPrefix("\"") }

    private func sourceExpression(_ text: String) -> String {
        if text.hasPrefix("\"") { return "cold(\(text))" }
        return text.hasPrefix("[") ? "Observable.from(\(text) as [_])" : "Observable.just(\(text))"
    }

    // MARK: Candidates

    /// The operators to try, with their arguments; the simplest come first.
    private var candidates: [Answer] {
        var list = AnswerList()
        if inputExpressions.count == 2 {
            addTwoSourceOperators(&list)
        } else {
            addOneSourceOperators(&list)
            if isMarbles { addTimeOperators(&list) }
        }
        return list.answers
    }

    private struct AnswerList {
        var answers: [Answer] = []

        mutating func add(_ name: String, _ arguments: String...) {
            answers += arguments.map { Answer(text: ".\(name)\($0)", name: name) }
        }
    }

    /// Adds operators of two sources.
    private func addTwoSourceOperators(_ list: inout AnswerList) {
        list.add("concat", "(b)")
        for name in ["merge", "zip", "combineLatest", "amb", "concat"] {
            let joined = ["", " { $0 + $1 }", " { \"\\($0)\\($1)\" }", " { ($0, $1) }", " { [$0, $1] }"]
            let ends = name == "zip" || name == "combineLatest" ? joined : [""]
            for end in ends {
                // Without a result selector, these operators send tuples.
                list.answers.append(Answer(text: "Observable.\(name)(a, b)\(end)", name: name))
            }
        }
        list.add("amb", "(b)")
        list.add("withLatestFrom", "(b)", "(b) { $0 + $1 }", "(b) { \"\\($0)\\($1)\" }", "(b) { ($0, $1) }")
        list.add("take", "(until: b)")
        list.add("skip", "(until: b)")
        list.add("sample", "(b)")
        list.add("catch", " { _ in b }")
        list.add("ifEmpty", "(switchTo: b)")
        list.add("flatMap", " { _ in b }")
        list.add("flatMapLatest", " { _ in b }")
        list.add("flatMapFirst", " { _ in b }")
        list.add("concatMap", " { _ in b }")
        list.add("delaySubscription", "(.milliseconds(100), scheduler: main).concat(b)")
    }

    /// Adds the operators that have one source.
    private func addOneSourceOperators(_ list: inout AnswerList) {
        let counts = 0...4
        let values = literalVariants
        list.add("distinctUntilChanged", "()")
        list.add("distinct", "()")
        for count in counts { list.add("takeLast", "(\(count))") }
        for count in counts { list.add("take", "(\(count))") }
        for count in counts.dropFirst() { list.add("skip", "(\(count))") }
        for count in counts { list.add("element", "(at: \(count))") }
        list.add("ignoreElements", "()")
        list.add("toArray", "()")
        list.add("pairwise", "()", "().map { [$0.0, $0.1] }", "().map { $1 - $0 }")
        list.add("enumerated", "()", "().map { $0.index }")
        list.add("compactMap", " { $0 }", " { Int($0) }", " { Double($0) }")
        list.add(
            "reduce", "(0, accumulator: +)", "(1, accumulator: *)", "(\"\", accumulator: +)", "(0) { max($0, $1) }")
        list.add("scan", "(0, accumulator: +)", "(1, accumulator: *)", "(\"\", accumulator: +)", "(0) { max($0, $1) }")
        for number in [2, 3, 10, -1] { list.add("map", " { $0 * \(number) }") }
        for number in [1, -1, 10] { list.add("map", " { $0 + \(number) }") }
        list.add(
            "map", " { $0 * $0 }", " { -$0 }", " { String($0) }", " { \"\\($0)\" }", " { $0.uppercased() }",
            " { $0.count }",
            " { $0 % 2 == 0 }", " { !$0 }", " { [$0] }")
        list.add("filter", " { $0 % 2 == 0 }", " { $0 % 2 == 1 }", " { !$0.isEmpty }")
        for value in values { list.add("filter", " { $0 > \(value) }", " { $0 < \(value) }", " { $0 != \(value) }") }
        for value in values {
            list.add("take", "(while: { $0 < \(value) })", "(while: { $0 != \(value) })", "(until: { $0 == \(value) })")
        }
        for value in values { list.add("skip", "(while: { $0 < \(value) })", "(while: { $0 != \(value) })") }
        for value in values { list.add("startWith", "(\(value))") }
        for value in values { list.add("concat", "(.just(\(value)))") }
        for value in values { list.add("mapTo", "(\(value))") }
        for value in values { list.add("catchAndReturn", "(\(value))") }
        for value in values { list.add("ifEmpty", "(default: \(value))") }
        list.add("flatMap", " { Observable.from($0) }", " { Observable.of($0, $0) }")
        for count in 2...3 {
            list.add("window", "(timeSpan: .never, count: \(count), scheduler: main).flatMap { $0.toArray() }")
        }
        for count in 2...3 { list.add("buffer", "(timeSpan: .never, count: \(count), scheduler: main)") }
        list.add("groupBy", " { $0 }.flatMap { $0.takeLast(1) }")
        list.add("toSortedArray", "()")
        list.add("not", "()")
        list.add("materialize", "().map { \"\\($0)\" }")
        list.add("retry", "(2)", "(3)")
    }

    /// Adds operators with a time argument.
    private func addTimeOperators(_ list: inout AnswerList) {
        for name in ["delay", "debounce", "throttle", "delaySubscription"] {
            for span in 1...5 { list.add(name, "(.milliseconds(\(span)00), scheduler: main)") }
        }
        for span in 1...5 { list.add("throttle", "(.milliseconds(\(span)00), latest: false, scheduler: main)") }
        for span in 1...5 {
            list.add("sample", "(Observable<Int>.interval(.milliseconds(\(span)00), scheduler: main))")
        }
        for span in 1...5 { list.add("timeout", "(.milliseconds(\(span)00), scheduler: main)") }
        for span in 1...5 { list.add("take", "(for: .milliseconds(\(span)00), scheduler: main)") }
        for span in 1...5 { list.add("skip", "(.milliseconds(\(span)00), scheduler: main)") }
        for span in 1...4 { list.add("buffer", "(timeSpan: .milliseconds(\(span)00), count: 99, scheduler: main)") }
    }

    /// The values of the example as source text; those that occur only in the output come first.
    private var literalVariants: [String] {
        func values(_ text: String) -> [String] {
            if text.hasPrefix("\"") {
                return text.filter { $0.isNumber || $0.isLetter }.map { $0.isNumber ? String($0) : "\"\($0)\"" }
            }
            return String(text.drop { $0 == "[" }.prefix { $0 != "]" }).expressions
        }
        let given = values(inputExpressions[0])
        var seen: Set<String> = ["nil", ""]
        return (values(expectedOutput).filter { !given.contains($0) } + given + ["0"]).filter {
            seen.insert($0).inserted
        }
        .prefix(6)
        .map { $0 }
    }

    // MARK: Running

    /// Returns the operators that produce the output. Returns nil and diagnostics if the example itself is invalid.
    func findAnswers(in session: ReplSession) -> (answers: [Answer], diagnostics: [Diagnostic])? {
        var options = session.options
        options.style = .snippet
        options.pace = .instant
        options.network = nil
        options.files.openFolders = []
        let stage = ReplSession(options: options)
        stage.outputLevel = .silent
        defer {
            stage.close()
            session.resume()
        }
        var setUp = "let main = MainScheduler.instance;"
        for (name, input) in zip(["a", "b"], inputExpressions) { setUp += " let \(name) = \(sourceExpression(input));" }
        for text in inputExpressions + [expectedOutput] {
            let problems = stage.diagnostics(of: sourceExpression(text))
            if !problems.isEmpty { return ([], problems) }
        }
        guard case .stays = stage.perform(Journal.Entry(text: setUp, number: 1), named: "example", limit: 3) else {
            return nil
        }
        guard let wanted = stage.outputLines(sourceExpression(expectedOutput)) else { return nil }
        var found: [Answer] = []
        for candidate in candidates where found.count < 12 && !session.stopButton.isPressed {
            let text = candidate.text.hasPrefix(".") ? "a" + candidate.text : candidate.text
            // An expression is type-checked first, because that is faster than running it.
            guard stage.isStream(text), let events = stage.outputLines(text), events == wanted else { continue }
            if !found.contains(where: { $0.name == candidate.name && candidate.name != "filter" }) {
                found.append(candidate)
            }
        }
        return (found, [])
    }
}

extension ReplSession {
    /// Returns the diagnostics of an expression.
    fileprivate func diagnostics(of text: String) -> [Diagnostic] {
        let checker = openProgram().interpreter.checker
        return checker.type(of: parse(sourceTexts.keep(Source(name: "example", text: text)))).diagnostics
    }

    fileprivate func isStream(_ text: String) -> Bool {
        let checker = openProgram().interpreter.checker
        return Source.withScratchSource(text) { source in
            let answer = checker.type(of: parse(source))
            return answer.type != nil && answer.diagnostics.isEmpty
        }
    }

    /// Returns the events of an expression: their times from the start, kinds and texts; nil if it is not an
    /// observable.
    fileprivate func outputLines(_ text: String) -> [String]? {
        let program = openProgram()
        let (count, start) = (program.watches.count, program.world.now)
        _ = perform(Journal.Entry(text: text, number: journal.nextNumber()), named: "example", limit: 1)
        guard program.watches.count == count + 1, self.program === program else { return nil }
        let zero = Int64(World.milliseconds(start)) * 1_000_000
        return program.recorder.recording.events(of: [program.watches[count].lane]).compactMap { event in
            switch event.kind {
            case .subscribed: nil
            case .next: "\(event.time - zero) \(event.text ?? "")"
            // All errors count as equal.
            case .error, .completed, .disposed: "\(event.time - zero) \(event.kind.word)"
            }
        }
    }

    /// Handles a search by example, such as `:find [1, 2, 3] -> [3]`.
    func findByExample(_ example: FindExample) throws {
        let result = example.findAnswers(in: self)
        guard let result, result.diagnostics.isEmpty else {
            showDiagnostics(result?.diagnostics ?? [], limit: 1)
            throw CommandError("an example is a list or marbles, '->', and the result: :find [1, 2, 3] -> [3]")
        }
        if result.answers.isEmpty {
            return report(
                "(no single operator produces this output; :find WORDS searches the descriptions of operators)", .dim)
        }
        let width = min(46, result.answers.reduce(0) { max($0, $1.text.count) })
        for answer in result.answers {
            let known = DocIndex.shared.entries(named: answer.name).first { $0.isReactive && !$0.summary.isEmpty }
            var line = StyledText("  " + padded(answer.text, to: width), .name)
            line.append("   " + (known?.summary ?? ""))
            printProse(line, indent: width + 5)
        }
    }
}
