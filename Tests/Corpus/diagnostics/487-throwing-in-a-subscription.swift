import Foundation  // from our engine
import RxSwift

struct User: Codable { let name: String }
let bag = DisposeBag()
Observable.of("{}")
    .subscribe(onNext: { text in
        let user = try JSONDecoder().decode(User.self, from: Data(text.utf8))
        print(user)
    })
    .disposed(by: bag)
