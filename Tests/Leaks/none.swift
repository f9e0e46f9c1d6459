import RxSwift

final class Screen {
    let bag = DisposeBag()
    let taps = PublishSubject<Int>()
    init() { taps.subscribe(onNext: { print($0) }).disposed(by: bag) }
}
let screen = Screen()
screen.taps.onNext(1)
func use() { _ = Screen() }
use()
