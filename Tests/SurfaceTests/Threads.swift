// Sequences that are shared between threads, tasks and actors. Everything here is only compiled.
import Dispatch
import Foundation
import Rill
import RillExt

enum Bus {
    static let events = PublishRelay<Int>()
    static let state = BehaviorRelay(value: 1)
    static let history = ReplayRelay<Int>.create(bufferSize: 1)
    static let publish = PublishSubject<Int>()
    static let behavior = BehaviorSubject(value: 0)
    static let replay = ReplaySubject<Int>.create(bufferSize: 1)
    static let last = AsyncSubject<Int>()
    static let single = Single.just(1)
    static let driver = Driver.just(1)
    static let signal = Signal.just(1)
    static let infallible = Infallible.just(1)
    static let observer = AnyObserver<Int> { _ in }
    static let serial = SerialDispatchQueueScheduler(qos: .default)
    static let concurrent = ConcurrentDispatchQueueScheduler(qos: .default)
    static let operations = OperationQueueScheduler(operationQueue: OperationQueue())
    static let bag = DisposeBag()
    static let group = CompositeDisposable()
    static let slot = SerialDisposable()
    static let action = Action<Int, Int> { .just($0) }
}

func threads() {
    let subject = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 1)
    DispatchQueue.global().async {
        subject.onNext(1)
        relay.accept(2)
    }
    Thread.detachNewThread { subject.onNext(1) }
    Task {
        subject.onNext(1)
        relay.accept(3)
    }
    Task.detached {
        for try await element in subject.values { print(element) }
    }
    DispatchQueue.concurrentPerform(iterations: 3) { subject.onNext($0) }
    let subscription = subject.subscribe(onNext: { print($0) })
    DispatchQueue.main.async { subscription.dispose() }
}

func callbacks() {
    _ = Observable<Int>.create { observer in
        DispatchQueue.global().async {
            observer.onNext(1)
            observer.onCompleted()
        }
        return Disposables.create()
    }
    _ = Observable<Int>.create { observer in
        let task = Task {
            observer.onNext(1)
            try await Task.sleep(nanoseconds: 1)
            observer.onCompleted()
        }
        return Disposables.create { task.cancel() }
    }
    _ = Single<Int>.create { observer in
        DispatchQueue.global().async { observer(.success(1)) }
        return Disposables.create()
    }
    _ = Maybe<Int>.create { observer in
        DispatchQueue.global().async { observer(.completed) }
        return Disposables.create()
    }
    _ = Completable.create { observer in
        DispatchQueue.global().async { observer(.completed) }
        return Disposables.create()
    }
    _ = Infallible<Int>.create { observer in
        DispatchQueue.global().async { observer(.next(1)) }
        return Disposables.create()
    }
}

struct Repository: Sendable {
    let items = BehaviorRelay<[Int]>(value: [])
    let first: Single<Int> = .just(1)
}

actor Store {
    let changes = PublishSubject<Int>()
    nonisolated var stream: Observable<Int> { changes.asObservable() }

    func send() { changes.onNext(1) }
}

@MainActor final class Counter {
    private let bag = DisposeBag()
    private let tap = PublishRelay<Void>()
    private var count = 0

    var title: Driver<String> { tap.map { "tapped" }.asDriver(onErrorJustReturn: "") }

    init() {
        tap.subscribe(onNext: { [weak self] in self?.count += 1 }).disposed(by: bag)
        tap.withUnretained(self).subscribe(onNext: { counter, _ in counter.count += 1 }).disposed(by: bag)
        tap.bind(with: self) { counter, _ in counter.count += 1 }.disposed(by: bag)
        Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(with: self) { counter, tick in counter.count = tick }.disposed(by: bag)
        tap.flatMapLatest { [unowned self] in load() }.observe(on: MainScheduler.instance)
            .subscribe(onNext: { [weak self] in self?.count = $0 }).disposed(by: bag)
    }

    func load() -> Single<Int> { .just(count) }
}
