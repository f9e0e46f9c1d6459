import Runtime

/// How one sends to what is watched: a row for each kind that can be sent to.
enum StreamAdvice {
    private static let rows: [(type: String, call: String)] = [
        ("PublishSubject", "onNext"), ("BehaviorSubject", "onNext"), ("ReplaySubject", "onNext"),
        ("AsyncSubject", "onNext"), ("PublishRelay", "accept"), ("BehaviorRelay", "accept"), ("ReplayRelay", "accept"),
    ]

    /// `a PublishSubject, send with taps.onNext("...")`; nil for what one cannot send to.
    static func text(for type: RuntimeType, named name: String) -> String? {
        let plain = String(type.name.prefix { $0 != "<" })
        guard let row = rows.first(where: { $0.type == plain }) else { return nil }
        let article = "AEIOU".contains(plain.first ?? "x") ? "an" : "a"
        return "\(article) \(plain), send with \(name).\(row.call)(\(sample(type.arguments.first)))"
    }

    /// What an argument could look like.
    private static func sample(_ type: RuntimeType?) -> String {
        switch type?.kind {
        case .string, .substring: return "\"...\""
        case .character: return "\"a\""
        case .integer: return "1"
        case .floating: return "1.5"
        case .bool: return "true"
        case .void: return "()"
        default: return "..."
        }
    }
}
