import Foundation

/// A visual effect on the background of a view.
open class UIVisualEffect: NSObject {}
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial,
            systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) {}
}
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect?
    public private(set) lazy var contentView: UIView = {
        let view = UIView()
        addSubview(view)
        return view
    }()
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
    }
}
