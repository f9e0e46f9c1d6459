/// A word that people bring along from Combine, from ReactiveX in another language, or from another language.
public struct ForeignWord {
    public var word: String
    public var home: String
    /// The equivalent in RxSwift or Swift, as written in code: `distinctUntilChanged()`, `Observable.just(_:)`.
    public var ours: String

    public var sentence: String { "\(home) has '\(word)'; here it is \(ours)" }

    /// The name that is written in its place, where nothing around it has to change.
    public var replacement: String? {
        let name = ours.prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
        let rest = ours.dropFirst(name.count)
        guard !name.isEmpty, rest.isEmpty || rest == "(_:)" || rest == "()" else { return nil }
        return String(name)
    }

    /// A sentence rather than something that one writes.
    public var isPhrase: Bool { ours.hasPrefix("a ") || ours.contains(": ") || ours.contains(" and ") }

    /// The name of a type, which no member is called.
    public var isType: Bool { (ours.first?.isUppercase ?? false) && ours.allSatisfy { $0.isLetter || $0.isNumber } }

    private static let keywords: Set<String> = [
        "nil", "true", "false", "self", "func", "let", "protocol", "throw", "catch", "is",
    ]

    public var help: String? { isPhrase ? nil : "write '\(ours)'" }

    /// Here it is a function of a type, `Observable.just(_:)`: as a word alone it means nothing.
    public var isFactory: Bool {
        let behind = ours.drop { $0.isLetter }
        return ours.first?.isUppercase ?? false && behind.first == "." && behind.contains { $0 == "(" || $0 == "{" }
    }

    /// The member that it stands for: nil where ours is no member of the same value.
    public var member: String? {
        let name = ours.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard let first = name.first, first.isLowercase, !Self.keywords.contains(String(name)) else { return nil }
        let next = ours.dropFirst(name.count).first
        return next == nil || next == "(" || ours.dropFirst(name.count).hasPrefix(" {") ? String(name) : nil
    }
}

/// Returns the equivalents of a name from another library, most likely first; empty if the name is unknown there.
public func foreignWords(_ name: String) -> [ForeignWord] { Elsewhere.index[name] ?? [] }

/// The likeliest meaning of a word of elsewhere.
public func foreignWord(_ name: String) -> ForeignWord? { foreignWords(name).first }

/// Every row of the table, in its order.
public var allForeignWords: [ForeignWord] { Elsewhere.words }

/// Labels that may be meant by one of elsewhere.
public func foreignLabels(_ label: String) -> [String]? { Elsewhere.labels[label] }

/// A module of elsewhere: notes about it, and what to do here.
public func moduleOfElsewhere(_ name: String) -> (notes: [String], help: String)? { Elsewhere.modules[name] }

/// A name that is left out on purpose: to what it belongs, and what to do here.
public func leftOut(_ name: String) -> (what: String, help: String)? { Elsewhere.leftOut[name] }
