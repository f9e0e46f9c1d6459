//: ## Challenge: The dealer
//: ### Wrong: 21 is too much
//: > Fails: good hands are sent
enum HandError: Error { case bust(points: Int) }

final class Dealer {
    let hands = PublishSubject<[Int]>()

    func deal(_ hand: [Int]) {
        let points = hand.reduce(0, +)
        if points >= 21 { hands.onError(HandError.bust(points: points)) } else { hands.onNext(hand) }
    }
}
//: ### Wrong: shows the bust hand first
//: > Fails: a bust hand ends the game
enum HandError: Error { case bust(points: Int) }

final class Dealer {
    let hands = PublishSubject<[Int]>()

    func deal(_ hand: [Int]) {
        hands.onNext(hand)
        let points = hand.reduce(0, +)
        if points > 21 { hands.onError(HandError.bust(points: points)) }
    }
}
//: ### Right: an event is chosen, then sent
enum HandError: Error { case bust(points: Int) }

final class Dealer {
    let hands = PublishSubject<[Int]>()

    func deal(_ hand: [Int]) {
        var points = 0
        for card in hand { points += card }
        hands.on(points <= 21 ? .next(hand) : .error(HandError.bust(points: points)))
    }
}
//: ## Challenge: Who is there?
//: ### Wrong: a wrong password logs out
//: > Fails: a wrong one logs no one out
enum Session { case loggedIn(String), loggedOut }

final class LampRoom {
    let session = BehaviorRelay(value: Session.loggedOut)

    func logIn(_ name: String, _ password: String) {
        if password != "f0gh0rn" { print("wrong password") }
        session.accept(password == "f0gh0rn" ? .loggedIn(name) : .loggedOut)
    }
    func logOut() { session.accept(.loggedOut) }
    func unlock() {
        if case .loggedIn(let name) = session.value { print("open for", name) } else { print("the door stays shut") }
    }
}
//: ### Right: the door listens to the relay
enum Session { case loggedIn(String), loggedOut }

final class LampRoom {
    let session = BehaviorRelay(value: Session.loggedOut)
    private let bag = DisposeBag()
    private var line = ""

    init() {
        session
            .map { session -> String in
                switch session {
                case .loggedIn(let name): return "open for \(name)"
                case .loggedOut: return "the door stays shut"
                }
            }
            .subscribe(onNext: { [unowned self] in line = $0 })
            .disposed(by: bag)
    }
    func logIn(_ name: String, _ password: String) {
        if password == "f0gh0rn" { session.accept(.loggedIn(name)) } else { print("wrong password") }
    }
    func logOut() { session.accept(.loggedOut) }
    func unlock() { print(line) }
}
