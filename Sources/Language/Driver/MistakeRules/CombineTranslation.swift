import Diagnostics
import Syntax

/// Translates a text from Combine to RxSwift. Names without an equivalent stay unchanged; the caller checks the result,
/// so the checker then refuses them.
struct CombineTranslation {
    /// The translated text.
    let text: String
    /// The number of Combine names that were replaced; each name counts once.
    let replacedNameCount: Int
    /// True for code written for Combine. False for an RxSwift chain with a few names of Combine, each of which has a
    /// help of its own.
    let isPasted: Bool

    /// Words that only code for Combine contains.
    private static let combineOnlyWords = [
        "import Combine", "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "AnyCancellable", ".sink",
        "Publishers.", ".publisher", "Just(", "eraseToAnyPublisher", "removeDuplicates", ".assign(to:", ".store(in:",
        "@Published", "Future<",
    ]

    /// Types and publishers of Combine; a text for Combine contains at least one of them.
    private static let combineTypeNames: Set<String> = [
        "PassthroughSubject", "CurrentValueSubject", "AnyPublisher", "AnyCancellable", "Just", "Empty", "Fail",
        "publisher", "Published", "Future",
        "Deferred", "Timer.publish", "Publishers.Merge", "Publishers.CombineLatest", "Publishers.Zip",
    ]

    /// Returns nil for a text without a name of Combine.
    init?(_ source: Source) {
        let whole = String(decoding: source.utf8, as: UTF8.self)
        guard Self.combineOnlyWords.contains(where: { whole.contains($0) }) else { return nil }
        let file = parse(source)
        guard file.diagnostics.isEmpty else { return nil }
        let names = CombineNames(whole, PublishedProperties(of: file))
        let walker = CombineWalker(names)
        for statement in file.statements { walker.visit(statement) }
        guard !names.translatedNames.isEmpty else { return nil }
        text = Diagnostic.FixIt("", walker.edits).applied(to: whole)
        replacedNameCount = names.translatedNames.count
        let isImported = whole.contains("import Combine")
        isPasted =
            isImported
            ? replacedNameCount >= 2
            : replacedNameCount >= 3 && !names.translatedNames.isDisjoint(with: Self.combineTypeNames)
    }
}

/// The names that one translation has found so far.
final class CombineNames {
    var translatedNames: Set<String> = []
    /// The type that replaces subjects with a current value: a relay, unless the text ends the subjects.
    let valueSubjectType: String
    private(set) var relays: Set<String> = []

    let usesRelays: Bool
    let publishedProperties: PublishedProperties

    init(_ text: String, _ published: PublishedProperties) {
        publishedProperties = published
        usesRelays = text.contains("CurrentValueSubject") && !text.contains("send(completion:")
        valueSubjectType = usesRelays ? "BehaviorRelay" : "BehaviorSubject"
    }

    func recordRelay(relay name: String) { if usesRelays { relays.insert(name) } }

    func isRelay(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .name(let name): relays.contains(name.name.text)
        case .member(let member): relays.contains(member.name.text)
        case .optionalChain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isRelay(inner)
        default: false
        }
    }
}

/// Collects the edits that replace Combine code. Edits never overlap: a call is replaced as a whole, including its
/// translated parts.
final class CombineWalker: TreeWalker {
    private(set) var edits: [Diagnostic.Edit] = []
    let names: CombineNames

    init(_ names: CombineNames) { self.names = names }

    func replace(_ span: Span, _ text: String, _ name: String) {
        names.translatedNames.insert(name)
        edits.append(Diagnostic.Edit(replace: span, with: text))
    }

    /// Returns the translated text of an expression.
    func text(_ expr: Expr) -> String {
        let walker = CombineWalker(names)
        walker.visit(expr)
        return walker.applied(to: expr.span)
    }

    func text(_ type: TypeRef) -> String {
        let walker = CombineWalker(names)
        walker.visit(type)
        return walker.applied(to: type.span)
    }

    func text(_ items: ArraySlice<SequenceItem>, in span: Span) -> String {
        let walker = CombineWalker(names)
        for item in items {
            switch item {
            case .operand(let value), .ternary(let value): walker.visit(value)
            case .binary, .assign, .cast: break
            }
        }
        return walker.applied(to: span)
    }

    func text(_ statements: [Stmt]) -> String {
        guard let first = statements.first, let last = statements.last else { return "" }
        let walker = CombineWalker(names)
        for statement in statements { walker.visit(statement) }
        return walker.applied(to: Span(source: first.span.source, start: first.span.start, end: last.span.end))
    }

