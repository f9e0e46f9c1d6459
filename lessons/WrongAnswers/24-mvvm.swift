//: ## Challenge: Loading
//: ### Wrong: an empty list still loads
//: > Fails: an empty list is a list
func loading(_ notices: Driver<[Notice]>) -> Driver<Bool> {
    notices.map { $0.isEmpty }.startWith(true).distinctUntilChanged()
}
//: ### Wrong: silent until something comes
//: > Fails: true at once
func loading(_ notices: Driver<[Notice]>) -> Driver<Bool> {
    notices.map { _ in false }.distinctUntilChanged()
}
//: ### Right: one list is enough
func loading(_ notices: Driver<[Notice]>) -> Driver<Bool> {
    Driver.concat([.just(true), notices.asObservable().take(1).map { _ in false }.asDriver(onErrorJustReturn: false)])
}
//: ## Challenge: One person
//: ### Wrong: old ones in front
//: > Fails: newest first
func person(_ author: String, _ batches: Observable<[Notice]>) -> Observable<[Notice]> {
    batches.map { batch in batch.filter { $0.author == author } }.filter { !$0.isEmpty }.scan([], accumulator: +)
}
//: ### Wrong: repeats itself
//: > Fails: nothing new, nothing said
func person(_ author: String, _ batches: Observable<[Notice]>) -> Observable<[Notice]> {
    batches.scan([]) { known, new in new.filter { $0.author == author }.reversed() + known }
}
//: ### Right: single notices first
func person(_ author: String, _ batches: Observable<[Notice]>) -> Observable<[Notice]> {
    batches
        .scan([]) { known, new in known + new.filter { $0.author == author } }
        .distinctUntilChanged()
        .skip(while: { $0.isEmpty })
        .map { Array($0.reversed()) }
}
