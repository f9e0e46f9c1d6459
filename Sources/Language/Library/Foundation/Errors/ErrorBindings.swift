import Runtime

/// Adds natives that compute the domain and code of errors as Foundation does.
func addErrorModule(_ t: inout NativeModule) {
    t.one("_errorDomain(_:)") { .string(ErrorFacts($0).type.qualifiedName) }
    t.one("_errorCode(_:)") { .int(try ErrorFacts($0).code) }
}

/// An error that was taken out of its existential.
struct ErrorFacts {
    let value: Value
    let type: RuntimeType

    init(_ error: Value, _ known: RuntimeType? = nil) {
        var (value, type) = (error, known)
        if case .object(let object) = value, let box = object as? AnyBox { (value, type) = (box.value, box.type) }
        if case .object(let object) = value, let instance = object as? Instance { type = instance.type }
        self.value = value
        self.type = type ?? RuntimeType.named("Error", [])
    }

    /// The error's code: the raw value of an enum, or else the index of its case, where cases with associated values
    /// come first; 1 for other errors.
    var code: Int {
        get throws {
            if let custom = type.witness("CustomNSError", "errorCode") { return try custom.call1(value).asInt }
            guard case .object(let object) = value, let box = object as? EnumBox else { return 1 }
            if let raw = type.witness("RawRepresentable", "rawValue"), case .int(let number) = try raw.call1(value) {
                return number
            }
            let cases = box.type.cases
            let hasPayload = !cases[box.index].payload.isEmpty
            let before = cases[..<box.index].filter { $0.payload.isEmpty != hasPayload }.count
            return hasPayload ? before : cases.filter { !$0.payload.isEmpty }.count + before
        }
    }
}
