//: ## Challenge: The ticket telephone
//: ### Wrong: no zeros at all
//: > Fails: ten good digits
let contacts = ["2025550101": "Uma", "2025550199": "Vito"]

func caller(_ keys: Observable<Int>) -> Observable<String> {
    keys
        .filter { $0 != 0 && $0 < 10 }
        .take(10)
        .toArray()
        .map { contacts[$0.map(String.init).joined()].map { "Hello, \($0)" } ?? "Number not found" }
        .asObservable()
}
//: ### Wrong: counts to ten before the noise is out
//: > Fails: noise is dropped
let contacts = ["2025550101": "Uma", "2025550199": "Vito"]

func caller(_ keys: Observable<Int>) -> Observable<String> {
    keys
        .skip(while: { $0 == 0 })
        .take(10)
        .filter { $0 < 10 }
        .toArray()
        .map { contacts[$0.map(String.init).joined()].map { "Hello, \($0)" } ?? "Number not found" }
        .asObservable()
}
//: ### Right: builds the text with reduce
let contacts = ["2025550101": "Uma", "2025550199": "Vito"]

func caller(_ keys: Observable<Int>) -> Observable<String> {
    keys
        .filter { (0...9).contains($0) }
        .skip(while: { $0 < 1 })
        .take(10)
        .reduce("") { number, digit in number + "\(digit)" }
        .map { number in
            if let name = contacts[number] { return "Hello, " + name }
            return "Number not found"
        }
}
