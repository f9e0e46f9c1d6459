import Foundation
import Rill

/// An app's permission for the device's location.
public enum CLAuthorizationStatus: Int32 {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// An error of the location service.
public struct CLError: LocalizedError {
    public enum Code: Int { case locationUnknown, denied, network, geocodeFoundNoResult = 8 }
    public let code: Code

    public init(_ code: Code) { self.code = code }
    public static var locationUnknown: Code { .locationUnknown }
    public static var denied: Code { .denied }
    public static var network: Code { .network }
    public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
    public var errorDescription: String? {
        "The operation couldn’t be completed. (kCLErrorDomain error \(code.rawValue).)"
    }
}

/// Receives a location manager's events.
public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
    public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        DelegateCalls.callDelegate(self, "locationManager(_:didUpdateLocations:)", [manager, locations]) {
            (delegate: CLLocationManagerDelegate) in delegate.locationManager(manager, didUpdateLocations: locations)
        }
    }
    public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        DelegateCalls.callDelegate(self, "locationManager(_:didFailWithError:)", [manager, error]) {
            (delegate: CLLocationManagerDelegate) in delegate.locationManager(manager, didFailWithError: error)
        }
    }
    /// Calls the earlier method of delegates that do not implement this one.
    public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        let status = manager.authorizationStatus
        guard self is DelegateCallObserver else { return locationManager(manager, didChangeAuthorization: status) }
        DelegateCalls.callDelegate(self, "locationManagerDidChangeAuthorization(_:)", [manager]) {
            (delegate: CLLocationManagerDelegate) in delegate.locationManagerDidChangeAuthorization(manager)
        }
        DelegateCalls.callDelegate(self, "locationManager(_:didChangeAuthorization:)", [manager, status]) {
            (_: CLLocationManagerDelegate) in
        }
    }
    public func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {}
}

/// Sends the device's location to its delegate, after the user has agreed. Tests move the device with `Places`.
///
///     final class Walk: NSObject, CLLocationManagerDelegate {
///         func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
///             for location in locations { print(location.coordinate.latitude, location.horizontalAccuracy) }
///         }
///     }
///     let (manager, walk) = (CLLocationManager(), Walk())
///     manager.delegate = walk
///     manager.requestWhenInUseAuthorization()
///     choose("Allow While Using App")
///     manager.startUpdatingLocation()
///     // 52.52 1000.0
///     // 52.52 5.0
///
/// Pitfall: if nothing retains the manager, it is freed and its question disappears.
/// See also: Places, CLLocation, DelegateProxy.
open class CLLocationManager: NSObject, HasAttachments {
    open weak var delegate: CLLocationManagerDelegate?
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    /// The last known location.
    public private(set) var location: CLLocation?
    var attachments: [String: AnyObject] = [:]
    private weak var permissionAlert: SystemAlert?
    private var isUpdating = false
    private var wantsSingleLocation = false
    /// The number of the start to which pending locations belong.
    private var updateRun = 0

    override public init() {
        super.init()
        Places.add(self)
        Timing.performInNextTurn { [weak self] in self?.notifyAuthorization() }
    }
    deinit { permissionAlert?.removeFromQueue() }

    open var authorizationStatus: CLAuthorizationStatus { Places.authorization }
    public static func authorizationStatus() -> CLAuthorizationStatus { Places.authorization }
    public static func locationServicesEnabled() -> Bool { true }

    // MARK: Permission

    /// Asks the user for permission once. Later calls have no effect.
    open func requestWhenInUseAuthorization() { askPermission(.authorizedWhenInUse, "Allow While Using App") }
    open func requestAlwaysAuthorization() { askPermission(.authorizedAlways, "Always Allow") }

    private func askPermission(_ granted: CLAuthorizationStatus, _ word: String) {
        guard Places.authorization == .notDetermined, permissionAlert == nil else { return }
        let alert = SystemAlert("Allow the app to use your location?")
        alert.addChoice("Allow Once") { Places.authorization = .authorizedWhenInUse }
        alert.addChoice(word) { Places.authorization = granted }
        alert.addChoice("Don’t Allow") { Places.authorization = .denied }
        permissionAlert = alert
        alert.appear()
    }

    func authorizationChanged() {
        Timing.performInNextTurn { [weak self] in
            self?.notifyAuthorization()
            self?.beginUpdating()
        }
    }
    private func notifyAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

    // MARK: Fixes

    open func startUpdatingLocation() {
        if isUpdating { return }
        isUpdating = true
        beginUpdating()
    }
    open func stopUpdatingLocation() {
        isUpdating = false
        wantsSingleLocation = false
        updateRun += 1
    }
    /// Requests one accurate location.
    open func requestLocation() {
        wantsSingleLocation = true
        beginUpdating()
    }

    /// Sends the first locations after a start: an inaccurate one, then an accurate one. No location is sent before the
    /// permission is granted.
    private func beginUpdating() {
        guard isUpdating || wantsSingleLocation else { return }
        updateRun += 1
        let current = updateRun
        switch Places.authorization {
        case .notDetermined: return
        case .denied, .restricted:
            Timing.performInNextTurn { [weak self] in
                guard let self, current == self.updateRun else { return }
                self.wantsSingleLocation = false
                self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
            }
        case .authorizedAlways, .authorizedWhenInUse:
            if !wantsSingleLocation { deliverLocation(after: 0.5, Places.roughAccuracy, current) }
            if wantsSingleLocation || desiredAccuracy < Places.roughAccuracy {
                deliverLocation(after: 1.5, Places.goodAccuracy, current)
            }
        }
    }
    private func deliverLocation(after seconds: TimeInterval, _ accuracy: CLLocationAccuracy, _ current: Int) {
        Timing.performAfter(seconds) { [weak self] in
            if let self, current == self.updateRun { self.receiveLocation(Places.location(accuracy)) }
        }
    }

    /// Notifies the manager that the device has moved.
    func deliverMove() {
        guard isUpdating, Places.authorization == .authorizedAlways || Places.authorization == .authorizedWhenInUse
        else {
            return
        }
        let new = Places.location(Places.goodAccuracy)
        if let location, distanceFilter > 0, location.distance(from: new) < distanceFilter { return }
        receiveLocation(new)
    }
    private func receiveLocation(_ new: CLLocation) {
        location = new
        if wantsSingleLocation {
            wantsSingleLocation = false
            if !isUpdating { updateRun += 1 }
        }
        delegate?.locationManager(self, didUpdateLocations: [new])
    }
}
