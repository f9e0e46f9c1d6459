import RxSwift  // from our engine

// What a closure in the middle of a chain gives becomes as wide as the end of the chain asks.
let words = Observable.of("a", "bc")

func measured() -> Observable<(Int, String?)> {
    words.map { word in (word.count, word) }.concat(Observable.just((0, nil)))
}
func ended() -> Observable<String?> {
    words.map { $0.uppercased() }.concat(Observable.just(nil))
}
func mixed() -> Observable<Any> {
    words.map { $0.count }.concat(Observable.just("end"))
}
func fractions() -> Observable<Double> {
    Observable.of(1, 2).startWith(3).concat(Observable.just(4)).filter { $0 > 1 }
}
_ = measured().subscribe(onNext: { print($0.0, $0.1 ?? "-") })
_ = ended().subscribe(onNext: { print($0 ?? "none") })
_ = mixed().subscribe(onNext: { print($0) })
_ = fractions().subscribe(onNext: { print($0) })

enum Check: Equatable {
    case pending, fine(String), wrong(reason: String)
}
let pending = Check.pending
// Neither return says its type: the value that stands in front does.
func check(_ word: String, taken: Set<String>) -> Observable<Check> {
    Observable.just(taken)
        .map { taken in
            if taken.contains(word) {
                return .wrong(reason: "\(word) is taken")
            } else {
                return .fine(word)
            }
        }
        .startWith(pending)
}
func shortest(_ lists: Observable<[String]>) -> Observable<String?> {
    lists.map { list in
        guard let first = list.min(by: { $0.count < $1.count }) else { return nil }
        return first
    }
}
_ = check("owl", taken: ["fox"]).subscribe(onNext: { print($0) })
_ = check("fox", taken: ["fox"]).subscribe(onNext: { print($0 == .wrong(reason: "fox is taken")) })
_ = shortest(.of(["abc", "d"], [])).subscribe(onNext: { print($0 ?? "empty") })

// A method without parameters stands where a function of nothing is wanted.
final class Door {
    private(set) var opened = 0
    func open() { opened += 1 }
}
let door = Door()
_ = Observable.of((), ()).do(onNext: door.open).subscribe(onNext: door.open)
print(door.opened)

// A name for a tuple makes tuples.
typealias Reading = (place: String, degrees: Double)
let readings = [Reading(place: "Oslo", degrees: -3), Reading(place: "Rome", degrees: 14.5)]
_ = Observable.from(readings).filter { $0.degrees > 0 }.subscribe(onNext: { print($0.place, $0.degrees) })
