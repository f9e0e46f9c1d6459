//: ## Challenge: Letters on the keys
//: ### Wrong: small letters only
//: > Fails: capitals too
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        compactMap { $0 }
    }
}

let groups = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]

func digit(_ key: String) -> Int? {
    Int(key) ?? groups.firstIndex { $0.contains(key) }.map { $0 + 2 }
}

func dial(_ keys: Observable<String>) -> Observable<String> {
    keys.map(digit).unwrap().skip(while: { $0 == 0 }).take(10).toArray()
        .map { $0.map(String.init).joined() }
        .asObservable()
}
//: ### Wrong: three letters on each key
//: > Fails: letters are digits
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        compactMap { $0 }
    }
}

func digit(_ key: String) -> Int? {
    if let digit = Int(key) { return digit }
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map { String($0) }
    return letters.firstIndex(of: key.lowercased()).map { $0 / 3 + 2 }
}

func dial(_ keys: Observable<String>) -> Observable<String> {
    keys.map(digit).unwrap().skip(while: { $0 == 0 }).take(10).toArray()
        .map { $0.map(String.init).joined() }
        .asObservable()
}
//: ### Right: a dictionary, and flatMap to unwrap
extension ObservableType {
    func unwrap<T>() -> Observable<T> where Element == T? {
        flatMap { element -> Observable<T> in
            guard let element = element else { return .empty() }
            return .just(element)
        }
    }
}

let keyOf: [Character: String] = {
    var result: [Character: String] = [:]
    for (index, letters) in ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"].enumerated() {
        for letter in letters { result[letter] = String(index + 2) }
    }
    for digit in "0123456789" { result[digit] = String(digit) }
    return result
}()

func dial(_ keys: Observable<String>) -> Observable<String> {
    keys.map { $0.lowercased().first.flatMap { keyOf[$0] } }
        .unwrap()
        .skip(while: { $0 == "0" })
        .take(10)
        .reduce("", accumulator: +)
}
