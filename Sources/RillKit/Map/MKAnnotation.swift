import Foundation

/// An annotation at a coordinate.
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

/// A pin with a name.
public final class MKPointAnnotation: NSObject, MKAnnotation {
    public var coordinate = CLLocationCoordinate2D()
    public var title: String?
    public var subtitle: String?

    override public init() {}
}

/// The user's location on the map.
public final class MKUserLocation: NSObject, MKAnnotation {
    public var coordinate: CLLocationCoordinate2D { Places.here }
    public var location: CLLocation? { Places.fix(Places.goodAccuracy) }
    public var title: String? { "Current Location" }
}

/// The view of an annotation.
open class MKAnnotationView: UIView {
    public internal(set) var annotation: MKAnnotation?
    public private(set) var reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    public internal(set) var isSelected = false

    public init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An annotation that covers a region.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// Draws an overlay.
open class MKOverlayRenderer: NSObject {
    /// The drawn overlay.
    public private(set) var overlay: MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: MKOverlay) { self.overlay = overlay }
    /// A renderer that draws nothing.
    override public convenience init() { self.init(overlay: NoOverlay()) }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(mapRect.width), height: CGFloat(mapRect.height))
    }
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: CGFloat(mapPoint.x), y: CGFloat(mapPoint.y)) }

    /// Returns the drawing as a few characters.
    func picture(in rect: MKMapRect) -> String {
        guard canDraw(rect, zoomScale: 1) else { return "" }
        let context = CGContext()
        draw(rect, zoomScale: 1, in: context)
        return context.glyphs.joined()
    }
}

private final class NoOverlay: NSObject, MKOverlay {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    var boundingMapRect: MKMapRect { MKMapRect() }
}

/// A circle with a radius in metres.
public final class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }
    public var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2).rect
    }
}

public final class MKCircleRenderer: MKOverlayRenderer {
    public var fillColor: UIColor?
    public var strokeColor: UIColor?
    public var lineWidth: CGFloat = 0

    override func picture(in rect: MKMapRect) -> String { fillColor == nil && strokeColor == nil ? "" : "◯" }
}

/// A line through coordinates.
public final class MKPolyline: NSObject, MKOverlay {
    public let places: [CLLocationCoordinate2D]
    public init(coordinates: [CLLocationCoordinate2D], count: Int) { places = Array(coordinates.prefix(count)) }
    public var pointCount: Int { places.count }
    public var coordinate: CLLocationCoordinate2D {
        places.isEmpty ? CLLocationCoordinate2D() : places[places.count / 2]
    }
    public var boundingMapRect: MKMapRect {
        let points = places.map { MKMapPoint($0) }
        let (left, right) = (points.map { $0.x }.min() ?? 0, points.map { $0.x }.max() ?? 0)
        let (top, bottom) = (points.map { $0.y }.min() ?? 0, points.map { $0.y }.max() ?? 0)
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

public final class MKPolylineRenderer: MKOverlayRenderer {
    public var strokeColor: UIColor?
    public var lineWidth: CGFloat = 0

    override func picture(in rect: MKMapRect) -> String { strokeColor == nil ? "" : "~" }
}
