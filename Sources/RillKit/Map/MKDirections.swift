import Foundation

/// A place with a coordinate and an address for the map.
public final class MKPlacemark: CLPlacemark, MKAnnotation {
    public let coordinate: CLLocationCoordinate2D
    public var title: String? { name }
    public var subtitle: String? { nil }

    override public init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }
    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let city = KnownCity.knownCities.min {
            $0.location.distance(from: location) < $1.location.distance(from: location)
        }!
        super.init(city, at: location)
    }
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
}

/// A place on the map.
public final class MKMapItem: NSObject {
    public let placemark: MKPlacemark
    public var name: String?
    public var phoneNumber: String?
    public var url: URL?
    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        name = placemark.name
    }
    public static func forCurrentLocation() -> MKMapItem { MKMapItem(placemark: MKPlacemark(coordinate: Places.here)) }
    @discardableResult
    public func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Warnings.say("the app opens Maps at \(name ?? "a place")")
        return true
    }
}

public enum MKDirectionsTransportType: UInt { case automobile = 1, walking = 2, transit = 4, any = 0xFFFFFFF }

/// A way between two places.
public final class MKRoute: NSObject {
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let expectedTravelTime: TimeInterval
    public let name = "Direct"
    public let steps: [MKRouteStep]
    init(_ start: CLLocationCoordinate2D, _ end: CLLocationCoordinate2D, _ type: MKDirectionsTransportType) {
        polyline = MKPolyline(coordinates: [start, end], count: 2)
        let far = CLLocation(latitude: end.latitude, longitude: end.longitude)
        distance = far.distance(from: CLLocation(latitude: start.latitude, longitude: start.longitude))
        expectedTravelTime = distance / (type == .walking ? 1.4 : 14)
        steps = [MKRouteStep(polyline: polyline, distance: distance)]
    }
}
public final class MKRouteStep: NSObject {
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let instructions = "Go straight to the destination"
    init(polyline: MKPolyline, distance: CLLocationDistance) {
        self.polyline = polyline
        self.distance = distance
    }
}

/// Finds routes, which are straight lines. The speed is 14 metres per second, or 1.4 on foot.
public final class MKDirections: NSObject {
    public final class Request: NSObject {
        public var source: MKMapItem?
        public var destination: MKMapItem?
        public var transportType = MKDirectionsTransportType.automobile
        public var requestsAlternateRoutes = false
        override public init() {}
    }
    public final class Response: NSObject {
        public let routes: [MKRoute]
        init(_ routes: [MKRoute]) { self.routes = routes }
    }
    private let request: Request
    private var isCancelled = false
    public init(request: Request) { self.request = request }
    public func calculate(completionHandler: @escaping (Response?, Error?) -> Void) {
        Timing.performAfter(0.1) {
            if self.isCancelled { return }
            guard let start = self.request.source, let end = self.request.destination else {
                return completionHandler(nil, CLError(.geocodeFoundNoResult))
            }
            let route = MKRoute(start.placemark.coordinate, end.placemark.coordinate, self.request.transportType)
            completionHandler(Response([route]), nil)
        }
    }
    public func cancel() { isCancelled = true }
}

/// Searches the cities that the geocoder knows.
public final class MKLocalSearch: NSObject {
    public final class Request: NSObject {
        public var naturalLanguageQuery: String?
        public var region = MKCoordinateRegion()
        override public init() {}
    }
    public final class Response: NSObject {
        public let mapItems: [MKMapItem]
        init(_ items: [MKMapItem]) { mapItems = items }
        public var boundingRegion: MKCoordinateRegion {
            MKCoordinateRegion(
                center: mapItems.first?.placemark.coordinate ?? CLLocationCoordinate2D(),
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        }
    }
    private let request: Request
    private var isCancelled = false
    public init(request: Request) { self.request = request }
    public func start(completionHandler: @escaping (Response?, Error?) -> Void) {
        let word = (request.naturalLanguageQuery ?? "").lowercased()
        let found = KnownCity.knownCities.filter { $0.name.lowercased().contains(word) }.map {
            MKMapItem(placemark: MKPlacemark(coordinate: $0.location.coordinate))
        }
        Timing.performAfter(0.1) {
            if self.isCancelled { return }
            if found.isEmpty { return completionHandler(nil, CLError(.geocodeFoundNoResult)) }
            completionHandler(Response(found), nil)
        }
    }
    public func cancel() { isCancelled = true }
}
