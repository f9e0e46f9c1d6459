// A delegate proxy of a program's own over CLLocationManager: proxy(for:) makes it once and takes the place of the
// delegate; methodInvoked gives the arguments of each call after the delegate behind it got the call, sentMessage before;
// the delegate that was there is kept behind it; when the manager goes, both complete.
import CoreLocation
import RxCocoa
import RxSwift
import UIKit

extension CLLocationManager: HasDelegate {
    public typealias Delegate = CLLocationManagerDelegate
}

class RxCLLocationManagerDelegateProxy: DelegateProxy<CLLocationManager, CLLocationManagerDelegate>, DelegateProxyType,
    CLLocationManagerDelegate
{
    weak public private(set) var locationManager: CLLocationManager?

    public init(locationManager: ParentObject) {
        self.locationManager = locationManager
        super.init(parentObject: locationManager, delegateProxy: RxCLLocationManagerDelegateProxy.self)
    }

    static func registerKnownImplementations() {
        self.register { RxCLLocationManagerDelegateProxy(locationManager: $0) }
    }
}

extension Reactive where Base: CLLocationManager {
    var delegate: DelegateProxy<CLLocationManager, CLLocationManagerDelegate> {
        return RxCLLocationManagerDelegateProxy.proxy(for: base)
    }

    var didUpdateLocations: Observable<[CLLocation]> {
        return delegate.methodInvoked(#selector(CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)))
            .map { parameters in
                return parameters[1] as! [CLLocation]
            }
    }

    var willUpdateLocations: Observable<Int> {
        return delegate.sentMessage(#selector(CLLocationManagerDelegate.locationManager(_:didUpdateLocations:)))
            .map { ($0[1] as! [CLLocation]).count }
    }
}

final class Plain: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print("plain delegate", locations.count)
    }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        print("plain delegate: status", status == .authorizedAlways)
    }
}

let bag = DisposeBag()
let plain = Plain()
settings.location = .authorizedAlways
var manager: CLLocationManager? = CLLocationManager()
manager!.delegate = plain

manager!.rx.willUpdateLocations
    .subscribe(onNext: { print("before", $0) }, onCompleted: { print("before completed") })
    .disposed(by: bag)
manager!.rx.didUpdateLocations
    .map { $0[0] }
    .filter { $0.horizontalAccuracy < kCLLocationAccuracyHundredMeters }
    .subscribe(
        onNext: { print("after", $0.coordinate.latitude) }, onCompleted: { print("after completed") }
    )
    .disposed(by: bag)
print(RxCLLocationManagerDelegateProxy.proxy(for: manager!) === manager!.rx.delegate)
print(manager!.delegate === manager!.rx.delegate, manager!.rx.delegate.forwardToDelegate() === plain)

manager!.startUpdatingLocation()
_ = MainScheduler.instance.scheduleRelative((), dueTime: .seconds(3)) {
    manager!.stopUpdatingLocation()
    print("gone")
    manager = nil
    print("after that")
    return Disposables.create()
}
