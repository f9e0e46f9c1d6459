//: at 00:01.000
import Foundation
final class Counter {
    let taps = PublishSubject<Void>()
    let count: Observable<Int>
    init(step: Int) { count = taps.scan(0) { n, _ in n + step }.startWith(0) }
}

let counter = Counter(step: 2)

//: at 00:02.000
counter.count.map { "n \($0)" }

//: at 00:02.100
counter.taps.onNext(())

//: at 00:02.200
counter.taps.onNext(())

//: at 00:03.000
//: :watch off $R0

//: at 00:04.000
counter.taps.onNext(())
