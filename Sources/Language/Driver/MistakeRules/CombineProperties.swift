import Diagnostics
import Syntax

/// Translates properties with `@Published` to relays, with their reads, writes and projections (`$name`).
///
/// Names are found by their spelling only. The caller checks the translated text, so a wrong translation is not
/// offered.
final class PublishedProperties: TreeWalker {
    private(set) var names: Set<String> = []
    /// The classes that have properties with `@Published`, and the variables that hold an object of such a class.
    private var publishingClasses: Set<String> = []
    private var objectNames: Set<String> = ["self"]
    /// The variable of type `Set<AnyCancellable>`, which becomes a bag.
    private(set) var bagName: String?
    /// The names of parameters that hide a property.
    private var hiddenNames: Set<String> = []

    init(of file: ParsedFile) {
        super.init()
        for statement in file.statements { visit(statement) }
    }

    override func visit(_ declaration: Decl) {
        switch declaration.kind {
        case .type(let type):
            let before = names.count
            super.visit(declaration)
            if names.count > before { publishingClasses.insert(type.name.text) }
            return
        case .variable(let variable):
            for binding in variable.bindings { addProperty(binding, isPublished: declaration.isPublished) }
        default: break
        }
        super.visit(declaration)
    }

    private func addProperty(_ binding: VariableDecl.Binding, isPublished: Bool) {
        guard let name = binding.pattern.plainName else { return }
        let type = (binding.type ?? binding.pattern.annotation)?.span.text
        let value = binding.initializer?.span.text ?? ""
        if isPublished { names.insert(name) }
        if type == "Set<AnyCancellable>" || value.hasPrefix("Set<AnyCancellable>") { bagName = bagName ?? name }
        if publishingClasses.contains(type ?? "") || publishingClasses.contains(String(value.prefix { $0 != "(" })) {
            objectNames.insert(name)
        }
    }

    /// Calls the body while parameters of these names hide properties.
    func withHiddenProperties(_ parameters: [Name], _ body: () -> Void) {
        let before = hiddenNames
        defer { hiddenNames = before }
        hiddenNames.formUnion(parameters.map(\.text))
        body()
    }

    /// Returns the name of the property if an expression is one; nil for other expressions.
    func propertyName(_ expr: Expr) -> String? {
        switch expr.kind {
        case .name(let name):
            return names.contains(name.name.text) && !hiddenNames.contains(name.name.text) ? name.name.text : nil
        case .member(let member):
            guard names.contains(member.name.text), let base = member.base, isObservableObject(base) else { return nil }
            return member.name.text
        // `self?.count`
        case .optionalChain(let inner): return propertyName(inner)
        default: return nil
        }
    }

    /// Returns the name of the property if an expression is its publisher: `query` for `$query`.
    func projectedName(_ expr: Expr) -> String? {
        let name: String
        switch expr.kind {
        case .name(let found): name = found.name.text
        case .member(let member): name = member.name.text
        default: return nil
        }
        guard name.hasPrefix("$"), names.contains(String(name.dropFirst())) else { return nil }
        return String(name.dropFirst())
    }

    private func isObservableObject(_ expr: Expr) -> Bool {
        switch expr.kind {
        case .name(let name): objectNames.contains(name.name.text)
        case .optionalChain(let inner), .chainLink(let inner), .forceUnwrap(let inner): isObservableObject(inner)
        default: false
        }
    }
}

extension Decl {
    var isPublished: Bool { modifiers.customAttributes.contains { $0.type.plainName?.text == "Published" } }
}

extension CombineWalker {
    /// Translates `@Published var query = ""` to `let query = BehaviorRelay(value: "")`; returns false for other
    /// declarations.
    func translate(published declaration: Decl, _ variable: VariableDecl) -> Bool {
        guard declaration.isPublished, variable.bindings.count == 1, variable.bindings[0].accessors.isEmpty,
            let name = variable.bindings[0].pattern.plainName
        else { return false }
        let binding = variable.bindings[0]
        let type = binding.type ?? binding.pattern.annotation
        let isOptional = type?.span.text.hasSuffix("?") ?? false
        guard let value = binding.initializer.map({ text($0) }) ?? (isOptional ? "nil" : nil) else { return false }
        let access = declaration.modifiers.names.map(\.text).filter {
            ["private", "fileprivate", "internal", "public"].contains($0)
        }
        let argument = type.map { "<\(text($0))>" } ?? ""
        let words = access + ["let", name, "=", "BehaviorRelay\(argument)(value: \(value))"]
        replace(declaration.span, words.joined(separator: " "), "Published")
        return true
    }

