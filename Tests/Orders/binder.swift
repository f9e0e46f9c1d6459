// observe(on:) is missing before a Binder: it sets the title a turn later, and what reads the title comes too early.
import Foundation
import RxCocoa
import RxSwift

final class Screen {
    var title = "empty"
}

let bag = DisposeBag()
let screen = Screen()
let answer = PublishSubject<String>()
answer.bind(to: Binder(screen) { $0.title = $1 }).disposed(by: bag)
answer.subscribe(onNext: { _ in print(screen.title) }).disposed(by: bag)
DispatchQueue.global().async { answer.onNext("loaded") }
screen.title = "loading"
