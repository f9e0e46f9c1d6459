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
    public var location: CLLocation? { Places.location(Places.goodAccuracy) }
    public var title: String? { "Current Location" }
}

/// The view of an annotation.
open class MKAnnotationView: UIView {
    open var annotation: MKAnnotation?
    public private(set) var reuseIdentifier: String?
    open var image: UIImage?
    open var canShowCallout = false
    public internal(set) var isSelected = false

    open lazy var centerOffset = CGPoint.zero
    open lazy var calloutOffset = CGPoint.zero
    open lazy var isDraggable = false
    open lazy var leftCalloutAccessoryView: UIView? = nil
    open lazy var rightCalloutAccessoryView: UIView? = nil
    open lazy var detailCalloutAccessoryView: UIView? = nil
    open lazy var clusteringIdentifier: String? = nil
    open lazy var displayPriority: MKFeatureDisplayPriority = .required

    public required init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

public struct MKFeatureDisplayPriority: Equatable, RawRepresentable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
public enum MKMapType: UInt { case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard }
public enum MKUserTrackingMode: Int { case none, follow, followWithHeading }
public enum MKOverlayLevel: Int { case aboveRoads, aboveLabels }
public final class MKPointOfInterestFilter: NSObject {
    public static let excludingAll = MKPointOfInterestFilter()
    public static let includingAll = MKPointOfInterestFilter()
}

/// A pin.
open class MKPinAnnotationView: MKAnnotationView {
    open lazy var pinTintColor: UIColor? = nil
    open lazy var animatesDrop = false
}
/// A balloon with a symbol.
open class MKMarkerAnnotationView: MKAnnotationView {
    open lazy var markerTintColor: UIColor? = nil
    open lazy var glyphTintColor: UIColor? = nil
    open lazy var glyphText: String? = nil
    open lazy var glyphImage: UIImage? = nil
    open lazy var animatesWhenAdded = false
}

/// An overlay, which covers a part of the map.
public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

/// A renderer that draws an overlay.
open class MKOverlayRenderer: NSObject {
    /// The drawn overlay.
    public private(set) var overlay: MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: MKOverlay) { self.overlay = overlay }
    /// Creates a renderer that draws nothing.
    override public convenience init() { self.init(overlay: EmptyOverlay()) }

    open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }
    open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
    open func rect(for mapRect: MKMapRect) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(mapRect.width), height: CGFloat(mapRect.height))
    }
    open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: CGFloat(mapPoint.x), y: CGFloat(mapPoint.y)) }

    /// Returns the drawing as a few characters.
    func circleGlyph(in rect: MKMapRect) -> String {
        guard canDraw(rect, zoomScale: 1) else { return "" }
        let context = CGContext(CGSize(width: 40, height: 40))
        draw(rect, zoomScale: 1, in: context)
        return context.glyphs.joined()
    }
}

private final class EmptyOverlay: NSObject, MKOverlay {
    var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
    var boundingMapRect: MKMapRect { MKMapRect() }
}

/// A renderer for an overlay that is a line or a shape.
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open lazy var lineDashPattern: [NSNumber]? = nil
}

/// A circle on the map, with a radius in metres.
public final class MKCircle: NSObject, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        coordinate = center
        self.radius = radius
    }
    public var boundingMapRect: MKMapRect {
        MKCoordinateRegion(center: coordinate, latitudinalMeters: radius * 2, longitudinalMeters: radius * 2)
            .boundingRect
    }
}

public final class MKCircleRenderer: MKOverlayPathRenderer {
    public init(circle: MKCircle) { super.init(overlay: circle) }
    override public init(overlay: MKOverlay) { super.init(overlay: overlay) }

    override func circleGlyph(in rect: MKMapRect) -> String { fillColor == nil && strokeColor == nil ? "" : "◯" }
}

/// A line through places.
public class MKPolyline: NSObject, MKOverlay {
    public let places: [CLLocationCoordinate2D]
    public var title: String?
    public var subtitle: String?
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

/// An area between places.
public final class MKPolygon: MKPolyline {}

public final class MKPolylineRenderer: MKOverlayPathRenderer {
    public init(polyline: MKPolyline) { super.init(overlay: polyline) }
    override public init(overlay: MKOverlay) { super.init(overlay: overlay) }
    override func circleGlyph(in rect: MKMapRect) -> String { strokeColor == nil ? "" : "~" }
}
public final class MKPolygonRenderer: MKOverlayPathRenderer {
    public init(polygon: MKPolygon) { super.init(overlay: polygon) }
    override public init(overlay: MKOverlay) { super.init(overlay: overlay) }
    override func circleGlyph(in rect: MKMapRect) -> String { strokeColor == nil && fillColor == nil ? "" : "▱" }
}
