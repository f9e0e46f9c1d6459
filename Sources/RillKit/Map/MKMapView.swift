import Foundation
import Rill

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationView"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationView"

/// Receives a map's events and provides its views.
public protocol MKMapViewDelegate: AnyObject {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer
    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl)
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl
    ) {}
    public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
    public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
    public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
        DelegateCalls.callDelegate(self, "mapView(_:regionWillChangeAnimated:)", [mapView, animated]) {
            (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, regionWillChangeAnimated: animated)
        }
    }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        DelegateCalls.callDelegate(self, "mapView(_:regionDidChangeAnimated:)", [mapView, animated]) {
            (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, regionDidChangeAnimated: animated)
        }
    }
    public func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        DelegateCalls.askDelegate(self) { (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, rendererFor: overlay)
        }
            ?? MKOverlayRenderer(overlay: overlay)
    }
    public func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        DelegateCalls.askDelegate(self) { (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, viewFor: annotation)
        } ?? nil
    }
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        DelegateCalls.callDelegate(self, "mapView(_:didSelect:)", [mapView, view]) { (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, didSelect: view)
        }
    }
    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        DelegateCalls.callDelegate(self, "mapView(_:didDeselect:)", [mapView, view]) { (delegate: MKMapViewDelegate) in
            delegate.mapView(mapView, didDeselect: view)
        }
    }
}

