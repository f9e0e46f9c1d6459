//: ## Challenge: The top of the week
//: ### Wrong: hears only the last repository
//: > Fails: first the list, then the events
func topActors() -> Observable<String> {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://host.test/top")!))
        .compactMap { try? JSONDecoder().decode([String].self, from: $0.data) }
        .flatMap { names in Observable.from(names) }
        .flatMapLatest { activities(URLSession.shared.rx.response(request: request(for: $0))) }
        .flatMap { activities in Observable.from(activities.map(\.actor)) }
}
//: ### Wrong: a broken answer ends it all
//: > Fails: bad answers end nothing
func topActors() -> Observable<String> {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://host.test/top")!))
        .map { try JSONDecoder().decode([String].self, from: $0.data) }
        .flatMap { names in Observable.from(names) }
        .flatMap { URLSession.shared.rx.response(request: request(for: $0)) }
        .map { try JSONDecoder().decode([Activity].self, from: $0.data) }
        .flatMap { activities in Observable.from(activities.map { $0.actor }) }
}
//: ### Wrong: one after the other
//: > Fails: all are asked at once
func topActors() -> Observable<String> {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://host.test/top")!))
        .compactMap { try? JSONDecoder().decode([String].self, from: $0.data) }
        .flatMap { names in Observable.from(names) }
        .concatMap { activities(URLSession.shared.rx.response(request: request(for: $0))) }
        .flatMap { activities in Observable.from(activities.map(\.actor)) }
}
//: ### Right: a list of observables, merged
func topActors() -> Observable<String> {
    URLSession.shared.rx.response(request: URLRequest(url: URL(string: "https://host.test/top")!))
        .map { answer in (try? JSONDecoder().decode([String].self, from: answer.data)) ?? [] }
        .flatMap { names in Observable.merge(names.map { activities(URLSession.shared.rx.response(request: request(for: $0))) }) }
        .concatMap { Observable.from($0) }
        .map { $0.actor }
}