    private func applied(to span: Span) -> String {
        let moved = edits.map { edit in
            Diagnostic.Edit(
                replace: Span(
                    source: span.source, start: edit.span.start - span.start, end: edit.span.end - span.start),
                with: edit.replacement)
        }
        return Diagnostic.FixIt("", moved).applied(to: span.text)
    }

    // MARK: Declarations and types

    override func visit(_ declaration: Decl) {
        switch declaration.kind {
        case .import_(let name) where name.text == "Combine":
            let usesRelays = names.usesRelays || !names.publishedProperties.names.isEmpty
            let modules = usesRelays ? "import RxRelay\nimport RxSwift" : "import RxSwift"
            edits.append(Diagnostic.Edit(replace: declaration.span, with: modules))
        case .variable(let variable):
            if translate(published: declaration, variable) { return }
            for binding in variable.bindings { visit(binding) }
            super.visit(declaration)
        case .type(let type):
            translate(class: declaration, type)
            super.visit(declaration)
        case .function(let function):
            names.publishedProperties.withHiddenProperties(function.parameters.map(\.name)) { super.visit(declaration) }
        case .initializer(let initializer):
            names.publishedProperties.withHiddenProperties(initializer.parameters.map(\.name)) {
                super.visit(declaration)
            }
        default: super.visit(declaration)
        }
    }

    private func visit(_ binding: VariableDecl.Binding) {
        let type = binding.type ?? binding.pattern.annotation
        let isSubject =
            type?.span.text.hasPrefix("CurrentValueSubject") ?? binding.initializer?.span.text.hasPrefix(
                "CurrentValueSubject")
            ?? false
        if isSubject, let name = binding.pattern.plainName { names.recordRelay(relay: name) }
        // Handles `var all: Set<AnyCancellable> = []`.
        if let type, type.span.text == "Set<AnyCancellable>", let value = binding.initializer, value.span.text == "[]" {
            replace(value.span, "DisposeBag()", "AnyCancellable")
        }
    }

