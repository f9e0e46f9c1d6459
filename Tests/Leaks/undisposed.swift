import RxSwift

final class Screen {
    let bag = DisposeBag()
    let taps = PublishSubject<Int>()
    private var own: Disposable?
    func start() {
        own = taps.subscribe(onNext: { _ in })
        taps.subscribe(onNext: { _ in }).disposed(by: bag)
        // The result is not kept: it ticks forever.
        _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance).subscribe()
    }
    func forget() {
        // A subscription inside of another: each element adds one.
        let inner = Observable.just(1)
        inner.subscribe(onNext: { _ in _ = self.taps.subscribe() }).disposed(by: bag)
    }
    func both() -> Observable<Int> {
        Observable.create { observer in self.taps.subscribe(observer) }
    }
}
let screen = Screen()
screen.start()
screen.forget()
let kept = screen.both().subscribe()
