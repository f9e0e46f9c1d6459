// MKMapView behind a delegate proxy of the program's own: the region is the new one at once; regionDidChangeAnimated comes
// after regionWillChangeAnimated, and once by itself when the map gets its place; methodInvoked observes it; the renderer
// of an overlay is asked of the delegate that setDelegate names, once for each overlay that is seen; an overlay that was
// taken away is seen no more. (The shape of a weather app: a button shows the map, the icon stands at the place.)
import CoreLocation
import MapKit
import RxCocoa
import RxSwift
import UIKit

final class Icon: NSObject, MKOverlay {
    let coordinate: CLLocationCoordinate2D
    let boundingMapRect: MKMapRect
    let icon: String

    init(icon: String, coordinate: CLLocationCoordinate2D) {
        self.icon = icon
        self.coordinate = coordinate
        let half = 0.25
        let corner = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude + half, longitude: coordinate.longitude - half))
        let other = MKMapPoint(
            CLLocationCoordinate2D(latitude: coordinate.latitude - half, longitude: coordinate.longitude + half))
        boundingMapRect = MKMapRect(x: corner.x, y: corner.y, width: other.x - corner.x, height: other.y - corner.y)
    }
}

final class IconView: MKOverlayRenderer {
    let image: UIImage

    init(overlay: MKOverlay, image: UIImage) {
        self.image = image
        super.init(overlay: overlay)
    }
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
        let place = rect(for: overlay.boundingMapRect)
        context.scaleBy(x: 1, y: -1)
        context.translateBy(x: 0, y: -place.size.height)
        context.draw(image.cgImage!, in: place)
    }
}

func picture(of text: String) -> UIImage {
    UIGraphicsBeginImageContext(CGSize(width: 40, height: 40))
    text.draw(at: CGPoint(x: 0, y: 0), withAttributes: [.font: UIFont.systemFont(ofSize: 24)])
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image ?? UIImage()
}

extension MKMapView: HasDelegate {
    public typealias Delegate = MKMapViewDelegate
}

class RxMKMapViewDelegateProxy: DelegateProxy<MKMapView, MKMapViewDelegate>, DelegateProxyType, MKMapViewDelegate {
    weak public private(set) var mapView: MKMapView?

    public init(mapView: ParentObject) {
        self.mapView = mapView
        super.init(parentObject: mapView, delegateProxy: RxMKMapViewDelegateProxy.self)
    }
    static func registerKnownImplementations() {
        self.register { RxMKMapViewDelegateProxy(mapView: $0) }
    }
}

extension Reactive where Base: MKMapView {
    var delegate: DelegateProxy<MKMapView, MKMapViewDelegate> { RxMKMapViewDelegateProxy.proxy(for: base) }

    func setDelegate(_ delegate: MKMapViewDelegate) -> Disposable {
        RxMKMapViewDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: self.base)
    }
    var overlays: Binder<[MKOverlay]> {
        Binder(self.base) { mapView, overlays in
            mapView.removeOverlays(mapView.overlays)
            mapView.addOverlays(overlays)
        }
    }
    var regionDidChangeAnimated: ControlEvent<Bool> {
        let source =
            delegate
            .methodInvoked(#selector(MKMapViewDelegate.mapView(_:regionDidChangeAnimated:)))
            .map { parameters in
                return (parameters[1] as? Bool) ?? false
            }
        return ControlEvent(events: source)
    }
}

final class ViewController: UIViewController {
    let mapButton = UIButton(type: .system)
    let mapView = MKMapView()
    let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        mapButton.setTitle("Map", for: .normal)
        view.addSubview(mapButton)
        view.addSubview(mapView)
        mapView.isHidden = true

        mapView.rx.setDelegate(self).disposed(by: bag)

        mapButton.rx.tap
            .subscribe(onNext: { [weak self] in self?.mapView.isHidden.toggle() })
            .disposed(by: bag)

        let centers = mapView.rx.regionDidChangeAnimated
            .do(onNext: { print("region changed, animated:", $0) })
            .skip(1)
            .map { [unowned self] _ in self.mapView.centerCoordinate }

        centers
            .map { [Icon(icon: "☀️", coordinate: $0)] }
            .bind(to: mapView.rx.overlays)
            .disposed(by: bag)
    }
}

extension ViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { print("region will change") }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        guard let overlay = overlay as? Icon else { return MKOverlayRenderer() }
        print("renderer for", overlay.icon, overlay.coordinate.latitude)
        return IconView(overlay: overlay, image: picture(of: overlay.icon))
    }
}

let controller = show(ViewController())

func after(_ milliseconds: Int, _ run: @escaping () -> Void) {
    _ = MainScheduler.instance.scheduleRelative((), dueTime: .milliseconds(milliseconds)) {
        run()
        return Disposables.create()
    }
}

after(1000) {
    print("a hidden map cannot be pushed")
    controller.mapView.scroll(to: CLLocationCoordinate2D(latitude: 10, longitude: 10))
    controller.mapButton.tap()
    controller.mapView.setRegion(
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 51.5, longitude: -0.13),
            span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)), animated: true)
    print(controller.mapView.centerCoordinate.latitude)
}
after(2000) {
    print(screen)
    controller.mapView.scroll(to: CLLocationCoordinate2D(latitude: 52, longitude: 0))
    let pin = MKPointAnnotation()
    pin.coordinate = CLLocationCoordinate2D(latitude: 52.2, longitude: 0.12)
    pin.title = "Cambridge"
    controller.mapView.addAnnotation(pin)
}
after(3000) {
    print(screen)
    print(controller.mapView.overlays.count, controller.mapView.annotations.count)
}
