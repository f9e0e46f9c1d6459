import Foundation  // from our engine
import RxSwift
import RxTest

// Marbles as sources and as expectations.
enum Oops: Error { case boom }

struct Student {
    let name: String
}

let numbers: Observable<Int> = cold("-1-2-3|")
expect(numbers.map { $0 * 2 }, "-2-4-6|")
expect(numbers.scan(0, accumulator: +), "-1-3-6|")

let letters: Observable<String> = cold("ab-c---d|")
expect(letters.debounce(.milliseconds(200), scheduler: MainScheduler.instance), "-----c--(d|)")
expect(letters.map { $0 + "!" }.take(2), "'a!'('b!'|)")

expect(cold("-a-b|").map { $0.uppercased() }, "-A-B|")
expect(cold("x-y|", values: ["x": Student(name: "Ann"), "y": Student(name: "Bo")]).map { $0.name }, "'Ann'-'Bo'|")

// A hot source counts from where it is subscribed.
let ticks: Observable<Int> = hot("1-^-2-#")
expect(ticks, "--2-#")

let failing: Observable<Int> = cold("-1-#boom", errors: ["boom": Oops.boom])
expect(failing, "-1-#boom")
expect(failing.catchAndReturn(9), "-1-(9|)")
expect(failing, "-1-#other")

// Spans, groups, other ticks.
expect(cold("1 1s 2|"), "1 1s 2|")
expect(Observable.of(1, 2, 3), "(123|)")
let slow: Observable<Int> = cold("1-2|", tick: .seconds(1))
expect(slow, "1-2|", tick: .seconds(1))

// What differs is shown.
expect(numbers, "-1--2-3|")
