// One observer a name: in which order a centre tells several of one name is left open.  // from our engine
import Foundation
import RxSwift
import RxCocoa
extension NotificationCenter: ReactiveCompatible {}
extension Notification.Name {
  static let saved = Notification.Name("saved"), lost = Notification.Name("lost"), found = Notification.Name("found")
}
let bag = DisposeBag()
let center = NotificationCenter.default
center.rx.notification(.saved).map { $0.userInfo?["n"] as? Int ?? -1 }.subscribe(onNext: { print("saved", $0) }).disposed(by: bag)
Observable.merge(center.rx.notification(.found).map { _ in "f" }, center.rx.notification(.lost).map { _ in "l" }).scan("", accumulator: +).subscribe(onNext: { print($0) }).disposed(by: bag)
center.post(name: .saved, object: nil, userInfo: ["n": 3])
center.post(name: .lost, object: nil)
center.post(Notification(name: .saved))
center.post(name: .found, object: nil)
