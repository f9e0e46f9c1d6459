import Rill
import Runtime

// Natives of disposables and schedulers.

let rxDisposableBindings: [Binding] =
    [
        native("AnonymousDisposable.dispose()") {
            Rx.disposable($0).dispose(); return .unit
        },
        native("AnonymousDisposable.isDisposed") { .bool(($0.reference as? Cancelable)?.isDisposed ?? false) },
        native(many: "Disposables.create4") { a in
            // The additional disposables are disposed first, as in RxSwift.
            let all = Rx.disposables(a[3]) + a[0...2].map(Rx.disposable)
            return Rx.value(Disposables.create(all) as Disposable)
        },
        native(many: "CompositeDisposable.init4") { a in
            .object(CompositeDisposable(disposables: a[0...3].map(Rx.disposable) + Rx.disposables(a[4])))
        },
        member("CompositeDisposable.remove(for:)", of: CompositeDisposable.self) { group, key in
            group.remove(for: try key.instance(of: Native<CompositeDisposable.DisposeKey>.self).value)
            return .unit
        },
    ]
