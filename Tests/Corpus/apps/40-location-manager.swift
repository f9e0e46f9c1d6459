// CLLocationManager: a delegate is told the status once after the manager was made, and at each change of it; nothing is
// delivered before the person at the device agrees; asking again asks nobody; fixes come to a started manager only, the
// first one rough; after stopUpdatingLocation none comes; without permission a start fails.
import CoreLocation
import RillKit
import RxSwift
import UIKit

final class Log: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        print(
            "status", status == .notDetermined ? "not determined" : status == .authorizedWhenInUse ? "in use" : "other")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for fix in locations {
            print("fix", fix.coordinate.latitude, fix.coordinate.longitude, "±", fix.horizontalAccuracy)
        }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        print("failed", (error as? CLError)?.code == .denied)
    }
}

func after(_ milliseconds: Int, _ run: @escaping () -> Void) {
    _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(milliseconds)) {
        run()
        return Disposables.create()
    }
}

let log = Log()
let manager = CLLocationManager()
manager.delegate = log
manager.startUpdatingLocation()
manager.requestWhenInUseAuthorization()
print("asked", CLLocationManager.authorizationStatus() == .notDetermined, manager.location == nil)

after(3000) {
    print(screen)
    choose("Allow While Using App")
    manager.requestWhenInUseAuthorization()
}
after(6000) {
    print("moved")
    Places.move(to: CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75))
}
after(7000) {
    manager.distanceFilter = 1000
    Places.move(to: CLLocationCoordinate2D(latitude: 59.911, longitude: 10.75))
    print("that was too near")
    manager.distanceFilter = kCLDistanceFilterNone
    let next = CLLocationCoordinate2D(latitude: 59.9115, longitude: 10.75)
    Places.travel(along: [next], speed: 20)
}
after(12000) {
    print(manager.location?.speed ?? 0, manager.location?.course ?? 0)
    manager.stopUpdatingLocation()
    Places.move(to: CLLocationCoordinate2D(latitude: 0, longitude: 0))
    print("stopped")
}
after(13000) {
    settings.location = .denied
    manager.startUpdatingLocation()
}
