import Foundation
import Rill

/// Sends the keyboard's frame: `RxKeyboard.instance.visibleHeight` and others.
///
///     let field = UITextField()
///     let controller = UIViewController()
///     controller.view.addSubview(field)
///     show(controller)
///     RxKeyboard.instance.visibleHeight.drive(onNext: { print($0) })
///     field.type("a")
///     // 0.0
///     // 291.0
public final class RxKeyboard: NSObject {
    public static let instance = RxKeyboard()
    private let keyboardFrame = BehaviorRelay<CGRect>(value: CGRect(x: 0, y: 844, width: 390, height: 0))

    override init() {
        super.init()
        let center = NotificationCenter.default
        _ = center.addObserver(forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil) {
            [weak self] _ in
            self?.keyboardFrame.accept(CGRect(x: 0, y: 553, width: 390, height: 291))
        }
        _ = center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) {
            [weak self] _ in
            self?.keyboardFrame.accept(CGRect(x: 0, y: 844, width: 390, height: 291))
        }
    }
    public var frame: Driver<CGRect> { keyboardFrame.asDriver().distinctUntilChanged() }
    /// The height of the part of the screen that the keyboard covers.
    public var visibleHeight: Driver<CGFloat> { keyboardFrame.asDriver().map { 844 - $0.minY }.distinctUntilChanged() }
    /// The height that the keyboard covers when it appears.
    public var willShowVisibleHeight: Driver<CGFloat> { visibleHeight.skip(1).filter { $0 > 0 } }
    public var isHidden: Driver<Bool> { visibleHeight.map { $0 == 0 }.distinctUntilChanged() }
}
