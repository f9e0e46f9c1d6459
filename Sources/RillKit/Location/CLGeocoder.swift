import Foundation

/// A place with its names.
open class CLPlacemark: NSObject {
    public let location: CLLocation?
    public let name: String?
    public let locality: String?
    public let country: String?
    public let isoCountryCode: String?
    public var administrativeArea: String? { locality }
    public var subLocality: String? { nil }
    public var subAdministrativeArea: String? { nil }
    public var thoroughfare: String? { nil }
    public var subThoroughfare: String? { nil }
    public var postalCode: String? { nil }
    public var timeZone: TimeZone? { nil }

    init(_ city: KnownCity, at location: CLLocation) {
        self.location = location
        name = city.name
        locality = city.name
        country = city.country
        isoCountryCode = city.code
    }
    /// Creates a copy of another placemark.
    public init(placemark: CLPlacemark) {
        location = placemark.location
        name = placemark.name
        locality = placemark.locality
        country = placemark.country
        isoCountryCode = placemark.isoCountryCode
    }
}

/// A city that the geocoder knows.
struct KnownCity {
    let name: String
    let country: String
    let code: String
    let latitude: Double
    let longitude: Double

    static let knownCities = [
        KnownCity(name: "Berlin", country: "Germany", code: "DE", latitude: 52.52, longitude: 13.405),
        KnownCity(name: "London", country: "United Kingdom", code: "GB", latitude: 51.5072, longitude: -0.1276),
        KnownCity(name: "Paris", country: "France", code: "FR", latitude: 48.8566, longitude: 2.3522),
        KnownCity(name: "Rome", country: "Italy", code: "IT", latitude: 41.9028, longitude: 12.4964),
        KnownCity(name: "Madrid", country: "Spain", code: "ES", latitude: 40.4168, longitude: -3.7038),
        KnownCity(name: "Oslo", country: "Norway", code: "NO", latitude: 59.9139, longitude: 10.7522),
        KnownCity(name: "New York", country: "United States", code: "US", latitude: 40.7128, longitude: -74.006),
        KnownCity(name: "San Francisco", country: "United States", code: "US", latitude: 37.7749, longitude: -122.4194),
        KnownCity(name: "São Paulo", country: "Brazil", code: "BR", latitude: -23.5505, longitude: -46.6333),
        KnownCity(name: "Cairo", country: "Egypt", code: "EG", latitude: 30.0444, longitude: 31.2357),
        KnownCity(name: "Delhi", country: "India", code: "IN", latitude: 28.6139, longitude: 77.209),
        KnownCity(name: "Seoul", country: "South Korea", code: "KR", latitude: 37.5665, longitude: 126.978),
        KnownCity(name: "Tokyo", country: "Japan", code: "JP", latitude: 35.6762, longitude: 139.6503),
        KnownCity(name: "Sydney", country: "Australia", code: "AU", latitude: -33.8688, longitude: 151.2093),
    ]
    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, Error?) -> Void

/// Names places, and finds places by name. The geocoder knows fourteen cities; a place belongs to the nearest city.
///
///     CLGeocoder().geocodeAddressString("Oslo") { places, _ in print(places?.first?.country ?? "none") }
///     // Norway
///
/// Pitfall: the handler is called later, on the main thread.
/// See also: CLLocation.
open class CLGeocoder: NSObject {
    public private(set) var isGeocoding = false
    private static let latency: TimeInterval = 0.1

    override public init() {}
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let nearest = KnownCity.knownCities.min {
            $0.location.distance(from: location) < $1.location.distance(from: location)
        }
        deliverPlacemark(nearest.map { CLPlacemark($0, at: location) }, completionHandler)
    }
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { reverseGeocodeLocation(location, completionHandler: completionHandler) }
    open func geocodeAddressString(
        _ address: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
        let word = address.lowercased()
        let known = KnownCity.knownCities.first { word.contains($0.name.lowercased()) }
        deliverPlacemark(known.map { CLPlacemark($0, at: $0.location) }, completionHandler)
    }
    private func deliverPlacemark(_ place: CLPlacemark?, _ handler: @escaping CLGeocodeCompletionHandler) {
        isGeocoding = true
        Timing.performAfter(CLGeocoder.latency) {
            guard self.isGeocoding else { return }
            self.isGeocoding = false
            if let place { handler([place], nil) } else { handler(nil, CLError(.geocodeFoundNoResult)) }
        }
    }
    open func cancelGeocode() { isGeocoding = false }
}