    /// Removes `ObservableObject`, which has no meaning without SwiftUI; adds a bag to a class whose bindings need one.
    func translate(class declaration: Decl, _ type: TypeDecl) {
        if let index = type.inherited.firstIndex(where: { $0.span.text == "ObservableObject" }) {
            let own = type.inherited[index].span
            let isLast = index == type.inherited.count - 1
            let start = index > 0 ? type.inherited[index - 1].span.end : isLast ? type.nameSpan.end : own.start
            let end = index == 0 && !isLast ? type.inherited[1].span.start : own.end
            replace(Span(source: own.source, start: start, end: end), "", "ObservableObject")
        }
        guard names.publishedProperties.bagName == nil, type.kind == .class,
            declaration.span.text.contains(".assign(to: &")
        else {
            return
        }
        let head = type.inherited.last?.span.end ?? type.nameSpan.end
        let rest = Span(source: declaration.span.source, start: head, end: declaration.span.end).text
        let place = head + UInt32(rest.prefix { $0 != "{" }.utf8.count) + 1
        replace(
            Span(source: declaration.span.source, start: place, end: place),
            "\n    private let \(CombineWalker.addedBagName) = DisposeBag()", "AnyCancellable")
    }

    static let addedBagName = "disposeBag"

    /// Translates a property's read, write or publisher to RxSwift; returns false for other expressions.
    func translate(property expr: Expr) -> Bool {
        if names.publishedProperties.projectedName(expr) != nil {
            replace(expr.span, relayText(expr), "Published")
            return true
        }
        if names.publishedProperties.propertyName(expr) != nil {
            replace(expr.span, relayText(expr) + ".value", "Published")
            return true
        }
        guard case .sequence(let items) = expr.kind, items.count >= 3, case .operand(let target) = items[0],
            names.publishedProperties.propertyName(target) != nil, case .operand(let first) = items[2]
        else { return false }
        let rest = text(items[2...], in: Span(source: expr.span.source, start: first.span.start, end: expr.span.end))
        let relay = relayText(target)
        switch items[1] {
        case .assign: replace(expr.span, "\(relay).accept(\(rest))", "Published")
        case .binary(let name) where ["+=", "-=", "*=", "/="].contains(name.name.text):
            let value = items.count > 3 ? "(\(rest))" : rest
            replace(expr.span, "\(relay).accept(\(relay).value \(name.name.text.dropLast()) \(value))", "Published")
        default: return false
        }
        return true
    }

    /// Returns the translation of a change in place, such as `items.append(x)`.
    func mutationTranslation(_ name: String, _ base: Expr, _ given: [Argument], _ labels: String) -> String? {
        guard names.publishedProperties.propertyName(base) != nil else { return nil }
        let relay = relayText(base)
        switch (name, labels) {
        case ("append", "_:"): return "\(relay).accept(\(relay).value + [\(text(given[0].value))])"
        case ("append", "contentsOf:"): return "\(relay).accept(\(relay).value + \(text(given[0].value)))"
        case ("removeAll", ""): return "\(relay).accept([])"
        case ("toggle", ""): return "\(relay).accept(!\(relay).value)"
        default: return nil
        }
    }

    /// Returns the translation of `.assign(to: &$results)`: a binding that the object's bag disposes.
    func bindingTranslation(_ receiver: String, to argument: Expr) -> String? {
        guard case .inout_(let inner) = argument.kind, names.publishedProperties.projectedName(inner) != nil else {
            return nil
        }
        return
            "\(receiver).bind(to: \(relayText(inner))).disposed(by: \(names.publishedProperties.bagName ?? CombineWalker.addedBagName))"
    }

    /// Returns the relay for a property or its publisher.
    private func relayText(_ expr: Expr) -> String {
        if case .optionalChain(let inner) = expr.kind { return relayText(inner) }
        guard case .member(let member) = expr.kind, let base = member.base else {
            return String(expr.span.text.drop { $0 == "$" })
        }
        return "\(base.span.text).\(member.name.text.drop { $0 == "$" })"
    }

    /// Returns the translation of `Future { promise in … }`: a single that runs the same closure and disposes nothing.
    func futureTranslation(_ element: String, _ given: [Argument]) -> String? {
        guard given.count == 1, case .closure(let closure) = given[0].value.kind, let first = closure.body.first,
            let last = closure.body.last
        else { return nil }
        let whole = given[0].value.span
        let head = Span(source: whole.source, start: whole.start, end: first.span.start).text
        let body = text(closure.body)
        let end = Span(source: whole.source, start: last.span.end, end: whole.end).text
        let isOnLines = head.contains("\n")
        let indent = String(head.reversed().prefix { $0 == " " })
        let separator = isOnLines ? "\n" + indent : "; "
        return "Single<\(element)>.create \(head)\(body)\(separator)return Disposables.create()\(end).asObservable()"
    }
}
