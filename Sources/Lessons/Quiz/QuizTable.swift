/// An operator that the quiz asks about.
struct QuizOperator {
    var name: String
    /// The expression, with the source `a`; some operators also have a source `b`.
    var code: String

    var takesTwoSources: Bool { code.contains("b)") || code.contains("b }") || code.contains("b.") }

    static let allOperators: [QuizOperator] = [
        quizOperator("filter", "a.filter { $0 > 2 }"),
        quizOperator("map", "a.map { $0 * 2 }"),
        quizOperator("compactMap", "a.compactMap { $0 > 2 ? $0 - 2 : nil }"),
        quizOperator("skip", "a.skip(2)"),
        quizOperator("take", "a.take(2)"),
        quizOperator("takeLast", "a.takeLast(2)"),
        quizOperator("skip(while:)", "a.skip(while: { $0 < 3 })"),
        quizOperator("take(while:)", "a.take(while: { $0 < 3 })"),
        quizOperator("element(at:)", "a.element(at: 1)"),
        quizOperator("ignoreElements", "a.ignoreElements().asObservable()"),
        quizOperator("distinctUntilChanged", "a.distinctUntilChanged()"),
        quizOperator("startWith", "a.startWith(0)"),
        quizOperator("scan", "a.scan(0) { max($0, $1) }"),
        quizOperator("reduce", "a.reduce(0) { max($0, $1) }"),
        quizOperator("delay", "a.delay(.milliseconds(300), scheduler: clock)"),
        quizOperator("debounce", "a.debounce(.milliseconds(150), scheduler: clock)"),
        quizOperator("throttle", "a.throttle(.milliseconds(250), scheduler: clock)"),
        quizOperator("concat", "a.concat(b)"),
        quizOperator("merge", "Observable.merge(a, b)"),
        quizOperator("zip", "Observable.zip(a, b) { max($0, $1) }"),
        quizOperator("combineLatest", "Observable.combineLatest(a, b) { max($0, $1) }"),
        quizOperator("withLatestFrom", "a.withLatestFrom(b)"),
        quizOperator("sample", "a.sample(b)"),
        quizOperator("take(until:)", "a.take(until: b)"),
        quizOperator("skip(until:)", "a.skip(until: b)"),
        quizOperator("amb", "a.amb(b)"),
    ]

    private static func quizOperator(_ name: String, _ code: String) -> QuizOperator {
        QuizOperator(name: name, code: code)
    }

    /// Returns the events of the expression for the given sources, in milliseconds after the subscription; nil if the
    /// code does not run.
    func result(_ sources: [String]) -> [Emission]? {
        let run = LessonRun()
        var text = "import RxSwift\nimport RxTest\nlet clock = MainScheduler.instance\n"
        for (name, marbles) in zip(["a", "b"], sources) { text += "let \(name) = cold(\"\(marbles)\")\n" }
        guard run.run(text), run.run(code) else { return nil }
        return run.events()
    }
}

/// A question with the data that check an answer.
struct QuizQuestion {
    enum Kind {
        /// The learner chooses the code that produces the result; `right` is the index of the right choice.
        case choose([String], right: Int)
        /// The learner writes the result as marbles.
        case draw
    }

    var subject: QuizOperator
    var sources: [String]
    var result: [Emission]
    var kind: Kind

    /// - Parameter weights: the relative frequency by the name of the operator; 1 for other operators.
    static func randomQuestion(weights: [String: Int], using dice: inout some RandomNumberGenerator) -> QuizQuestion? {
        for _ in 0..<20 {
            let subject = randomOperator(weights, &dice)
            let sources = (0..<(subject.takesTwoSources ? 2 : 1)).map { _ in randomMarbles(&dice) }
            guard let result = subject.result(sources), !result.isEmpty else { continue }
            if Bool.random(using: &dice), result.allSatisfy(\.isOneCharacter) {
                return QuizQuestion(subject: subject, sources: sources, result: result, kind: .draw)
            }
            let others = QuizOperator.allOperators.filter {
                $0.takesTwoSources == subject.takesTwoSources && $0.name != subject.name
            }
            .shuffled(using: &dice).lazy.filter { $0.result(sources).map { $0 != result } ?? false }.prefix(3)
            var codes = Array(others).map(\.code)
            guard codes.count == 3 else { continue }
            let right = Int.random(in: 0...3, using: &dice)
            codes.insert(subject.code, at: right)
            return QuizQuestion(
                subject: subject, sources: sources, result: result, kind: .choose(codes, right: right))
        }
        return nil
    }

    private static func randomOperator(_ weights: [String: Int], _ dice: inout some RandomNumberGenerator)
        -> QuizOperator
    {
        let table = QuizOperator.allOperators
        var place = Int.random(in: 0..<table.reduce(0) { $0 + (weights[$1.name] ?? 1) }, using: &dice)
        return table.first { row in
            place -= weights[row.name] ?? 1
            return place < 0
        } ?? table[0]
    }

    /// `-1--3-2|`
    private static func randomMarbles(_ dice: inout some RandomNumberGenerator) -> String {
        var text = ""
        for _ in 0..<Int.random(in: 3...4, using: &dice) {
            text += String(repeating: "-", count: Int.random(in: 1...2, using: &dice))
            text += String(Int.random(in: 1...4, using: &dice))
        }
        return text + "-|"
    }
}

extension Emission {
    /// True if the event can be written as one marble character at a whole tick.
    fileprivate var isOneCharacter: Bool {
        if case .next(let text) = kind, text.count != 1 { return false }
        return time % 100 == 0
    }
}
