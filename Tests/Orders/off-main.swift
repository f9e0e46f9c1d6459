// Without observe(on:) the answer changes a label's text on whatever thread it comes.
import Foundation
import RxSwift

let bag = DisposeBag()
var label = ""
let answer = PublishSubject<String>()
answer.subscribe(onNext: { label = $0 }).disposed(by: bag)
DispatchQueue.global().async { answer.onNext("loaded") }
label = "loading"
DispatchQueue.main.async { print(label) }
