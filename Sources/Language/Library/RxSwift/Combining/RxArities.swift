import Rill
import Runtime

// The script arities.py writes this file.

// The conversions of closures with several arguments.

extension Rx {
    static func argument(_ closure: Value) -> (Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c in try rethrowingProgramErrors { try function.call3(a, b, c) } }
    }
    static func argument(_ closure: Value) -> (Value, Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c, d in try rethrowingProgramErrors { try function.call([a, b, c, d]) } }
    }
    static func argument(_ closure: Value) -> (Value, Value, Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c, d, e in try rethrowingProgramErrors { try function.call([a, b, c, d, e]) } }
    }
    static func argument(_ closure: Value) -> (Value, Value, Value, Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c, d, e, f in try rethrowingProgramErrors { try function.call([a, b, c, d, e, f]) } }
    }
    static func argument(_ closure: Value) -> (Value, Value, Value, Value, Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c, d, e, f, g in try rethrowingProgramErrors { try function.call([a, b, c, d, e, f, g]) } }
    }
    static func argument(_ closure: Value) -> (Value, Value, Value, Value, Value, Value, Value, Value) throws -> Value {
        let function = closure.asFunction
        return { a, b, c, d, e, f, g, h in try rethrowingProgramErrors { try function.call([a, b, c, d, e, f, g, h]) } }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value) -> Value { { .object(RecordBox(type, [$0, $1])) } }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2])) }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2, $3])) }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2, $3, $4])) }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value, Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2, $3, $4, $5])) }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value, Value, Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2, $3, $4, $5, $6])) }
    }
    static func makeTuple(_ type: RuntimeType) -> (Value, Value, Value, Value, Value, Value, Value, Value) -> Value {
        { .object(RecordBox(type, [$0, $1, $2, $3, $4, $5, $6, $7])) }
    }
}
