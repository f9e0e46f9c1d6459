// Two answers on their way: flatMapLatest keeps only the newer one.
import Foundation
import RxSwift
import UIKit

let server = StubServer("search.example.test")
server.get("/find") { request in .text("results for \(request.query["q"] ?? "")") }

func search(_ text: String) -> Observable<String> {
    let url = URL(string: "https://search.example.test/find?q=\(text)")!
    return URLSession.shared.rx.data(request: URLRequest(url: url)).map { String(decoding: $0, as: UTF8.self) }
}

var label = ""
let bag = DisposeBag()
let query = PublishSubject<String>()
query.flatMapLatest { search($0) }
    .observe(on: MainScheduler.instance)
    .subscribe(onNext: { label = $0 })
    .disposed(by: bag)

query.onNext("r")
DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { query.onNext("rx") }
DispatchQueue.main.asyncAfter(deadline: .now() + 2) { print(label) }
