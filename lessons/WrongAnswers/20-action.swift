//: ## Challenge: The log-in
//: ### Wrong: greets everybody
//: > Fails: the right pair
final class Gatehouse {
    let terms = BehaviorRelay(value: false)
    lazy var logIn = Action<(String, String), Bool>(enabledIf: terms.asObservable()) { .just($0 == "Mia" && $1 == "park") }
    lazy var messages: Observable<String> = Observable.merge(
        logIn.elements.take(1).map { _ in "welcome" },
        logIn.errors.map { _ in "please accept the terms" })
}
//: ### Wrong: greets every time
//: > Fails: one welcome is enough
final class Gatehouse {
    let terms = BehaviorRelay(value: false)
    lazy var logIn = Action<(String, String), Bool>(enabledIf: terms.asObservable()) { .just($0 == "Mia" && $1 == "park") }
    lazy var messages: Observable<String> = Observable.merge(
        logIn.elements.filter { $0 }.map { _ in "welcome" },
        logIn.errors.map { _ in "please accept the terms" })
}
//: ### Right: a wrong password is an error
final class Gatehouse {
    enum LogInError: Error { case wrong }
    let terms = BehaviorRelay(value: false)
    let messages: Observable<String>
    let logIn: Action<(String, String), Bool>

    init() {
        let logIn = Action<(String, String), Bool>(enabledIf: terms.asObservable()) { pair -> Observable<Bool> in
            pair == ("Mia", "park") ? .just(true) : .error(LogInError.wrong)
        }
        let refused = logIn.errors.flatMap { error -> Observable<String> in
            switch error {
            case .notEnabled: return .just("please accept the terms")
            case .underlyingError: return .empty()
            }
        }
        self.logIn = logIn
        messages = Observable.of(logIn.elements.take(1).map { _ in "welcome" }, refused).merge()
    }
}
