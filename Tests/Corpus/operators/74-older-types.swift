import Foundation  // from our engine
import RxSwift
import RxCocoa

// Names that types had, and names of closures.
final class Label { var text = "" }
let label = Label()
let binder = UIBindingObserver<Label, String>(UIElement: label) { $0.text = $1 }
_ = Observable.of("a", "b").bind(to: binder)
print(label.text)

func plain<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.E> { source.asObservable() }
_ = plain(Single.just(4)).subscribe { print($0) }

func answer(_ observer: @escaping Single<Int>.SingleObserver) { observer(.success(7)) }
_ = Single<Int>.create { single in
    answer(single)
    return Disposables.create()
}.subscribe(onSuccess: { print($0) })

let queue = OperationQueue()
print(OperationQueueScheduler(operationQueue: queue).queuePriority == .normal)
print(OperationQueueScheduler(operationQueue: queue, queuePriority: .high).queuePriority == .high)
print(RxCocoaError.invalidObjectOnKeyPath(object: 1, sourceObject: label, propertyName: "text").debugDescription.hasPrefix("Unobservable object `1`"))
_ = Infallible.of(1, 2).observe(on: MainScheduler.instance).subscribe(onNext: { print($0) }, onCompleted: { print("end") })
