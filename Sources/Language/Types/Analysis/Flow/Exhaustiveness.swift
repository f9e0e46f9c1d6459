import Declarations
import Diagnostics
import Syntax
import TypeModel

/// Checks if a switch covers all values, with a pattern matrix specialised by constructor.
public struct Exhaustiveness {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    public func check(_ node: TSwitch, _ written: SwitchStmt) {
        let type = node.subject.type
        if type.isError || checker.hasErrors || node.cases.contains(where: \.isDefault) { return }
        if node.cases.isEmpty, type.isNever { return }
        var rows: [[TPattern]] = []
        for item in node.cases {
            for (pattern, filter) in item.patterns where filter == nil { rows.append([pattern]) }
        }
        var search = PatternMatrix(checker)
        let missing = search.missingExamples(rows, [type], depth: 0)
        if missing.isEmpty, search.wasCutShort { checker.report(CheckDiagnostic.tooManyCases(written.span)) }
        guard !missing.isEmpty else { return }
        checker.report(
            CheckDiagnostic.nonExhaustiveSwitch(
                missing.prefix(4).map { $0[0] }, type, written.span, checker))
    }
}

private struct PatternMatrix {
    let checker: Checker
    private var workCount = 0
    /// True if the search stopped early because the patterns are too many; then some values may be missing although no
    /// example was found.
    private(set) var wasCutShort = false

    init(_ checker: Checker) { self.checker = checker }

    /// Returns examples of values that no row matches, as source text; returns an empty list if the rows match all
    /// values.
    mutating func missingExamples(_ rows: [[TPattern]], _ types: [Type], depth: Int) -> [[String]] {
        workCount += 1 + rows.count
        if workCount > 200_000 || depth > 200 { wasCutShort = true }
        if wasCutShort { return [] }
        guard let first = types.first else { return rows.isEmpty ? [[]] : [] }
        let rest = Array(types.dropFirst())
        if rows.isEmpty { return [types.map { _ in "_" }] }
        guard let constructors = constructors(of: first), rows.contains(where: { !isIrrefutable($0[0]) }) else {
            // A type such as `Int` has no finite list of values, so only rows that match every value can cover it.
            let remaining = rows.filter { isIrrefutable($0[0]) }.map { Array($0.dropFirst()) }
            if remaining.isEmpty { return [types.map { _ in "_" }] }
            return missingExamples(remaining, rest, depth: depth + 1).map { ["_"] + $0 }
        }
        var result: [[String]] = []
        for constructor in constructors {
            let specialised = rows.compactMap { specialise($0, constructor) }
            for example in missingExamples(specialised, constructor.types + rest, depth: depth + 1) {
                let parts = Array(example.prefix(constructor.types.count))
                result.append([constructor.show(parts)] + example.dropFirst(constructor.types.count))
                if result.count >= 8 { return result }
            }
        }
        return result
    }

    private struct Constructor {
        enum Kind {
            case enumCase(EnumCaseSymbol)
            case bool(Bool)
            case some, none, tuple
        }
        var kind: Kind
        var types: [Type]

        func show(_ parts: [String]) -> String {
            switch kind {
            case .enumCase(let element):
                let isPlain = parts.allSatisfy { $0 == "_" }
                return "." + element.name.text
                    + (parts.isEmpty || isPlain ? "" : "(" + parts.joined(separator: ", ") + ")")
            case .bool(let value): return value ? "true" : "false"
            case .some: return parts[0] == "_" ? ".some" : ".some(" + parts[0] + ")"
            case .none: return "nil"
            case .tuple: return "(" + parts.joined(separator: ", ") + ")"
            }
        }
    }

    private func constructors(of type: Type) -> [Constructor]? {
        if type === checker.boolType {
            return [Constructor(kind: .bool(true), types: []), Constructor(kind: .bool(false), types: [])]
        }
        if let wrapped = checker.wrapped(type) {
            return [Constructor(kind: .some, types: [wrapped]), Constructor(kind: .none, types: [])]
        }
        if let fields = type.asTuple { return [Constructor(kind: .tuple, types: fields.map(\.type))] }
        guard let nominal = type.nominal, nominal.kind == .enum else { return nil }
        let substitution = Substitution(nominal: type)
        return nominal.cases.map { element in
            checker.resolve(element)
            return Constructor(
                kind: .enumCase(element), types: element.payload.map { checker.substitute($0.type, substitution) })
        }.filter { constructor in !constructor.types.contains { $0 === checker.neverType } }
    }

    private func isIrrefutable(_ pattern: TPattern) -> Bool {
        switch pattern.kind {
        case .wildcard, .bind: return true
        case .cast(let inner, let type): return isErrorBridge(pattern.type, type) && isIrrefutable(inner)
        default: return false
        }
    }

    /// Every error is also an `NSError`.
    private func isErrorBridge(_ from: Type, _ to: Type) -> Bool {
        to.isErrorObject && from.isAnyError
    }

    /// Returns the remaining patterns of a row for values made by one constructor; nil if the row does not match such
    /// values.
    private func specialise(_ row: [TPattern], _ constructor: Constructor) -> [TPattern]? {
        let pattern = row[0]
        let rest = row.dropFirst()
        func wildcards() -> [TPattern] { constructor.types.map { TPattern(.wildcard, $0, pattern.span) } }
        switch (pattern.kind, constructor.kind) {
        case (.wildcard, _), (.bind, _): return wildcards() + rest
        case (.enumCase(let element, let parts), .enumCase(let wanted)):
            guard element === wanted else { return nil }
            // A single name for several associated values binds them as a tuple, which matches every value.
            if let parts, parts.count == 1, constructor.types.count > 1 { return wildcards() + rest }
            return (parts ?? wildcards()) + rest
        case (.bool(let value), .bool(let wanted)): return value == wanted ? Array(rest) : nil
        case (.some(let inner), .some): return [inner] + rest
        case (.none_, .none): return Array(rest)
        case (.tuple(let parts), .tuple): return parts + rest
        case (.isType(let type), _) where type === pattern.type: return wildcards() + rest
        case (.cast, _) where isIrrefutable(pattern): return wildcards() + rest
        default: return nil
        }
    }
}