/// A map with annotations and overlays. The user moves it with `scroll(to:)`.
///
///     let map = MKMapView()
///     map.setCenter(CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35), animated: false)
///     print(map.centerCoordinate.latitude)
///     // 48.86
///
/// Pitfall: the region changes once by itself when the map gets its frame.
/// See also: CLLocationManager, MKOverlayRenderer.
open class MKMapView: UIView {
    open weak var delegate: MKMapViewDelegate?
    open var showsUserLocation = false
    open var isScrollEnabled = true
    open var isZoomEnabled = true
    public let userLocation = MKUserLocation()
    public private(set) var annotations: [MKAnnotation] = []
    public private(set) var overlays: [MKOverlay] = []
    public private(set) var selectedAnnotations: [MKAnnotation] = []
    private var shownRegion = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 20, longitudeDelta: 40))
    private var isLaidOut = false
    private var isRequestingViews = false
    private var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var overlayGlyphs: [ObjectIdentifier: String] = [:]
    private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]

    /// The type of the map, which is stored but not visible on a text screen.
    open lazy var mapType: MKMapType = .standard
    open lazy var showsCompass = true
    open lazy var showsScale = false
    open lazy var showsTraffic = false
    open lazy var showsBuildings = true
    open lazy var isRotateEnabled = true
    open lazy var isPitchEnabled = true
    open lazy var pointOfInterestFilter: MKPointOfInterestFilter? = nil
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet { if userTrackingMode != .none { setCenter(Places.here, animated: true) } }
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    private var registeredClasses: [String: MKAnnotationView.Type] = [:]
    open func register(_ type: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        registeredClasses[identifier] = type as? MKAnnotationView.Type
    }
    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: MKAnnotation
    ) -> MKAnnotationView {
        let type = registeredClasses[identifier] ?? MKMarkerAnnotationView.self
        return type.init(annotation: annotation, reuseIdentifier: identifier)
    }

    // MARK: Region

    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
    /// Moves to the smallest region that contains all annotations, with a margin of a tenth.
    open func showAnnotations(_ annotations: [MKAnnotation], animated: Bool) {
        addAnnotations(annotations)
        let (north, south) = (
            annotations.map { $0.coordinate.latitude }.max(), annotations.map { $0.coordinate.latitude }.min()
        )
        let (east, west) = (
            annotations.map { $0.coordinate.longitude }.max(), annotations.map { $0.coordinate.longitude }.min()
        )
        guard let north, let south, let east, let west else { return }
        setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: (north + south) / 2, longitude: (east + west) / 2),
                span: MKCoordinateSpan(
                    latitudeDelta: max(0.01, (north - south) * 1.2), longitudeDelta: max(0.01, (east - west) * 1.2))),
            animated: animated)
    }
    open func setVisibleMapRect(_ rect: MKMapRect, animated: Bool) {
        setRegion(MKCoordinateRegion(rect), animated: animated)
    }
    open func setVisibleMapRect(_ rect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        setVisibleMapRect(rect, animated: animated)
    }

    open var region: MKCoordinateRegion {
        get { shownRegion }
        set { setRegion(newValue, animated: false) }
    }
    open var centerCoordinate: CLLocationCoordinate2D {
        get { shownRegion.center }
        set { setCenter(newValue, animated: false) }
    }
    open var visibleMapRect: MKMapRect { shownRegion.boundingRect }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        setRegion(MKCoordinateRegion(center: coordinate, span: shownRegion.span), animated: animated)
    }
    /// Sets the region at once. An animation still takes its time.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
        guard CLLocationCoordinate2DIsValid(region.center) else {
            fatalError("invalid region: there is no place at \(region.center.latitude), \(region.center.longitude)")
        }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        shownRegion = region
        guard animated else { return regionChanged(animated) }
        Timing.performAfter(Timing.transitionDuration) { [weak self] in self?.regionChanged(animated) }
    }
    private func regionChanged(_ animated: Bool) {
        delegate?.mapView(self, regionDidChangeAnimated: animated)
        requestViews()
    }
    override open func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, !isLaidOut else { return }
        isLaidOut = true
        Timing.performInNextTurn { [weak self] in
            guard let self else { return }
            self.setRegion(self.shownRegion, animated: false)
        }
    }
    /// Handles a drag of the map.
    override func userDragged(from start: CGPoint, to end: CGPoint) {
        guard isScrollEnabled else { return }
        let (width, height) = (max(1, Double(frame.size.width)), max(1, Double(frame.size.height)))
        let across = Double(start.x - end.x) / (frame.size.width > 0 ? width : 320) * shownRegion.span.longitudeDelta
        let up = Double(end.y - start.y) / (frame.size.height > 0 ? height : 480) * shownRegion.span.latitudeDelta
        centerCoordinate = CLLocationCoordinate2D(
            latitude: min(85, max(-85, shownRegion.center.latitude + up)),
            longitude: min(180, max(-180, shownRegion.center.longitude + across)))
    }

    // MARK: Annotations

    open func addAnnotation(_ annotation: MKAnnotation) {
        if annotations.contains(where: { $0 === annotation }) { return }
        annotations.append(annotation)
        requestViews()
    }
    open func addAnnotations(_ annotations: [MKAnnotation]) {
        for annotation in annotations { addAnnotation(annotation) }
    }
    open func removeAnnotation(_ annotation: MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        selectedAnnotations.removeAll { $0 === annotation }
        annotationViews[ObjectIdentifier(annotation)] = nil
    }
    open func removeAnnotations(_ annotations: [MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }
    open func view(for annotation: MKAnnotation) -> MKAnnotationView? { annotationViews[ObjectIdentifier(annotation)] }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
    open func selectAnnotation(_ annotation: MKAnnotation, animated: Bool) {
        guard annotations.contains(where: { $0 === annotation }) else { return }
        for other in selectedAnnotations where other !== annotation { deselectAnnotation(other, animated: animated) }
        if selectedAnnotations.contains(where: { $0 === annotation }) { return }
        selectedAnnotations = [annotation]
        let view = shownView(of: annotation)
        view.isSelected = true
        delegate?.mapView(self, didSelect: view)
    }
    open func deselectAnnotation(_ annotation: MKAnnotation?, animated: Bool) {
        guard let annotation, selectedAnnotations.contains(where: { $0 === annotation }) else { return }
        selectedAnnotations.removeAll { $0 === annotation }
        let view = shownView(of: annotation)
        view.isSelected = false
        delegate?.mapView(self, didDeselect: view)
    }
    private func shownView(of annotation: MKAnnotation) -> MKAnnotationView {
        if let view = annotationViews[ObjectIdentifier(annotation)] { return view }
        let view =
            delegate?.mapView(self, viewFor: annotation)
            ?? MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
        view.annotation = annotation
        annotationViews[ObjectIdentifier(annotation)] = view
        return view
    }

    // MARK: Overlays

    open func addOverlay(_ overlay: MKOverlay) {
        if overlays.contains(where: { $0 === overlay }) { return }
        overlays.append(overlay)
        requestViews()
    }
    open func addOverlay(_ overlay: MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
    open func addOverlays(_ overlays: [MKOverlay]) { for overlay in overlays { addOverlay(overlay) } }
    open func removeOverlay(_ overlay: MKOverlay) {
        overlays.removeAll { $0 === overlay }
        renderers[ObjectIdentifier(overlay)] = nil
        overlayGlyphs[ObjectIdentifier(overlay)] = nil
    }
    open func removeOverlays(_ overlays: [MKOverlay]) { for overlay in overlays { removeOverlay(overlay) } }
    open func renderer(for overlay: MKOverlay) -> MKOverlayRenderer? { renderers[ObjectIdentifier(overlay)] }

    /// Requests the views of newly visible items from the delegate in the next turn.
    private func requestViews() {
        if isRequestingViews { return }
        isRequestingViews = true
        Timing.performInNextTurn { [weak self] in
            self?.isRequestingViews = false
            self?.fillScreen()
        }
    }
    private func fillScreen() {
        guard superview != nil else { return }
        let rect = shownRegion.boundingRect
        for overlay in overlays where overlay.boundingMapRect.intersects(rect) {
            let key = ObjectIdentifier(overlay)
            guard renderers[key] == nil, let renderer = delegate?.mapView(self, rendererFor: overlay) else { continue }
            renderers[key] = renderer
            overlayGlyphs[key] = renderer.circleGlyph(in: rect)
        }
        for annotation in annotations where shownRegion.contains(annotation.coordinate) {
            _ = shownView(of: annotation)
        }
    }

    // MARK: The screen

    private static let rowCount = 5

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let box = canvas.framedLines([
            String(format: "%.2f, %.2f", shownRegion.center.latitude, shownRegion.center.longitude)
        ])
        let marks = mapMarks(canvas)
        if canvas.isForSpeech {
            return [Line("map around " + ([box[0].text] + marks.map { $0.text }).joined(separator: ", "))]
        }
        let room = canvas.width - 4
        let side = canvas.isUnicode ? "│" : "|"
        let routes = routeRows(canvas, room)
        let grid = (0..<MKMapView.rowCount).map { row -> Line in
            var cells = routes[row]
            // Pins are drawn after the overlays behind them.
            for mark in marks.filter({ $0.row == row }) {
                let glyphs = mark.text.map { String($0) }
                let width = glyphs.reduce(0) { $0 + canvas.columnCount($1) }
                var column = max(0, min(mark.column * room / 100, room - width))
                for glyph in glyphs {
                    let wide = canvas.columnCount(glyph)
                    if column + wide > room { break }
                    cells[column] = glyph
                    if wide == 2 { cells[column + 1] = "" }
                    column += wide
                }
            }
            return Line("\(side) \(canvas.padded(cells.joined(), to: room)) \(side)")
        }
        return Array(box.dropLast()) + grid + [box[box.count - 1]]
    }
    /// Draws dots along the lines of overlays.
    private func routeRows(_ canvas: TextCanvas, _ room: Int) -> [[String]] {
        var grid = [[String]](repeating: [String](repeating: " ", count: room), count: MKMapView.rowCount)
        for case let line as MKPolyline in overlays where !(overlayGlyphs[ObjectIdentifier(line)] ?? "").isEmpty {
            for (start, end) in zip(line.places, line.places.dropFirst()) {
                for step in 0...100 {
                    let share = Double(step) / 100
                    let place = CLLocationCoordinate2D(
                        latitude: start.latitude + (end.latitude - start.latitude) * share,
                        longitude: start.longitude + (end.longitude - start.longitude) * share)
                    guard shownRegion.contains(place) else { continue }
                    let spot = textPosition(of: place)
                    grid[spot.row][min(room - 1, spot.column * room / 100)] = canvas.isUnicode ? "·" : "."
                }
            }
        }
        return grid
    }
    /// Returns the row of a coordinate and its horizontal position in hundredths of the width.
    private func textPosition(of place: CLLocationCoordinate2D) -> (row: Int, column: Int) {
        let down = 0.5 - (place.latitude - shownRegion.center.latitude) / max(0.000001, shownRegion.span.latitudeDelta)
        let across =
            0.5 + (place.longitude - shownRegion.center.longitude) / max(0.000001, shownRegion.span.longitudeDelta)
        return (
            min(MKMapView.rowCount - 1, Int.nearest((down * Double(MKMapView.rowCount)).rounded(.down))),
            min(99, Int.nearest((across * 100).rounded(.down)))
        )
    }
    /// Returns the marks on the map, each with its row, its hundredth of the width, and its drawing.
    private func mapMarks(_ canvas: TextCanvas) -> [MapMark] {
        var marks: [MapMark] = []
        func add(_ place: CLLocationCoordinate2D, _ text: String) {
            guard !text.isEmpty, shownRegion.contains(place) else { return }
            let spot = textPosition(of: place)
            marks.append(MapMark(row: spot.row, column: spot.column, text: text))
        }
        for overlay in overlays where !(overlay is MKPolyline) {
            add(overlay.coordinate, overlayGlyphs[ObjectIdentifier(overlay)] ?? "")
        }
        for annotation in annotations {
            let image = annotationViews[ObjectIdentifier(annotation)]?.image
            let pin = canvas.isUnicode ? image?.glyph ?? "📍" : "*"
            add(annotation.coordinate, pin + (annotation.title.map { " " + $0 } ?? ""))
        }
        let isKnown = Places.authorization == .authorizedAlways || Places.authorization == .authorizedWhenInUse
        if showsUserLocation && isKnown { add(Places.here, canvas.isUnicode ? "◉" : "@") }
        return marks
    }
}

