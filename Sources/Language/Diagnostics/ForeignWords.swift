/// A name from Combine, from ReactiveX in another language, or from another language.
public struct ForeignWord {
    public var word: String
    public var home: String
    /// The equivalent in RxSwift or Swift, as written in code: `distinctUntilChanged()`, `Observable.just(_:)`.
    public var ours: String

    public var sentence: String { "\(home) has '\(word)'; here it is \(ours)" }

    /// The replacing name, if the surrounding code stays valid.
    public var replacement: String? {
        let name = ours.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let rest = ours.dropFirst(name.count)
        guard !name.isEmpty, rest.isEmpty || rest == "(_:)" || rest == "()" else { return nil }
        return String(name)
    }

    /// True for a description, false for code.
    public var isPhrase: Bool { ours.hasPrefix("a ") || ours.contains(": ") || ours.contains(" and ") }

    /// True for the name of a type.
    public var isType: Bool { (ours.first?.isUppercase ?? false) && ours.allSatisfy { $0.isLetter || $0.isNumber } }

    private static let keywords: Set<String> = [
        "nil", "true", "false", "self", "func", "let", "protocol", "throw", "catch", "is",
    ]

    public var help: String? { isPhrase ? nil : "write '\(ours)'" }

    /// True for a static function, `Observable.just(_:)`, which is no name on its own.
    public var isFactory: Bool {
        let behind = ours.drop { $0.isLetter }
        return ours.first?.isUppercase ?? false && behind.first == "." && behind.contains { $0 == "(" || $0 == "{" }
    }

    /// The equivalent member; nil if it is no member of the same value.
    public var member: String? {
        let name = ours.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isLowercase, !Self.keywords.contains(String(name)) else { return nil }
        let next = ours.dropFirst(name.count).first
        return next == nil || next == "(" || ours.dropFirst(name.count).hasPrefix(" {") ? String(name) : nil
    }
}

/// Returns the equivalents of a name from another library, most likely first; empty if the name is unknown there.
public func foreignWords(_ name: String) -> [ForeignWord] { Elsewhere.index[name] ?? [] }

/// Returns the most probable equivalent of a foreign name.
public func foreignWord(_ name: String) -> ForeignWord? { foreignWords(name).first }

/// All rows of the table in order.
public var allForeignWords: [ForeignWord] { Elsewhere.words }

/// Returns the labels that a foreign one may stand for.
public func foreignLabels(_ label: String) -> [String]? { Elsewhere.labels[label] }

/// Returns notes and help for a foreign module.
public func moduleOfElsewhere(_ name: String) -> (notes: [String], help: String)? { Elsewhere.modules[name] }

/// Returns the owner and help for a name that is not supported on purpose.
public func leftOut(_ name: String) -> (what: String, help: String)? { Elsewhere.leftOut[name] }

/// Returns the modules of Swift in which a type has a member that rill lacks; the type `*` stands for the top of a module.
public func lackingModules(_ name: String, of type: String) -> [String] { Elsewhere.lacking[type]?[name] ?? [] }