    override func visit(_ type: TypeRef) {
        switch type.kind {
        case .named(let path) where path.count == 1:
            let arguments = path[0].arguments
            switch (path[0].name.text, arguments.count) {
            case ("AnyPublisher", 2), ("Future", 2):
                replace(type.span, "Observable<\(text(arguments[0]))>", path[0].name.text)
            case ("PassthroughSubject", 2):
                replace(type.span, "PublishSubject<\(text(arguments[0]))>", "PassthroughSubject")
            case ("CurrentValueSubject", 2):
                replace(type.span, "\(names.valueSubjectType)<\(text(arguments[0]))>", "CurrentValueSubject")
            case ("AnyCancellable", 0): replace(type.span, "Disposable", "AnyCancellable")
            case ("Set", 1) where arguments[0].span.text == "AnyCancellable":
                replace(type.span, "DisposeBag", "AnyCancellable")
            default: arguments.forEach(visit)
            }
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner):
            visit(inner)
        case .function(let parameters, _, _, let result):
            parameters.forEach { visit($0.type) }
            visit(result)
        case .tuple(let parts): parts.forEach { visit($0.type) }
        case .dictionary(let key, let value):
            visit(key)
            visit(value)
        default: break
        }
    }

    // MARK: Expressions

    override func visit(_ expr: Expr) {
        if translate(property: expr) { return }
        switch expr.kind {
        case .closure(let closure):
            return names.publishedProperties.withHiddenProperties((closure.parameters ?? []).map(\.name)) {
                super.visit(expr)
            }
        case .call(let call):
            if let (written, name) = callTranslation(call) { return replace(expr.span, written, name) }
        case .member(let member):
            if let base = member.base, member.name.text == "publisher", !names.isRelay(base) {
                return replace(expr.span, "Observable.from(\(text(base)))", "publisher")
            }
        case .sequence(let items):
            // Handles `name.value = "x"`, which sets the value of a relay.
            if items.count >= 3, case .operand(let target) = items[0], case .assign = items[1],
                case .member(let member) = target.kind, member.name.text == "value", let base = member.base,
                names.isRelay(base), case .operand(let first) = items[2]
            {
                let rest = Span(source: expr.span.source, start: first.span.start, end: expr.span.end)
                return replace(expr.span, "\(text(base)).accept(\(rest.text))", "value")
            }
        default: break
        }
        super.visit(expr)
    }

    /// Returns the translation of a call, and its name in Combine.
    private func callTranslation(_ call: CallExpr) -> (text: String, name: String)? {
        let given = call.arguments + call.trailingClosures
        let labels = given.map { ($0.label?.text ?? "_") + ":" }.joined()
        switch call.callee.kind {
        case .name(let name): return constructorTranslation(name, given, labels)
        case .member(let member):
            guard let base = member.base else { return nil }
            let name = member.name.text
            let receiver = text(base) + separator(before: member, after: base)
            if let changed = mutationTranslation(name, base, given, labels) { return (changed, "Published") }
            if let special = specialTranslation(name, base, receiver, given, labels) { return (special, name) }
            if let row = CombineCalls.translation("\(base.span.text).\(name)(\(labels))") {
                return (filledTemplate(row, base: nil, given), "\(base.span.text).\(name)")
            }
            guard let row = CombineCalls.translation("\(name)(\(labels))") else { return nil }
            // Arrays have operators with these names too, so they are translated only after a publisher.
            if ["prefix", "first", "last", "append", "dropFirst", "zip"].contains(name), base.isCollection {
                return nil
            }
            return (filledTemplate(row, base: row.template.hasPrefix("#b.") ? receiver : text(base), given), name)
        default: return nil
        }
    }

    /// Returns the line break and the spaces before the dot of a member.
    private func separator(before member: MemberExpr, after base: Expr) -> String {
        let span = Span(source: base.span.source, start: base.span.end, end: member.nameSpan.start)
        return String(span.text.prefix { $0 != "." })
    }

    private func constructorTranslation(_ name: NameExpr, _ given: [Argument], _ labels: String) -> (
        text: String, name: String
    )? {
        let element = name.genericArguments?.first.map(text)
        let word = name.name.text
        switch word {
        case "CurrentValueSubject" where given.count == 1:
            let type = element.map { "<\($0)>" } ?? ""
            return ("\(names.valueSubjectType)\(type)(value: \(text(given[0].value)))", word)
        case "PassthroughSubject": return ("PublishSubject\(element.map { "<\($0)>" } ?? "")()", word)
        case "Set" where name.genericArguments?.first?.span.text == "AnyCancellable":
            return ("DisposeBag()", "AnyCancellable")
        case "Future":
            guard let element, let single = futureTranslation(element, given) else { return nil }
            return (single, word)
        default:
            guard let row = CombineCalls.translation("\(word)(\(labels))"), word.first?.isUppercase ?? false else {
                return nil
            }
            let written = filledTemplate(row, base: nil, given)
            guard let element else { return (written, word) }
            return (written.replacing("Observable.", with: "Observable<\(element)>.", maxReplacements: 1), word)
        }
    }

    /// Translates calls whose equivalent depends on their arguments.
    private func specialTranslation(
        _ name: String, _ base: Expr, _ receiver: String, _ given: [Argument], _ labels: String
    ) -> String? {
        switch (name, labels) {
        case ("send", "_:") where names.isRelay(base): return "\(receiver).accept(\(text(given[0].value)))"
        case ("send", "completion:"):
            let ending = given[0].value.span.text
            if ending == ".finished" { return "\(receiver).onCompleted()" }
            guard ending.hasPrefix(".failure("), case .call(let call) = given[0].value.kind,
                let error = call.arguments.first
            else { return nil }
            return "\(receiver).onError(\(text(error.value)))"
        case ("sink", "receiveCompletion:receiveValue:"), ("sink", "_:receiveValue:"):
            guard let handlers = CompletionHandlers(given[0].value) else { return nil }
            var parts = ["onNext: \(text(given[1].value))"]
            if let failure = handlers.failure {
                parts.append("onError: { \(failure.error) in \(text(failure.body)) }")
            }
            if let finished = handlers.completion { parts.append("onCompleted: { \(text(finished)) }") }
            return "\(receiver).subscribe(\(parts.joined(separator: ", ")))"
        case ("eraseToAnyPublisher", "") where receiver.hasSuffix(".asObservable()"): return receiver
        case ("assign", "to:"): return bindingTranslation(receiver, to: given[0].value)
        case ("assign", "to:on:"):
            let path = given[0].value.span.text
            guard path.hasPrefix("\\."), path.dropFirst(2).allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
            else {
                return nil
            }
            return "\(receiver).subscribe(onNext: { \(text(given[1].value))\(path.dropFirst()) = $0 })"
        default: return nil
        }
    }

    private func filledTemplate(_ row: CombineCalls.Translation, base: String?, _ given: [Argument]) -> String {
        let arguments = given.map { argument -> String in
            if case .inout_(let inner) = argument.value.kind { return text(inner) }
            return text(argument.value)
        }
        var result = row.template.replacing("#*", with: arguments.joined(separator: ", "))
        for (index, written) in arguments.enumerated() {
            let number = index + 1
            result = result.replacing("#t\(number)", with: Self.timeCode(written))
            result = result.replacing("#s\(number)", with: Self.schedulerCode(written))
            let isClosure = written.hasPrefix("{")
            // If the argument is a function reference instead of a closure, it needs parentheses.
            if !isClosure {
                result = result.replacing(
                    " #\(number)", with: isInParentheses(result, number) ? " \(written)" : "(\(written))")
            }
            result = result.replacing("#\(number)", with: written)
        }
        return base.map { result.replacing("#b", with: $0) } ?? result
    }

    /// Returns true if the template has the argument inside parentheses.
    private func isInParentheses(_ template: String, _ number: Int) -> Bool {
        guard let place = template.firstRange(of: " #\(number)") else { return true }
        let before = template[..<place.lowerBound]
        return before.last.map { ":,+({".contains($0) || !$0.isLetter } ?? true || before.hasSuffix("try")
    }

    /// Returns a time for RxSwift: `.milliseconds(300)` for `0.3` and for `.seconds(0.3)`.
    private static func timeCode(_ text: String) -> String {
        let number = text.hasPrefix(".seconds(") ? String(text.dropFirst(9).dropLast()) : text
        guard let seconds = Double(number), let milliseconds = Int(exactly: (seconds * 1000).rounded()) else {
            return text
        }
        if milliseconds.isMultiple(of: 1000) { return ".seconds(\(milliseconds / 1000))" }
        return ".milliseconds(\(milliseconds))"
    }

    private static func schedulerCode(_ text: String) -> String {
        switch text {
        case "DispatchQueue.main", "RunLoop.main", "OperationQueue.main": "MainScheduler.instance"
        case "DispatchQueue.global()": "ConcurrentDispatchQueueScheduler(qos: .default)"
        case _ where text.hasPrefix("DispatchQueue.global(qos:"):
            "ConcurrentDispatchQueueScheduler(qos:" + text.dropFirst("DispatchQueue.global(qos:".count)
        default: text
        }
    }
}

