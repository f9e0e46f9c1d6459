import RxSwift

final class Clock {
    var ticks = 0
    func start() {
        _ = Observable<Int>.interval(.seconds(1), scheduler: MainScheduler.instance)
            .subscribe(onNext: { self.ticks = $0 })
    }
}
func begin() { Clock().start() }
begin()
