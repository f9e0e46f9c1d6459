//: ## Challenge: The board at the gate
//: ### Wrong: counts every boat
//: > Fails: boats come back one by one
func board(_ realm: Realm) -> Observable<String> {
    Observable.array(from: realm.objects(Boat.self))
        .map { boats in
            boats.isEmpty ? "full" : boats.count == 1 ? "1 boat free" : "\(boats.count) boats free"
        }
        .distinctUntilChanged()
}
//: ### Wrong: says the same twice
//: > Fails: nothing twice
func board(_ realm: Realm) -> Observable<String> {
    Observable.array(from: realm.objects(Boat.self).filter("isOut == false"))
        .map { free in
            if free.isEmpty { return "full" }
            return free.count == 1
                ? "1 boat free" : "\(free.count) boats free, \(free.map { $0.seats }.reduce(0, +)) seats"
        }
}
//: ### Right: counts by itself
func board(_ realm: Realm) -> Observable<String> {
    Observable.changeset(from: realm.objects(Boat.self))
        .map { boats, _ in boats.filter { !$0.isOut }.map { $0.seats } }
        .distinctUntilChanged()
        .map { seats -> String in
            guard let first = seats.first else { return "full" }
            return seats.count == 1 ? "1 boat free" : "\(seats.count) boats free, \(seats.dropFirst().reduce(first, +)) seats"
        }
        .distinctUntilChanged()
}