private struct MapMark {
    let row: Int
    let column: Int
    let text: String
}

extension MKMapView {
    /// Drags the map, as a user does, until a coordinate is in the centre.
    public func scroll(to place: CLLocationCoordinate2D) {
        guard UIDriver.checkReachable(self, "scroll") else { return }
        guard isScrollEnabled else { return Warnings.say("scroll did nothing: the map does not scroll") }
        centerCoordinate = place
    }
    /// Pinches the map. The factor 2 doubles the scale, and 0.5 halves it.
    public func zoom(by factor: Double) {
        guard UIDriver.checkReachable(self, "zoom") else { return }
        guard isZoomEnabled, factor > 0 else { return Warnings.say("zoom did nothing: the map does not zoom") }
        let span = region.span
        region = MKCoordinateRegion(
            center: region.center,
            span: MKCoordinateSpan(
                latitudeDelta: min(170, span.latitudeDelta / factor),
                longitudeDelta: min(360, span.longitudeDelta / factor)))
    }
    /// Taps the annotation with a title.
    public func tap(pin title: String) {
        guard UIDriver.checkReachable(self, "tap") else { return }
        guard let pin = annotations.first(where: { $0.title == title }) else {
            return Warnings.say("no pin is named \"\(title)\"")
        }
        selectAnnotation(pin, animated: true)
    }
    /// Taps the button in the callout of the pin with a title.
    public func tapCallout(pin title: String) {
        tap(pin: title)
        guard let pin = selectedAnnotations.first(where: { $0.title == title }), let view = view(for: pin),
            view.canShowCallout,
            let button = (view.rightCalloutAccessoryView ?? view.leftCalloutAccessoryView) as? UIControl
        else { return Warnings.say("the pin \"\(title)\" shows no callout with a button") }
        delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: button)
    }
}
