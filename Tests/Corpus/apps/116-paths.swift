// Paths by the rules of UIKit: bounds enclose all points and control points; a point is inside by its winding number, or
// by its parity with usesEvenOddFillRule; a copy is independent; close() returns to the first point; transforms of a
// context apply to later shapes, and saveGState() keeps them.
import UIKit

let square = UIBezierPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40))
print(square.bounds.origin.x, square.bounds.origin.y, square.bounds.width, square.bounds.height)
print(square.contains(CGPoint(x: 11, y: 21)), square.contains(CGPoint(x: 9, y: 21)), square.isEmpty)

let disc = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
print(disc.contains(CGPoint(x: 50, y: 1)), disc.contains(CGPoint(x: 5, y: 5)), disc.contains(CGPoint(x: 15, y: 16)))

// A hole: both circles turn the same way, so only the even-odd rule leaves the middle empty.
let ring = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
ring.append(UIBezierPath(ovalIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
print(ring.contains(CGPoint(x: 50, y: 50)))
ring.usesEvenOddFillRule = true
print(ring.contains(CGPoint(x: 50, y: 50)), ring.contains(CGPoint(x: 10, y: 50)))

// Control points count for the bounds of a curve, but not for the box of its path.
let curve = UIBezierPath()
curve.move(to: .zero)
curve.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
print(curve.bounds.height, curve.cgPath.boundingBox.height, curve.cgPath.boundingBoxOfPath.height)
print(curve.currentPoint.x)

let triangle = UIBezierPath()
triangle.move(to: CGPoint(x: 5, y: 5))
triangle.addLine(to: CGPoint(x: 25, y: 5))
triangle.addLine(to: CGPoint(x: 25, y: 25))
triangle.close()
print(triangle.currentPoint.x, triangle.currentPoint.y)
let copy = triangle.copy() as! UIBezierPath
copy.apply(CGAffineTransform(scaleX: 2, y: 2).concatenating(CGAffineTransform(translationX: 1, y: 0)))
print(triangle.bounds.width, copy.bounds.origin.x, copy.bounds.width)
copy.removeAllPoints()
print(copy.isEmpty, triangle.isEmpty, UIBezierPath().bounds.isNull)

let path = CGMutablePath()
path.addRect(CGRect(x: 0, y: 0, width: 4, height: 2))
path.addEllipse(in: CGRect(x: 10, y: 10, width: 4, height: 4))
print(path.boundingBox.maxX, path.boundingBox.maxY, path.contains(CGPoint(x: 1, y: 1)), path.contains(CGPoint(x: 7, y: 7)))

let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(rotationAngle: .pi / 2))
print(box.width.rounded(), box.height.rounded(), CGPoint(x: 3, y: 4).applying(CGAffineTransform(scaleX: 2, y: 3)).y)

// A new layer is filled with black; the opacity of a layer does not change its colours.
let layer = CAShapeLayer()
print(layer.fillColor?.components ?? [], layer.strokeColor == nil, layer.strokeEnd, layer.lineWidth)
print(UIImage(systemName: "star")!.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
