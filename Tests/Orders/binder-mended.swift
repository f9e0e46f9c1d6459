// Observed on the main thread, the Binder sets the title before it is read.
import Foundation
import RxCocoa
import RxSwift

final class Screen {
    var title = "empty"
}

let bag = DisposeBag()
let screen = Screen()
let answer = PublishSubject<String>()
let shown = answer.observe(on: MainScheduler.instance).share()
shown.bind(to: Binder(screen) { $0.title = $1 }).disposed(by: bag)
shown.subscribe(onNext: { _ in print(screen.title) }).disposed(by: bag)
DispatchQueue.global().async { answer.onNext("loaded") }
screen.title = "loading"
