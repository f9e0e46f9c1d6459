//: ## Challenge: Centre the map
//: ### Wrong: never the same place twice
//: > Fails: an answer moves the map
func questions(_ moves: Observable<Point>, answers: Observable<Weather>) -> Observable<Point> {
    var seen: Set<Point> = []
    return moves.filter { seen.insert($0).inserted }
}
//: ### Wrong: waits for an answer before it asks
//: > Fails: a hand moves the map
func questions(_ moves: Observable<Point>, answers: Observable<Weather>) -> Observable<Point> {
    moves.withLatestFrom(answers) { ($0, $1.place) }.filter { $0.0 != $0.1 }.map { $0.0 }
}
//: ### Right: answers and moves in one scan
func questions(_ moves: Observable<Point>, answers: Observable<Weather>) -> Observable<Point> {
    Observable.merge(answers.map { ($0.place, false) }, moves.map { ($0, true) })
        .scan(into: (latest: Point?.none, question: Point?.none)) { state, event in
            let (place, isMove) = event
            state.question = isMove && place != state.latest ? place : nil
            if !isMove { state.latest = place }
        }
        .compactMap { $0.question }
}
//: ## Challenge: The weather around
//: ### Wrong: one empty place ends it
//: > Fails: one of four is a city
func around(_ point: Point, _ service: Service) -> Single<[String]> {
    let places = [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: point.x + $0.0, y: point.y + $0.1) }
    return Observable.merge(places.map { service.weather(at: $0) }).map { $0.city }.catch { _ in .empty() }.toArray().map { $0.sorted() }
}
//: ### Wrong: one after the other
//: > Fails: all at once
func around(_ point: Point, _ service: Service) -> Single<[String]> {
    let places = [(0, 1), (1, 0), (0, -1), (-1, 0)].map { Point(x: point.x + $0.0, y: point.y + $0.1) }
    return Observable.from(places)
        .concatMap { service.weather(at: $0).catch { _ in .empty() } }
        .map { $0.city }
        .toArray()
        .map { $0.sorted() }
}
//: ### Right: zip of optionals
func around(_ point: Point, _ service: Service) -> Single<[String]> {
    let (x, y) = (point.x, point.y)
    let places = [Point(x: x - 1, y: y), Point(x: x + 1, y: y), Point(x: x, y: y - 1), Point(x: x, y: y + 1)]
    return Observable.zip(places.map { service.weather(at: $0).map { Optional($0.city) }.catchAndReturn(nil) })
        .map { names in names.compactMap { $0 }.sorted() }
        .asSingle()
}
