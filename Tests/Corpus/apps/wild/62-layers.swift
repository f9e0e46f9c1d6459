// Layers: gradients, shapes, transactions, basic animations.
import UIKit

@IBDesignable
class GradientView: UIView {
    @IBInspectable var startColor: UIColor = .systemPink { didSet { updateColors() } }
    @IBInspectable var endColor: UIColor = .systemPurple { didSet { updateColors() } }
    override class var layerClass: AnyClass { return CAGradientLayer.self }
    private var gradientLayer: CAGradientLayer { return layer as! CAGradientLayer }
    override init(frame: CGRect) { super.init(frame: frame); commonInit() }
    required init?(coder: NSCoder) { super.init(coder: coder); commonInit() }
    private func commonInit() {
        gradientLayer.startPoint = CGPoint(x: 0, y: 0)
        gradientLayer.endPoint = CGPoint(x: 1, y: 1)
        gradientLayer.locations = [0, 1]
        updateColors()
    }
    private func updateColors() { gradientLayer.colors = [startColor.cgColor, endColor.cgColor] }
    var colorCount: Int { return gradientLayer.colors?.count ?? 0 }
}

final class RingView: UIView {
    private let track = CAShapeLayer()
    private let bar = CAShapeLayer()
    var progress: CGFloat = 0 { didSet { setProgress(from: oldValue) } }
    override init(frame: CGRect) {
        super.init(frame: frame)
        for (layer, color) in [(track, UIColor.lightGray), (bar, UIColor.systemGreen)] {
            layer.fillColor = UIColor.clear.cgColor
            layer.strokeColor = color.cgColor
            layer.lineWidth = 10
            layer.lineCap = .round
            self.layer.addSublayer(layer)
        }
        bar.strokeEnd = 0
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 5, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        bar.path = path.cgPath
        track.frame = bounds
        print("laid out", bounds.width, layer.sublayers?.count ?? 0)
    }
    private func setProgress(from old: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = old
        animation.toValue = progress
        animation.duration = 0.8
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        CATransaction.begin()
        CATransaction.setCompletionBlock { print("animated") }
        bar.strokeEnd = progress
        bar.add(animation, forKey: "ring")
        CATransaction.commit()
    }
    func shake() {
        let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
        shake.values = [-10, 10, -5, 5, 0]
        shake.keyTimes = [0, 0.25, 0.5, 0.75, 1]
        shake.duration = 0.4
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
        print(layer.animation(forKey: "shake") != nil, layer.animationKeys() ?? [])
    }
    var end: CGFloat { bar.strokeEnd }
}
final class LayersViewController: UIViewController {
    let ring = RingView()
    let gradient = GradientView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(gradient)
        ring.frame = CGRect(x: 95, y: 300, width: 200, height: 200)
        view.addSubview(ring)
        let border = CALayer()
        border.frame = CGRect(x: 0, y: 199, width: 390, height: 1)
        border.backgroundColor = UIColor.black.cgColor
        border.name = "border"
        gradient.layer.insertSublayer(border, at: 0)
        view.layer.borderWidth = 1 / UIScreen.main.scale
    }
}
let layers = LayersViewController()
show(layers)
visit(
    (at: 0, { layers.ring.progress = 0.6 }),
    (at: 1, {
        print(layers.ring.end, layers.gradient.colorCount)
        layers.ring.shake()
    }),
    (at: 2, {
        print(layers.ring.layer.animationKeys() ?? [])
        print(layers.gradient.layer.sublayers?.first?.name ?? "-", layers.gradient.layer is CAGradientLayer)
    }))
