//: ## Challenge: All pages
//: ### Wrong: knows how many there are
//: > Fails: as many pages as there are
func allRooms() -> Observable<[String]> {
    Observable.concat([page(1), page(2), page(3)]).map { $0.names }
}
//: ### Wrong: asks for all of them at once
//: > Fails: no page too early
func allRooms() -> Observable<[String]> {
    Observable.zip((1...5).map { page($0) })
        .flatMap { Observable.from($0.map { $0.names }.filter { !$0.isEmpty }) }
}
//: ### Wrong: all rooms in one array
//: > Fails: three pages and the end
func allRooms(from number: Int = 1) -> Observable<[String]> {
    page(number).flatMap { page -> Observable<[String]> in
        guard let next = page.next else { return .just(page.names) }
        return allRooms(from: next).map { page.names + $0 }
    }
}
//: ### Right: a subject carries the number of the next page
func allRooms() -> Observable<[String]> {
    Observable.deferred {
        let numbers = BehaviorSubject(value: 1)
        return numbers
            .concatMap { page($0) }
            .do(afterNext: { page in
                if let next = page.next { numbers.onNext(next) } else { numbers.onCompleted() }
            })
            .map { $0.names }
    }
}
