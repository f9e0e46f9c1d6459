// What tests of apps add to RxBlocking: nil where nothing comes, in place of an error.
import Foundation
import RxBlocking
import RxCocoa
import RxSwift
import UIKit

extension BlockingObservable {
    func firstOrNil() -> Element? {
        do {
            return try first()
        } catch {
            return nil
        }
    }
}

let field = UITextField()
field.text = "#ff0000"
print(field.rx.text.orEmpty.toBlocking(timeout: 1).firstOrNil() ?? "nil")
print(Observable<Int>.error(RxError.noElements).toBlocking().firstOrNil() as Any)
switch Observable.of(1, 2).toBlocking().materialize() {
case .completed(let elements): print("completed", elements)
case .failed(let elements, _): print("failed", elements)
}
