//: ## Challenge: Centre the map
//: ### Wrong: never the same place twice
//: > Fails: an answer moves the map
func questions(_ moves: Observable<Place>, answers: Observable<Weather>) -> Observable<Place> {
    var seen: [Place] = []
    return moves.filter { move in
        defer { seen.append(move) }
        return !seen.contains(move)
    }
}
//: ### Wrong: waits for an answer before it asks
//: > Fails: a hand moves the map
func questions(_ moves: Observable<Place>, answers: Observable<Weather>) -> Observable<Place> {
    moves.withLatestFrom(answers) { ($0, $1.place) }.filter { $0.0 != $0.1 }.map { $0.0 }
}
//: ### Right: answers and moves in one scan
func questions(_ moves: Observable<Place>, answers: Observable<Weather>) -> Observable<Place> {
    Observable.merge(answers.map { ($0.place, false) }, moves.map { ($0, true) })
        .scan(into: (latest: Place?.none, question: Place?.none)) { state, event in
            let (place, isMove) = event
            state.question = isMove && place != state.latest ? place : nil
            if !isMove { state.latest = place }
        }
        .compactMap { $0.question }
}
//: ## Challenge: The weather around
//: ### Wrong: one empty place ends it
//: > Fails: two of four are cities
func around(_ place: Place, _ ask: @escaping (Place) -> Observable<Weather>) -> Single<[String]> {
    let ways: [(Double, Double)] = [(10, 0), (0, 10), (-10, 0), (0, -10)]
    let places = ways.map { Place(latitude: place.latitude + $0.0, longitude: place.longitude + $0.1) }
    return Observable.merge(places.map { ask($0) }).map { $0.city }.catch { _ in .empty() }.toArray().map { $0.sorted() }
}
//: ### Wrong: one after the other
//: > Fails: all at once
func around(_ place: Place, _ ask: @escaping (Place) -> Observable<Weather>) -> Single<[String]> {
    let ways: [(Double, Double)] = [(10, 0), (0, 10), (-10, 0), (0, -10)]
    return Observable.from(ways)
        .map { Place(latitude: place.latitude + $0.0, longitude: place.longitude + $0.1) }
        .concatMap { ask($0).catch { _ in .empty() } }
        .map { $0.city }
        .toArray()
        .map { $0.sorted() }
}
//: ### Right: zip of optionals
func around(_ place: Place, _ ask: @escaping (Place) -> Observable<Weather>) -> Single<[String]> {
    let (north, east) = (place.latitude, place.longitude)
    let places = [
        Place(latitude: north - 10, longitude: east), Place(latitude: north + 10, longitude: east),
        Place(latitude: north, longitude: east - 10), Place(latitude: north, longitude: east + 10),
    ]
    return Observable.zip(places.map { ask($0).map { Optional($0.city) }.catchAndReturn(nil) })
        .map { names in names.compactMap { $0 }.sorted() }
        .asSingle()
}
