// Delivered on the main thread, the answer always comes after the line that says "loading".
import Foundation
import RxSwift

let bag = DisposeBag()
var label = ""
let answer = PublishSubject<String>()
answer.observe(on: MainScheduler.instance).subscribe(onNext: {
    label = $0
    print(label)
}).disposed(by: bag)
DispatchQueue.global().async { answer.onNext("loaded") }
label = "loading"
