import Foundation

public typealias MKZoomScale = CGFloat

/// The height and width of a region in degrees.
public struct MKCoordinateSpan {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
}

/// A region of the map around its centre.
///
/// See also: MKMapView.
public struct MKCoordinateRegion {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(_ rect: MKMapRect) {
        let (first, last) = (
            MKMapPoint(x: rect.minX, y: rect.minY).coordinate, MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
        )
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (first.latitude + last.latitude) / 2, longitude: (first.longitude + last.longitude) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: abs(first.latitude - last.latitude),
                longitudeDelta: abs(first.longitude - last.longitude)))
    }
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let narrowing = max(0.01, cos(center.latitude * Double.pi / 180))
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: latitudinalMeters / GlobeGeometry.metresPerDegree,
                longitudeDelta: longitudinalMeters / GlobeGeometry.metresPerDegree / narrowing))
    }

    func contains(_ place: CLLocationCoordinate2D) -> Bool {
        abs(place.latitude - center.latitude) <= span.latitudeDelta / 2
            && abs(place.longitude - center.longitude) <= span.longitudeDelta / 2
    }
}

/// A point of the flat map, which is a square with north at the top.
public struct MKMapPoint {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
    /// Projects a coordinate to the flat map.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let sine = min(0.9999, max(-0.9999, sin(coordinate.latitude * Double.pi / 180)))
        let up = log((1 + sine) / (1 - sine)) / (4 * Double.pi)
        self.init(x: (coordinate.longitude + 180) / 360 * MKMapSize.world.width, y: (0.5 - up) * MKMapSize.world.height)
    }
    public var coordinate: CLLocationCoordinate2D {
        let up = (0.5 - y / MKMapSize.world.height) * 2 * Double.pi
        return CLLocationCoordinate2D(
            latitude: atan(sinh(up)) * 180 / Double.pi, longitude: x / MKMapSize.world.width * 360 - 180)
    }
}

public struct MKMapSize {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
    public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// A rectangle of the flat map.
public struct MKMapRect {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint, size: MKMapSize) {
        self.origin = origin
        self.size = size
    }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }
    public init() { self.init(x: 0, y: 0, width: 0, height: 0) }

    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var width: Double { size.width }
    public var height: Double { size.height }
    public func contains(_ point: MKMapPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    public func intersects(_ other: MKMapRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
}

extension MKCoordinateRegion {
    /// The region on the flat map.
    var boundingRect: MKMapRect {
        let (up, across) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
        let corner = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude + up, longitude: center.longitude - across))
        let other = MKMapPoint(
            CLLocationCoordinate2D(latitude: center.latitude - up, longitude: center.longitude + across))
        return MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    }
}
