import Runtime

/// Reactive, Binder.
let rxReactivePage = LibraryPage(
    name: "RxReactive", module: "RxSwift",
    text: #"""
        /// The `rx` of a type.
        ///
        ///     class Box: ReactiveCompatible { var value = 0 }
        ///     let box = Box()
        ///     _ = Observable.of(1, 2).bind(to: box.rx.value)
        ///     print(box.value)
        ///     // 2
        ///
        /// Pitfall: `x.rx.name` gives a Binder to write with; it does not read the property.
        /// See also: Binder, ReactiveCompatible.
        @dynamicMemberLookup
        public struct Reactive<Base> {
            /// What the extension belongs to.
            public let base: Base
            /// Wraps it.
            public init(_ base: Base) { self.base = base }
        }
        extension Reactive where Base: AnyObject {
            /// A binder for any writable property.
            public subscript<Property>(dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>) -> Binder<Property> {
                Binder(base) { base, value in base[keyPath: keyPath] = value }
            }
        }
        /// A type with an `rx`.
        ///
        ///         struct Name: ReactiveCompatible { var text = "Ann" }
        ///         extension Reactive where Base == Name { var text: Observable<String> { .just(base.text) } }
        ///         Name().rx.text
        ///     =>  ('Ann'|)
        ///
        /// Pitfall: a conformance gives the empty `rx` only: its members come from extensions of `Reactive`.
        /// See also: Reactive.
        public protocol ReactiveCompatible {
            associatedtype ReactiveBase
            /// Its reactive side.
            static var rx: Reactive<ReactiveBase>.Type { get }
            /// Its reactive side.
            var rx: Reactive<ReactiveBase> { get }
        }
        extension ReactiveCompatible {
            /// Its reactive side.
            public static var rx: Reactive<Self>.Type { Reactive<Self>.self }
            /// Its reactive side.
            public var rx: Reactive<Self> { Reactive(self) }
        }
        extension NSObject: ReactiveCompatible {
        }
        /// Sets a property of an object, which it holds weakly, on the main thread.
        ///
        ///     class Label { var text = "" }
        ///     let label = Label()
        ///     _ = Observable.of("a", "b").bind(to: Binder(label) { $0.text = $1 })
        ///     print(label.text)
        ///     // b
        ///
        /// Pitfall: an error that reaches it stops the program.
        /// See also: bind(to:), Reactive.
        public struct Binder<Value>: ObserverType {
            /// The values.
            public typealias Element = Value
            private let handler: (Event<Value>) -> Void
            /// Runs the binding with the target for every value.
            public init<Target: AnyObject>(_ target: Target, scheduler: ImmediateSchedulerType = MainScheduler(), binding: @escaping (Target, Value) -> Void) {
                weak var weakTarget = target
                handler = { event in
                    switch event {
                    case .next(let element):
                        _ = scheduler.schedule(element) { element in
                            if let target = weakTarget { binding(target, element) }
                            return Disposables.create()
                        }
                    case .error(let error):
                        fatalError("Binding error: \(error)")
                    case .completed:
                        break
                    }
                }
            }
            /// Takes an event.
            public func on(_ event: Event<Value>) { handler(event) }
            /// Itself, as something that takes events.
            public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: on) }
        }
        """#)
