// The room Language/Driver: one interpreter, from a text to what it prints.
//
// What Session, the lessons and the executable rely on:
//
//     public final class Interpreter {
//         public struct Options { seed, memory (bytes), runLimit (ns, 10 min), epoch …, pace }
//         public init(options: Options, output: @escaping (String) -> Void)
//         public let checker: Checker
//         public let world: World              // installed while it lives; `close()` ends it
//
//         /// Parse, fold, check, lower, run on the main lane; in script mode the world then runs until idle or the limit.
//         public func run(_ source: Source, mode: Checker.Mode) -> Outcome
//         /// What entries have defined: value and type of a global, nil if it has none.
//         public func value(of: VariableSymbol) -> (value: Value, type: RuntimeType)?
//         /// Called on the main lane as soon as a bare expression of an entry has its value (`$R0`, …), in order.
//         public var onResult: (VariableSymbol, Value, RuntimeType) -> Void
//         /// From any thread: stops whatever runs, within 50 ms.
//         public func interrupt()
//     }
//     public struct Outcome {
//         public var diagnostics: [Diagnostic]       // warnings too
//         public var failure: Diagnostic?            // trap, uncaught error, runaway, as drawn
//         public var declared: [Symbol]
//         public var end: End                        // .done, .refused, .trapped, .limit(live: Int), .interrupted
//     }
//
// A failing entry leaves everything as it was; subscriptions that it began are disposed.
