import Rill
import Runtime

// Natives of disposables and schedulers.

private func cancelable<Owner: AnyObject & Cancelable>(_ name: String, _ type: Owner.Type) -> [Binding] {
    [
        member("\(name).dispose()", of: type) { $0.dispose() },
        member("\(name).isDisposed", of: type) { .bool($0.isDisposed) },
    ]
}

let rxDisposableBindings: [Binding] =
    [
        native("AnonymousDisposable.dispose()") {
            Rx.disposable($0).dispose(); return .unit
        },
        native("AnonymousDisposable.isDisposed") { .bool(($0.reference as? Cancelable)?.isDisposed ?? false) },
        native("Disposables.create()") { Rx.value(Disposables.create()) },
        native("Disposables.create(with:)") { closure in
            let function = closure.asFunction
            return Rx.value(Disposables.create { _ = Unwinding.guarded { try function.call0() } })
        },
        native("Disposables.create2") { Rx.value(Disposables.create(Rx.disposable($0), Rx.disposable($1))) },
        native("Disposables.create3") {
            Rx.value(Disposables.create(Rx.disposable($0), Rx.disposable($1), Rx.disposable($2)))
        },
        native(many: "Disposables.create4") { a in
            // The additional disposables are disposed first, as in RxSwift.
            let all = Rx.disposables(a[3]) + a[0...2].map(Rx.disposable)
            return Rx.value(Disposables.create(all) as Disposable)
        },
        native("Disposables.createMany") { Rx.value(Disposables.create(Rx.disposables($0)) as Disposable) },

        native("DisposeBag.init()") { .object(DisposeBag()) },
        native("DisposeBag.init(disposing:)") { .object(DisposeBag(disposing: Rx.disposables($0))) },
        native("DisposeBag.init(disposing:)array") { .object(DisposeBag(disposing: Rx.disposables($0))) },
        member("DisposeBag.insert(_:)", of: DisposeBag.self) { $0.insert(Rx.disposable($1)) },
        member("DisposeBag.insertVariadic", of: DisposeBag.self) { $0.insert(Rx.disposables($1)) },
        member("DisposeBag.insertMany", of: DisposeBag.self) { $0.insert(Rx.disposables($1)) },

        native("BooleanDisposable.init()") { .object(BooleanDisposable()) },
        native("BooleanDisposable.init(isDisposed:)") { .object(BooleanDisposable(isDisposed: $0.asBool)) },

        native("CompositeDisposable.init()") { .object(CompositeDisposable()) },
        native("CompositeDisposable.init2") {
            .object(CompositeDisposable(disposables: [Rx.disposable($0), Rx.disposable($1)]))
        },
        native("CompositeDisposable.init3") {
            .object(CompositeDisposable(disposables: [Rx.disposable($0), Rx.disposable($1), Rx.disposable($2)]))
        },
        native(many: "CompositeDisposable.init4") { a in
            .object(CompositeDisposable(disposables: a[0...3].map(Rx.disposable) + Rx.disposables(a[4])))
        },
        native("CompositeDisposable.init(disposables:)") {
            .object(CompositeDisposable(disposables: Rx.disposables($0)))
        },
        member("CompositeDisposable.insert(_:)", of: CompositeDisposable.self) { group, disposable in
            group.insert(Rx.disposable(disposable)).map { Value.object(Native($0)) } ?? .none
        },
        member("CompositeDisposable.remove(for:)", of: CompositeDisposable.self) { group, key in
            group.remove(for: try key.instance(of: Native<CompositeDisposable.DisposeKey>.self).value)
            return .unit
        },
        member("CompositeDisposable.count", of: CompositeDisposable.self) { .int($0.count) },

        native("SerialDisposable.init()") { .object(SerialDisposable()) },
        member("SerialDisposable.disposable", of: SerialDisposable.self) { Rx.value($0.disposable) },
        member("SerialDisposable.disposable=", of: SerialDisposable.self) { $0.disposable = Rx.disposable($1) },
        native("SingleAssignmentDisposable.init()") { .object(SingleAssignmentDisposable()) },
        member("SingleAssignmentDisposable.setDisposable(_:)", of: SingleAssignmentDisposable.self) {
            $0.setDisposable(Rx.disposable($1))
        },
        native("RefCountDisposable.init(disposable:)") { .object(RefCountDisposable(disposable: Rx.disposable($0))) },
        member("RefCountDisposable.retain()", of: RefCountDisposable.self) { Rx.value($0.retain()) },
        native("Resources.total") { .int(Int(Resources.total)) },
    ]
    + cancelable("BooleanDisposable", BooleanDisposable.self)
    + cancelable("CompositeDisposable", CompositeDisposable.self)
    + cancelable("SerialDisposable", SerialDisposable.self)
    + cancelable("SingleAssignmentDisposable", SingleAssignmentDisposable.self)
    + cancelable("RefCountDisposable", RefCountDisposable.self)
