// The map of the weather app (lesson 13, app).
import CoreLocation
import MapKit
import RxCocoa
import RxSwift
import UIKit

typealias Place = CLLocationCoordinate2D

extension CLLocationCoordinate2D: Equatable {
    public static func == (
        one: CLLocationCoordinate2D, other: CLLocationCoordinate2D
    ) -> Bool {
        one.latitude == other.latitude
            && one.longitude == other.longitude
    }
}

/// The icon of a city's weather, at its place.
final class WeatherOverlay: NSObject, MKOverlay {
    let icon: String
    let coordinate: Place
    let boundingMapRect: MKMapRect

    init(_ weather: Weather) {
        (icon, coordinate) = (weather.icon, weather.place)
        let corner = MKMapPoint(
            Place(
                latitude: weather.latitude + 1,
                longitude: weather.longitude - 1))
        let other = MKMapPoint(
            Place(
                latitude: weather.latitude - 1,
                longitude: weather.longitude + 1))
        boundingMapRect = MKMapRect(
            x: corner.x, y: corner.y, width: other.x - corner.x,
            height: other.y - corner.y)
    }
}

final class WeatherOverlayView: MKOverlayRenderer {
    override func draw(
        _ mapRect: MKMapRect, zoomScale: MKZoomScale,
        in context: CGContext
    ) {
        guard let overlay = overlay as? WeatherOverlay else { return }
        UIGraphicsBeginImageContext(CGSize(width: 40, height: 40))
        overlay.icon.draw(
            at: CGPoint(x: 0, y: 0),
            withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        context.draw(
            image!.cgImage!, in: rect(for: overlay.boundingMapRect))
    }
}

/// A map asks its delegate how an overlay is drawn.
final class MapPainter: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay)
        -> MKOverlayRenderer
    {
        WeatherOverlayView(overlay: overlay)
    }
}

extension MKMapView: HasDelegate {
    public typealias Delegate = MKMapViewDelegate
}

final class MapProxy: DelegateProxy<MKMapView, MKMapViewDelegate>,
    DelegateProxyType, MKMapViewDelegate
{
    init(map: ParentObject) {
        super.init(parentObject: map, delegateProxy: MapProxy.self)
    }
    static func registerKnownImplementations() {
        register { MapProxy(map: $0) }
    }
}

extension Reactive where Base: MKMapView {
    /// A proxy cannot return a value, such as a renderer: a delegate
    /// behind it does.
    func setDelegate(_ delegate: MKMapViewDelegate) -> Disposable {
        MapProxy.installForwardDelegate(
            delegate, retainDelegate: true, onProxyForObject: base)
    }
}
