import Rill
import Runtime

// Disposables and schedulers.

private func cancelable<Owner: AnyObject & Cancelable>(_ name: String, _ type: Owner.Type) -> [Binding] {
    [
        member("\(name).dispose()", of: type) { (owner: Owner) in
            owner.dispose(); return .unit
        },
        member("\(name).isDisposed", of: type) { .bool($0.isDisposed) },
    ]
}

let rxDisposableBindings: [Binding] =
    [
        Binding(
            "AnonymousDisposable.dispose()",
            .one {
                Rx.disposable($0).dispose(); return .unit
            }),
        Binding("AnonymousDisposable.isDisposed", .one { .bool(($0.reference as? Cancelable)?.isDisposed ?? false) }),
        Binding("Disposables.create()", .zero { Rx.value(Disposables.create()) }),
        Binding(
            "Disposables.create(with:)",
            .one { closure in
                let function = closure.asFunction
                return Rx.value(Disposables.create { _ = Unwinding.guarded { try function.call0() } })
            }),
        Binding("Disposables.create2", .two { Rx.value(Disposables.create(Rx.disposable($0), Rx.disposable($1))) }),
        Binding(
            "Disposables.create3",
            .three {
                Rx.value(Disposables.create(Rx.disposable($0), Rx.disposable($1), Rx.disposable($2)))
            }),
        Binding(
            "Disposables.create4",
            .many { a in
                // The extra ones go first, as in the library that this mirrors.
                let all = Rx.disposables(a[3]) + a[0...2].map(Rx.disposable)
                return Rx.value(Disposables.create(all) as Disposable)
            }),
        Binding("Disposables.createMany", .one { Rx.value(Disposables.create(Rx.disposables($0)) as Disposable) }),

        Binding("DisposeBag.init()", .zero { .object(DisposeBag()) }),
        Binding("DisposeBag.init(disposing:)", .one { .object(DisposeBag(disposing: Rx.disposables($0))) }),
        Binding("DisposeBag.init(disposing:)array", .one { .object(DisposeBag(disposing: Rx.disposables($0))) }),
        member("DisposeBag.insert(_:)", of: DisposeBag.self) {
            $0.insert(Rx.disposable($1)); return .unit
        },
        member("DisposeBag.insertVariadic", of: DisposeBag.self) {
            $0.insert(Rx.disposables($1)); return .unit
        },
        member("DisposeBag.insertMany", of: DisposeBag.self) {
            $0.insert(Rx.disposables($1)); return .unit
        },

        Binding("BooleanDisposable.init()", .zero { .object(BooleanDisposable()) }),
        Binding("BooleanDisposable.init(isDisposed:)", .one { .object(BooleanDisposable(isDisposed: $0.asBool)) }),

        Binding("CompositeDisposable.init()", .zero { .object(CompositeDisposable()) }),
        Binding(
            "CompositeDisposable.init2",
            .two {
                .object(CompositeDisposable(disposables: [Rx.disposable($0), Rx.disposable($1)]))
            }),
        Binding(
            "CompositeDisposable.init3",
            .three {
                .object(CompositeDisposable(disposables: [Rx.disposable($0), Rx.disposable($1), Rx.disposable($2)]))
            }),
        Binding(
            "CompositeDisposable.init4",
            .many { a in
                .object(CompositeDisposable(disposables: a[0...3].map(Rx.disposable) + Rx.disposables(a[4])))
            }),
        Binding(
            "CompositeDisposable.init(disposables:)",
            .one {
                .object(CompositeDisposable(disposables: Rx.disposables($0)))
            }),
        member("CompositeDisposable.insert(_:)", of: CompositeDisposable.self) { group, disposable in
            group.insert(Rx.disposable(disposable)).map { Value.object(Native($0)) } ?? .none
        },
        member("CompositeDisposable.remove(for:)", of: CompositeDisposable.self) { group, key in
            group.remove(for: try key.instance(of: Native<CompositeDisposable.DisposeKey>.self).value)
            return .unit
        },
        member("CompositeDisposable.count", of: CompositeDisposable.self) { .int($0.count) },

        Binding("SerialDisposable.init()", .zero { .object(SerialDisposable()) }),
        member("SerialDisposable.disposable", of: SerialDisposable.self) { Rx.value($0.disposable) },
        member("SerialDisposable.disposable=", of: SerialDisposable.self) {
            $0.disposable = Rx.disposable($1)
            return .unit
        },
        Binding("SingleAssignmentDisposable.init()", .zero { .object(SingleAssignmentDisposable()) }),
        member("SingleAssignmentDisposable.setDisposable(_:)", of: SingleAssignmentDisposable.self) {
            $0.setDisposable(Rx.disposable($1))
            return .unit
        },
        Binding(
            "RefCountDisposable.init(disposable:)", .one { .object(RefCountDisposable(disposable: Rx.disposable($0))) }),
        member("RefCountDisposable.retain()", of: RefCountDisposable.self) { Rx.value($0.retain()) },
        Binding("Resources.total", .zero { .int(Int(Resources.total)) }),
    ]
    + cancelable("BooleanDisposable", BooleanDisposable.self)
    + cancelable("CompositeDisposable", CompositeDisposable.self)
    + cancelable("SerialDisposable", SerialDisposable.self)
    + cancelable("SingleAssignmentDisposable", SingleAssignmentDisposable.self)
    + cancelable("RefCountDisposable", RefCountDisposable.self)
