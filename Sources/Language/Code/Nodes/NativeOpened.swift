import Diagnostics
import Runtime

/// A native function created for the dynamic type of an `any P` argument: `Int(someInteger)`.
final class NativeOpened: NativeCall {
    private let arguments: [Node]
    private let index: Int
    private let make: (RuntimeType) -> NativeCode
    private var last: (type: RuntimeType, code: NativeCode)?

    init(
        _ name: String, _ span: Span, _ arguments: [Node], at index: Int, make: @escaping (RuntimeType) -> NativeCode
    ) {
        self.arguments = arguments
        self.index = index
        self.make = make
        super.init(name: name, span: span)
    }

    override func value(_ f: Frame) throws -> Value {
        var values = try arguments.map { try $0.value(f) }
        let box = values[index].exactly(AnyBox.self)
        values[index] = box.value
        let code = code(for: box.type)
        return try catchingNativeErrors(f) { try code.call(values) }
    }

    private func code(for type: RuntimeType) -> NativeCode {
        if let last, last.type === type { return last.code }
        let code = make(type)
        last = (type, code)
        return code
    }
}
