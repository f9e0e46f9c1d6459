// What has no meaning on a text screen is kept as a value, as UIKit keeps it; old and new names of a notification are one; `deallocated`
// sends once and completes when the object goes; a picture that is drawn has the size that was asked for.
import Foundation
import RxCocoa
import RxSwift
import UIKit

let label = UILabel()
label.font = UIFont(name: "Marker", size: 14)
label.sizeToFit()
label.transform = CGAffineTransform(translationX: 3, y: 4)
print(label.font!.fontName, label.font!.pointSize, label.transform.tx, label.transform.ty)
let bag = DisposeBag()
Observable.just(NSAttributedString(string: "styled")).bind(to: label.rx.attributedText).disposed(by: bag)
print(label.text ?? "")
let edges: UIRectEdge = [.top, .bottom]
print(edges.contains(.top), edges.contains(.left))

UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 6), false, 0)
UIColor.red.setFill()
UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 6))
UIImage(named: "quay")!.draw(at: CGPoint(x: 0, y: 0))
let drawn = UIGraphicsGetImageFromCurrentImageContext()
UIGraphicsEndImageContext()
print(drawn!.size.width, drawn!.size.height)

UIDevice.current.rx.orientation.map { $0 == .landscape }.subscribe(onNext: { print("landscape:", $0) }).disposed(by: bag)
let turned = NotificationCenter.default.addObserver(
    forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
) { _ in print("turned") }
print(Notification.Name.UIDeviceOrientationDidChange == UIDevice.orientationDidChangeNotification)
device.rotate(.landscape)
device.rotate(.portrait)
NotificationCenter.default.removeObserver(turned)

let keyboard = NotificationCenter.default.addObserver(
    forName: UIResponder.keyboardDidChangeFrameNotification, object: nil, queue: nil
) { _ in print("the keyboard has another frame") }
let field = UITextField()
field.rx.textInput.text.orEmpty.skip(1).subscribe(onNext: { print("typed", $0) }).disposed(by: bag)
field.type("a")
NotificationCenter.default.removeObserver(keyboard)

var page: UIViewController? = UIViewController()
page!.modalPresentationStyle = .fullScreen
page!.rx.deallocated.subscribe(onNext: { print("gone") }, onCompleted: { print("completed") }).disposed(by: bag)
page = nil
print(UIScreen.main.scale)

// A text that was read as an object, as older code reads it.
let notes = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("kept-values.txt")
try "kept".write(to: notes, atomically: true, encoding: .utf8)
let kept = try NSString(contentsOf: notes, usedEncoding: nil)
print(kept, kept.length)

_ = UILabel().rx.observeWeakly(String.self, "text")
