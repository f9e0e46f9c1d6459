// The frame of a turned or scaled view is the rectangle around it; bounds and centre stay. The tint is that of the superview
// until it is set; a view has a layer of the class that it names.
import UIKit

class Fading: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}
let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
view.transform = CGAffineTransform(scaleX: 2, y: 0.5)
print(view.frame.minX, view.frame.minY, view.frame.width, view.frame.height)
print(view.bounds.width, view.center.x, view.center.y)
view.transform = CGAffineTransform(translationX: 5, y: -5)
print(view.frame.minX, view.frame.minY, view.frame.width)
view.center = CGPoint(x: 100, y: 100)
print(view.frame.minX, view.frame.minY)
view.transform = .identity
print(view.frame.minX, view.frame.minY)

let inner = UIView()
view.addSubview(inner)
print(inner.tintColor == view.tintColor, inner.tintColor != nil)
view.tintColor = .red
print(inner.tintColor == .red)
inner.tintColor = .blue
print(view.tintColor == .red, inner.tintColor == .blue)
print(Fading().layer is CAGradientLayer, view.layer is CAGradientLayer)
