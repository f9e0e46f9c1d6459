import Diagnostics
import Runtime

/// A call of a native function that was created for the dynamic type of an argument: `Int(someInteger)`,
/// `decode(someType, from: data)`.
final class NativeOpened: NativeCall {
    private let arguments: [Node]
    private let opening: Opening
    private let fixed: RuntimeType
    private let make: (RuntimeType) -> NativeCode
    private let erase: (Value, RuntimeType) -> Value
    private var last: (type: RuntimeType, code: NativeCode)?

    /// `erase` converts a result for the dynamic type to the type that the caller expects.
    init(
        _ name: String, _ span: Span, _ arguments: [Node], _ opening: Opening, _ fixed: RuntimeType,
        make: @escaping (RuntimeType) -> NativeCode, erase: @escaping (Value, RuntimeType) -> Value
    ) {
        self.arguments = arguments
        self.opening = opening
        self.fixed = fixed
        self.make = make
        self.erase = erase
        super.init(name: name, span: span)
    }

    override func value(_ f: Frame) throws -> Value {
        var values = try arguments.map { try $0.value(f) }
        let type = opening.type(of: values[opening.part], fixed)
        if let value = opening.unboxed(values[opening.part]) { values[opening.part] = value }
        let code = code(for: type)
        return erase(try catchingNativeErrors(f) { try code.call(values) }, type)
    }

    private func code(for type: RuntimeType) -> NativeCode {
        if let last, last.type === type { return last.code }
        let code = make(type)
        last = (type, code)
        return code
    }
}
