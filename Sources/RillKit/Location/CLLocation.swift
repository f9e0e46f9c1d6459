import Foundation
import Rill

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A coordinate in degrees.
public struct CLLocationCoordinate2D {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees

    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
    public init() { self.init(latitude: 0, longitude: 0) }
}

public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees)
    -> CLLocationCoordinate2D
{
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
    abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// The position of the device at a time, with its accuracy.
///
///     let oslo = CLLocation(latitude: 59.91, longitude: 10.75)
///     let bergen = CLLocation(latitude: 60.39, longitude: 5.32)
///     print(Int(oslo.distance(from: bergen) / 1000), "km")
///     // 304 km
///
/// Pitfall: the first fixes after a start are inaccurate: check `horizontalAccuracy`.
/// See also: CLLocationManager.
public final class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
    }
    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy,
        verticalAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: MainScheduler.instance.now)
    }

    /// Returns the distance along the surface in metres.
    public func distance(from other: CLLocation) -> CLLocationDistance {
        GlobeGeometry.distance(coordinate, other.coordinate)
    }

    override public var description: String {
        let place =
            "<\(CLLocation.signedDegrees(coordinate.latitude)),\(CLLocation.signedDegrees(coordinate.longitude))>"
        let accuracy = String(format: "%.2f", horizontalAccuracy)
        let motion = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        return "\(place) +/- \(accuracy)m \(motion) @ \(timestamp)"
    }
    private static func signedDegrees(_ degrees: Double) -> String {
        (degrees < 0 ? "" : "+") + String(format: "%.8f", degrees)
    }
}

/// Computes distances and directions on a sphere.
enum GlobeGeometry {
    private static let radius = 6_371_008.8
    /// The metres per degree of latitude.
    static let metresPerDegree = radius * Double.pi / 180

    private static func radians(_ degrees: Double) -> Double { degrees * Double.pi / 180 }

    static func distance(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        let (up, across) = (radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2)
        let (sineUp, sineAcross) = (sin(up), sin(across))
        let part = sineUp * sineUp + cos(radians(one.latitude)) * cos(radians(other.latitude)) * sineAcross * sineAcross
        return 2 * radius * asin(min(1, part.squareRoot()))
    }
    /// Returns the direction from one coordinate to another, in degrees clockwise from north.
    static func bearing(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D) -> Double {
        let across = radians(other.longitude - one.longitude)
        let (from, to) = (radians(one.latitude), radians(other.latitude))
        let east = sin(across) * cos(to)
        let north = cos(from) * sin(to) - sin(from) * cos(to) * cos(across)
        let degrees = atan2(east, north) * 180 / Double.pi
        return degrees < 0 ? degrees + 360 : degrees
    }
    /// Returns a point between two coordinates. `part`, from 0 to 1, is the fraction of the distance.
    static func interpolate(
        _ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D, _ part: Double
    ) -> CLLocationCoordinate2D {
        CLLocationCoordinate2D(
            latitude: one.latitude + (other.latitude - one.latitude) * part,
            longitude: one.longitude + (other.longitude - one.longitude) * part)
    }
}
