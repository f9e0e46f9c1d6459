//: ## Challenge: When the line comes back
//: ### Wrong: tries twice and gives up
//: > Fails: it waits for the line
func patient(_ wind: Observable<String>, _ line: Observable<Bool>) -> Observable<String> {
    wind.retry(2)
}
//: ### Wrong: waits once
//: > Fails: it waits more than once
func patient(_ wind: Observable<String>, _ line: Observable<Bool>) -> Observable<String> {
    wind.catch { _ in line.filter { $0 }.take(1).flatMap { _ in wind } }
}
//: ### Right: catches, and asks itself again
func patient(_ wind: Observable<String>, _ line: Observable<Bool>) -> Observable<String> {
    wind.catch { _ in line.filter { $0 }.take(1).flatMap { _ in patient(wind, line) } }
}
