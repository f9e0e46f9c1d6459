// Associated objects, and touches that go up the responder chain.
import UIKit
import RxSwift

private var badgeKey: UInt8 = 0
private var tagNameKey: UInt8 = 0
extension UIView {
    var badge: String? {
        get { return objc_getAssociatedObject(self, &badgeKey) as? String }
        set { objc_setAssociatedObject(self, &badgeKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    var tagName: String? {
        get { return objc_getAssociatedObject(self, &tagNameKey) as? String }
        set { objc_setAssociatedObject(self, &tagNameKey, newValue, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
class CanvasView: UIView {
    private var lines: [[CGPoint]] = []
    private let shapeLayer = CAShapeLayer()
    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shapeLayer)
        shapeLayer.strokeColor = UIColor.systemBlue.cgColor
        shapeLayer.lineWidth = 3
        isMultipleTouchEnabled = false
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self) else { return }
        lines.append([point])
        print("began", point)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let point = touches.first?.location(in: self), var last = lines.popLast() else { return }
        last.append(point)
        lines.append(last)
        let path = UIBezierPath()
        path.move(to: last[0])
        last.dropFirst().forEach { path.addLine(to: $0) }
        shapeLayer.path = path.cgPath
        setNeedsDisplay()
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { print("strokes", lines.count) }
    override func draw(_ rect: CGRect) { super.draw(rect) }
}
class DrawViewController: UIViewController {
    let canvas = CanvasView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    override func viewDidLoad() {
        super.viewDidLoad()
        canvas.badge = "new"
        canvas.tagName = "canvas"
        canvas.accessibilityIdentifier = "canvas"
        view.addSubview(canvas)
        print(canvas.badge ?? "-", canvas.tagName ?? "-")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { view.endEditing(true); print("background") }
}

let draw = DrawViewController()
show(draw)
visit(
    ("stroke", { draw.canvas.pan(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 60, y: 20)) }),
    ("beside", { draw.view.tap(at: CGPoint(x: 5, y: 5)) }))
