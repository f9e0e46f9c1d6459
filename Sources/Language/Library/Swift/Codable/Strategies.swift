import Runtime

/// Converts the names of keys between a program and JSON.
enum KeyStrategy {
    case unchanged
    case renamed((String) -> String)
    /// A function of the program that returns a key for a coding path.
    case custom(FunctionObject)

    /// Creates the strategy from a value of `KeyEncodingStrategy` or `KeyDecodingStrategy`.
    init(_ strategy: Value, else rename: @escaping (String) -> String) {
        let box = strategy.exactly(EnumBox.self)
        switch box.index {
        case 0: self = .unchanged
        case 1: self = .renamed(rename)
        default: self = .custom(box.payload[0].asFunction)
        }
    }

    func name(_ name: String, at path: @autoclosure () -> [Value], _ key: Value) throws -> String {
        switch self {
        case .unchanged: return name
        case .renamed(let rename): return rename(name)
        case .custom(let function):
            let made = try function.call1(.array(path() + [key])).exactly(AnyBox.self)
            return try codingName(made.value, made.type)
        }
    }
}

/// The strings for numbers that JSON cannot represent: infinity, negative infinity, NaN.
struct FloatStrategy {
    private let nonFiniteWords: [String]

    static let none = FloatStrategy(nonFiniteWords: [])

    private init(nonFiniteWords: [String]) { self.nonFiniteWords = nonFiniteWords }

    /// Creates the strategy from a value of `NonConformingFloatEncodingStrategy` or
    /// `NonConformingFloatDecodingStrategy`.
    init(_ strategy: Value) { nonFiniteWords = strategy.exactly(EnumBox.self).payload.map(\.asString) }

    func nonFiniteWord(for number: Double) -> String? {
        guard nonFiniteWords.count == 3 else { return nil }
        return number.isNaN ? nonFiniteWords[2] : number < 0 ? nonFiniteWords[1] : nonFiniteWords[0]
    }

    func number(_ word: String) -> Double? {
        nonFiniteWords.firstIndex(of: word).map { [.infinity, -.infinity, .nan][$0] }
    }
}
