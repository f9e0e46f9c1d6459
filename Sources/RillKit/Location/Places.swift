import Foundation
import Rill

/// Moves the simulated device on the globe.
///
///     Places.move(to: CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75))
///     print(Places.here.latitude)
///     // 59.91
///
/// Pitfall: only started managers are notified, and only if the app has permission.
/// See also: CLLocationManager.
public enum Places {
    public private(set) static var here = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)
    /// The permission that the user has given. `settings.location` can change it later.
    static var authorization = CLAuthorizationStatus.notDetermined {
        didSet {
            guard authorization != oldValue else { return }
            for manager in liveManagers { manager.authorizationChanged() }
        }
    }
    static let roughAccuracy: CLLocationAccuracy = 1000
    static let goodAccuracy: CLLocationAccuracy = 5

    private static var managers: [WeakManager] = []
    private static var liveManagers: [CLLocationManager] { managers.compactMap { $0.manager } }
    private static var speed: CLLocationSpeed = -1
    private static var course: CLLocationDirection = -1
    /// The number of the current journey. A new journey ends the previous one.
    private static var journeyNumber = 0

    static func add(_ manager: CLLocationManager) {
        managers.removeAll { $0.manager == nil }
        managers.append(WeakManager(manager: manager))
    }
    static func location(_ accuracy: CLLocationAccuracy) -> CLLocation {
        CLLocation(
            coordinate: here, altitude: 0, horizontalAccuracy: accuracy, verticalAccuracy: -1, course: course,
            speed: speed,
            timestamp: MainScheduler.instance.now)
    }

    /// Moves the device at once.
    public static func move(to place: CLLocationCoordinate2D) {
        journeyNumber += 1
        (speed, course) = (-1, -1)
        setPosition(place)
    }
    public static func move(to location: CLLocation) { move(to: location.coordinate) }

    /// Moves along a route at `speed` metres per second. A location is sent each second and at the end of the route.
    public static func travel(along route: [CLLocationCoordinate2D], speed: CLLocationSpeed) {
        guard speed > 0 else { return Warnings.say("travel did nothing: the speed is \(speed)") }
        journeyNumber += 1
        moveAlongRoute(Route(points: [here] + route), speed, journeyNumber)
    }

    private static func moveAlongRoute(_ route: Route, _ metres: Double, _ current: Int) {
        let left = route.length
        guard left > 0 else { return }
        Timing.performAfter(min(1, left / metres)) {
            guard current == journeyNumber else { return }
            let rest = route.routeAfter(metres)
            (speed, course) = (metres, GlobeGeometry.bearing(route.points[0], route.points[1]))
            setPosition(rest.points[0])
            moveAlongRoute(rest, metres, current)
        }
    }
    private static func setPosition(_ place: CLLocationCoordinate2D) {
        here = place
        for manager in liveManagers { manager.deliverMove() }
    }
}

struct WeakManager {
    weak var manager: CLLocationManager?
}

/// The rest of a route from the current position.
struct Route {
    var points: [CLLocationCoordinate2D]

    var length: Double {
        var sum = 0.0
        for (one, other) in zip(points, points.dropFirst()) { sum += GlobeGeometry.distance(one, other) }
        return sum
    }
    /// Returns the rest of the route after a distance in metres.
    func routeAfter(_ metres: Double) -> Route {
        var (rest, left) = (points, metres)
        while rest.count > 1 {
            let next = GlobeGeometry.distance(rest[0], rest[1])
            // Distances below a millimetre are ignored.
            if next > left + 0.001 {
                rest[0] = GlobeGeometry.interpolate(rest[0], rest[1], left / next)
                break
            }
            left = max(0, left - next)
            rest.removeFirst()
        }
        return Route(points: rest)
    }
}

extension Settings {
    /// The permission for the location in the settings of the device.
    public var location: CLAuthorizationStatus {
        get { Places.authorization }
        set { Places.authorization = newValue }
    }
}
