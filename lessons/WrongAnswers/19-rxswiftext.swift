//: ## Challenge: The counter after lunch
//: ### Wrong: loses what comes at noon
//: > Fails: nothing is lost at noon
func heavyCities(_ arrivals: Observable<Parcel>, isOpen: Observable<Bool>) -> Observable<String> {
    arrivals.filter { $0.weight > 4 }.mapAt(\.city).distinct().pausable(isOpen)
}
//: ### Wrong: sees before it decides
//: > Fails: light first, heavy later
func heavyCities(_ arrivals: Observable<Parcel>, isOpen: Observable<Bool>) -> Observable<String> {
    var seen: Set<String> = []
    return
        arrivals
        .filter { seen.insert($0.city).inserted && $0.weight > 4 }
        .mapAt(\.city)
        .pausableBuffered(isOpen, limit: nil)
}
//: ### Right: filterMap, and the counter in the middle
func heavyCities(_ arrivals: Observable<Parcel>, isOpen: Observable<Bool>) -> Observable<String> {
    arrivals
        .pausableBuffered(isOpen, limit: nil)
        .filterMap { $0.weight > 4 ? .map($0.city) : .ignore }
        .distinct()
}
