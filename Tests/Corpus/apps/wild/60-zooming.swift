// Zoomable image in a scroll view; double tap zooms.
import UIKit

final class ZoomViewController: UIViewController, UIScrollViewDelegate {
    private let imageView = UIImageView(image: UIImage(systemName: "photo"))
    let scrollView: UIScrollView = {
        let scroll = UIScrollView()
        scroll.minimumZoomScale = 1.0
        scroll.maximumZoomScale = 4.0
        scroll.zoomScale = 1.0
        scroll.alwaysBounceVertical = true
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.decelerationRate = .fast
        return scroll
    }()
    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.delegate = self
        view.addSubview(scrollView)
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        imageView.frame = scrollView.bounds
        scrollView.addSubview(imageView)
        scrollView.contentSize = imageView.bounds.size
        let double = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap(_:)))
        double.numberOfTapsRequired = 2
        scrollView.addGestureRecognizer(double)
        let single = UITapGestureRecognizer(target: self, action: #selector(handleSingle))
        single.require(toFail: double)
        scrollView.addGestureRecognizer(single)
    }
    @objc private func handleSingle() {
        print("single")
        navigationController?.setNavigationBarHidden(!(navigationController?.isNavigationBarHidden ?? true), animated: true)
    }
    @objc private func handleDoubleTap(_ recognizer: UITapGestureRecognizer) {
        if scrollView.zoomScale > scrollView.minimumZoomScale {
            scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
        } else {
            let point = recognizer.location(in: imageView)
            let size = CGSize(width: scrollView.bounds.width / 2, height: scrollView.bounds.height / 2)
            scrollView.zoom(to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height), animated: true)
        }
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { return imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let offsetX = max((scrollView.bounds.width - scrollView.contentSize.width) * 0.5, 0)
        let offsetY = max((scrollView.bounds.height - scrollView.contentSize.height) * 0.5, 0)
        scrollView.contentInset = UIEdgeInsets(top: offsetY, left: offsetX, bottom: 0, right: 0)
        print("zoom", scrollView.zoomScale)
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { print("ended", scale) }
}
let zoom = ZoomViewController()
let nav = UINavigationController(rootViewController: zoom)
show(nav)
visit(
    (at: 0, {
        zoom.scrollView.pinch(scale: 3)
        print(zoom.scrollView.zoomScale, zoom.scrollView.contentSize.width)
        zoom.scrollView.pinch(scale: 3)
        print(zoom.scrollView.zoomScale)
        zoom.scrollView.setZoomScale(1, animated: false)
        zoom.scrollView.tap()
    }),
    (at: 1, { print(nav.isNavigationBarHidden) }))