/// The parts of a closure that receives a completion. The closure is empty, or contains
/// `if case .failure(let error) = completion`, or a switch.
private struct CompletionHandlers {
    var failure: (error: String, body: [Stmt])?
    var completion: [Stmt]?

    /// Returns nil for a closure that uses the completion in another way.
    init?(_ expr: Expr) {
        guard case .closure(let closure) = expr.kind else { return nil }
        if closure.body.isEmpty { return }
        guard closure.body.count == 1 else { return nil }
        switch closure.body[0].kind {
        case .if(let node) where node.otherwise == nil:
            guard node.conditions.count == 1, case .pattern(let pattern, _, _) = node.conditions[0] else { return nil }
            guard addCase(pattern, node.body) else { return nil }
        case .switch(let node):
            for part in node.cases {
                guard part.items.count == 1, addCase(part.items[0].pattern, part.body) else { return nil }
            }
        default: return nil
        }
    }

    private mutating func addCase(_ pattern: Pattern, _ body: [Stmt]) -> Bool {
        guard case .enumCase(nil, let name, _, let payload) = pattern.kind else { return false }
        let isEmpty = body.allSatisfy { if case .break = $0.kind { true } else { false } }
        switch name.text {
        case "finished":
            if !isEmpty { completion = body }
            return true
        case "failure":
            guard let inner = payload?.first?.pattern else { return false }
            if !isEmpty { failure = (inner.plainName ?? "_", body) }
            return true
        default: return false
        }
    }
}

extension Pattern {
    var annotation: TypeRef? {
        if case .typed(_, let type) = kind { return type }
        return nil
    }

    /// The name of the variable, if the pattern binds only one variable.
    var plainName: String? {
        switch kind {
        case .name(let name): name.text
        case .binding(_, let inner), .typed(let inner, _): inner.plainName
        default: nil
        }
    }
}

extension Expr {
    /// True for a literal whose type has members with the same names as a publisher.
    fileprivate var isCollection: Bool {
        switch kind {
        case .array, .dictionary, .string: true
        default: false
        }
    }
}
