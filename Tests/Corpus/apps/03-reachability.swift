// `Reachability.rx.reachable` starts with what is, then tells each change once.
import Reachability
import RillKit
import RxSwift

let bag = DisposeBag()
Reachability.rx.reachable
    .subscribe(onNext: { print($0 ? "online" : "offline") })
    .disposed(by: bag)
network.goOffline()
network.goOffline()
network.goOnline()
