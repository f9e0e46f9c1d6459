import Diagnostics
import Runtime

/// A call of a native function that was created for the dynamic type of an argument: `Int(someInteger)`,
/// `decode(someType, from: data)`.
final class OpenedNativeCall: NativeCall {
    private let arguments: [Node]
    private let opening: ExistentialOpening
    private let declaredType: RuntimeType
    private let makeCode: (RuntimeType) -> NativeCode
    private let erase: (Value, RuntimeType) -> Value
    private var cachedCode: (type: RuntimeType, code: NativeCode)?

    /// `erase` converts a result for the dynamic type to the type that the caller expects.
    init(
        _ name: String, _ span: Span, _ arguments: [Node], _ opening: ExistentialOpening, _ fixed: RuntimeType,
        makeCode: @escaping (RuntimeType) -> NativeCode, erase: @escaping (Value, RuntimeType) -> Value
    ) {
        self.arguments = arguments
        self.opening = opening
        self.declaredType = fixed
        self.makeCode = makeCode
        self.erase = erase
        super.init(name: name, span: span)
    }

    override func value(_ f: Frame) throws -> Value {
        var values = try arguments.map { try $0.value(f) }
        let type = opening.type(of: values[opening.argumentIndex], declaredType)
        if let value = opening.unboxed(values[opening.argumentIndex]) { values[opening.argumentIndex] = value }
        let code = code(for: type)
        return erase(try catchingNativeErrors(f) { try code.call(values) }, type)
    }

    private func code(for type: RuntimeType) -> NativeCode {
        if let cachedCode, cachedCode.type === type { return cachedCode.code }
        let code = makeCode(type)
        cachedCode = (type, code)
        return code
    }
}
