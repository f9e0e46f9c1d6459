// Drawn content on the screen: draw(_:) runs again after setNeedsDisplay(), shapes of layers follow their paths and
// strokeEnd, a label over a shape is written into it, and a drawing that only fills its view is a background.
import UIKit

final class Bars: UIView {
    var values: [CGFloat] = [2, 4, 1] {
        didSet { setNeedsDisplay() }
    }
    override func draw(_ rect: CGRect) {
        print("draw", rect.width)
        UIColor.systemBlue.setFill()
        let wide = rect.width / CGFloat(values.count)
        for (index, value) in values.enumerated() {
            let high = rect.height * value / 4
            UIBezierPath(rect: CGRect(x: CGFloat(index) * wide, y: rect.height - high, width: wide - 20, height: high)).fill()
        }
    }
}
final class Card: UIView {
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemGray5.cgColor)
        context.fill(rect)
    }
}
final class Gauge: UIView {
    private let track = CAShapeLayer()
    private let bar = CAShapeLayer()
    let label = UILabel()
    var share: CGFloat = 0.5 {
        didSet { bar.strokeEnd = share }
    }
    override init(frame: CGRect) {
        super.init(frame: frame)
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 8, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true)
        for (layer, color) in [(track, UIColor.systemGray4), (bar, UIColor.systemRed)] {
            layer.path = path.cgPath
            layer.fillColor = UIColor.clear.cgColor
            layer.strokeColor = color.cgColor
            layer.lineWidth = 16
            self.layer.addSublayer(layer)
        }
        bar.strokeEnd = share
        label.text = "50 %"
        label.textAlignment = .center
        label.frame = bounds
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError() }
}
final class Demo: UIViewController {
    let bars = Bars(frame: CGRect(x: 20, y: 60, width: 240, height: 84))
    let gauge = Gauge(frame: CGRect(x: 20, y: 160, width: 150, height: 150))
    override func viewDidLoad() {
        super.viewDidLoad()
        let card = Card(frame: CGRect(x: 20, y: 330, width: 300, height: 60))
        let note = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 24))
        note.text = "On a card"
        card.addSubview(note)
        for part in [bars, gauge, card] as [UIView] {
            part.backgroundColor = .white
            view.addSubview(part)
        }
    }
}
let demo = Demo()
show(demo)
print(screen)
demo.gauge.share = 1
demo.gauge.label.text = "all"
demo.bars.values = [4, 4]
visit(("", { print(screen) }))
