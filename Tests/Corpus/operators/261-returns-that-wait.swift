import RxSwift  // from our engine
import RxCocoa

struct Mood: Equatable {
    let name: String
    static let calm = Mood(name: "calm")
    static func loud(_ level: Int) -> Mood { Mood(name: "loud \(level)") }
}

// `.calm` stands before any return that would say whose it is: the type of the whole chain does.
let words = PublishSubject<String>()
let bag = DisposeBag()
let moods: Driver<Mood> = words
    .map { word in
        guard word.count > 2 else { return .calm }
        let marks = word.filter { $0 == "!" }.count
        if marks > 2 { return .loud(marks) }
        return Mood(name: word)
    }
    .asDriver(onErrorJustReturn: .calm)
moods.drive(onNext: { print($0.name) }).disposed(by: bag)
["a", "tea", "no!!!", "yes!!!!"].forEach(words.onNext)

// The place of the closure says it, later in the chain.
let levels: Observable<Mood> = Observable.of(0, 1, 4)
    .map { level in
        if level == 0 { return .calm }
        let next = level + 1
        return .loud(next)
    }
    .filter { $0 != .loud(2) }
levels.subscribe { print($0) }.disposed(by: bag)

// A closure of several statements in the middle of a chain whose type is written at its end.
func doors(_ names: [String]) -> Observable<Observable<Int>> {
    Observable.from(names)
        .map { name in
            switch name {
            case "none": return .empty()
            case "short": return .just(1)
            default:
                let count = name.count
                return .range(start: 0, count: count)
            }
        }
}
doors(["short", "none", "long"]).merge().toArray().subscribe { print($0) }.disposed(by: bag)
