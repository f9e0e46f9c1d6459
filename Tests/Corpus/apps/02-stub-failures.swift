// What goes wrong on the way is an error of NSURLErrorDomain with the code that the real system gives: -1009 offline, -1001
// out of time, -1004 nobody listens, -999 cancelled; a retry asks again, and a 304 has no body.
import Foundation
import RillKit
import RxCocoa
import RxSwift

let server = StubServer("api.example.test")
server.latency = 0.5
server.get("/feed", .text("news").header("Last-Modified", "Mon, 02 Mar 2026 10:00:00 GMT"))
server.get("/slow", StubReply.text("late").delayed(9))
let session = URLSession.shared
let bag = DisposeBag()

func request(_ path: String) -> URLRequest { URLRequest(url: URL(string: "https://api.example.test" + path)!) }
func code(_ error: Error) -> Int { (error as NSError).code }
func later(_ seconds: Int, _ body: @escaping () -> Void) {
    Observable<Int>.timer(.seconds(seconds), scheduler: MainScheduler.instance)
        .subscribe(onNext: { _ in body() })
        .disposed(by: bag)
}

server.fail(2)
session.rx.data(request: request("/feed"))
    .do(onError: { _ in print("once more") })
    .retry(3)
    .subscribe(onNext: { print("got", String(decoding: $0, as: UTF8.self)) })
    .disposed(by: bag)

later(10) {
    var known = request("/feed")
    known.setValue("Mon, 02 Mar 2026 10:00:00 GMT", forHTTPHeaderField: "If-Modified-Since")
    session.rx.response(request: known)
        .subscribe(onNext: { response, data in print(response.statusCode, data.count) })
        .disposed(by: bag)
}
later(20) {
    network.goOffline()
    session.rx.data(request: request("/feed")).subscribe(onError: { print("offline", code($0)) }).disposed(by: bag)
    network.goOnline()
}
later(30) {
    server.isOnline = false
    session.rx.data(request: request("/feed")).subscribe(onError: { print("down", code($0)) }).disposed(by: bag)
}
later(40) {
    server.isOnline = true
    server.latency = 90
    session.rx.data(request: request("/feed")).subscribe(onError: { print("timeout", code($0)) }).disposed(by: bag)
}
later(200) {
    server.latency = 1
    let task = session.dataTask(with: request("/slow")) { _, _, error in print("cancelled", code(error!)) }
    task.resume()
    task.cancel()
    let disposable = session.rx.data(request: request("/slow")).subscribe { print("never", $0) }
    disposable.dispose()
}
later(300) {
    for line in server.log { print(line) }
}
