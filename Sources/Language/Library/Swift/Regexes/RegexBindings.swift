import Regexes
import Runtime

/// Adds the natives of `Regex` and its searches.
func addRegexModule(_ t: inout NativeModule) {
    t.two("_regexCode(_:_:)") { .object(RegexCode.of($0.asString, RegexOptions(rawValue: $1.asInt))) }
    t.one("_RegexCode._problem") { value in
        let code = value.exactly(RegexCode.self)
        return code.pattern == nil ? Value.string(code.problem).wrapped : .none
    }
    t.one("_RegexCode._output") { .string(outputTypeName(of: $0.exactly(RegexCode.self))) }
    t.one("_RegexCode._names") { value in
        .array((value.exactly(RegexCode.self).pattern?.captures ?? []).map { .optional($0.name) })
    }
    t.three("_RegexCode._find(_:_:)") { code, text, way in
        let found = try code.exactly(RegexCode.self).find(
            in: text.slice, RegexCode.MatchPosition(rawValue: way.asInt) ?? .anywhere)
        return .array(found.map { .native($0) })
    }
    func finding(_ value: Value) -> RegexFinding { value.wrapped(RegexFinding.self) }
    t.one("_RegexFound._count") { .int(finding($0).parts.count) }
    t.two("_RegexFound._part(_:)") { output, number in
        let (found, number) = (finding(output), number.asInt)
        guard found.parts.indices.contains(number) else { throw Traps.index(number, found.parts.count) }
        return found.partValue(number)
    }
    t.two("_RegexFound._name(_:)") { .optional(finding($0).capture($1.asInt)?.name) }
    t.two("_RegexFound._isOptional(_:)") { .bool(finding($0).capture($1.asInt)?.isOptional ?? false) }
    t.make("_regexOutput(_:)") { context in
        let type = context.result
        return .one { finding($0).output(type) }
    }
    t.make("_regexBuilt(_:)") { context in
        let type = context.result
        return .one { builtOutput($0.asArray, type) }
    }
}

/// Returns the output of a match after closures of the program have transformed its captures.
private func builtOutput(_ values: [Value], _ type: RuntimeType) -> Value {
    guard case .tuple(let fields) = type.kind else { return values.first?.unwrapped.unboxed ?? .none }
    let parts = zip(fields, values).map { field, value -> Value in
        guard case .optional = field.type.kind else { return value.unwrapped.unboxed }
        return value.isNil ? .none : value.unwrapped.unboxed.wrapped
    }
    return .object(RecordBox(type, ContiguousArray(parts)))
}

/// Returns the name of the regex's output type.
private func outputTypeName(of code: RegexCode) -> String {
    guard let captures = code.pattern?.captures, !captures.isEmpty else { return "Substring" }
    let parts = captures.map { capture in
        (capture.name.map { "\($0): " } ?? "") + (capture.isOptional ? "Optional<Substring>" : "Substring")
    }
    return "(" + (["Substring"] + parts).joined(separator: ", ") + ")"
}
