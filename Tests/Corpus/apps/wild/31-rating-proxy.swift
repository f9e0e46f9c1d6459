// A delegate proxy and a control property of a view of ones own.
import UIKit
import RxSwift
import RxCocoa

protocol RatingViewDelegate: AnyObject { func ratingView(_ view: RatingView, didSelect rating: Int) }
class RatingView: UIView {
    weak var delegate: RatingViewDelegate?
    private var buttons: [UIButton] = []
    var rating = 0 { didSet { updateButtons() } }
    override init(frame: CGRect) { super.init(frame: frame); commonInit() }
    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder); commonInit() }
    private func commonInit() {
        let stack = UIStackView()
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        for index in 1...5 {
            let button = UIButton(type: .custom)
            button.tag = index
            button.setTitle("☆", for: .normal)
            button.setTitle("★", for: .selected)
            button.addTarget(self, action: #selector(RatingView.tapped(button:)), for: .touchUpInside)
            buttons.append(button)
            stack.addArrangedSubview(button)
        }
        addSubview(stack)
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    @objc func tapped(button: UIButton) { rating = button.tag; delegate?.ratingView(self, didSelect: rating) }
    private func updateButtons() { buttons.forEach { $0.isSelected = $0.tag <= rating } }
}
class RxRatingViewDelegateProxy: DelegateProxy<RatingView, RatingViewDelegate>, DelegateProxyType, RatingViewDelegate {
    public weak private(set) var ratingView: RatingView?
    let subject = PublishSubject<Int>()
    public init(ratingView: ParentObject) {
        self.ratingView = ratingView
        super.init(parentObject: ratingView, delegateProxy: RxRatingViewDelegateProxy.self)
    }
    static func registerKnownImplementations() { self.register { RxRatingViewDelegateProxy(ratingView: $0) } }
    static func currentDelegate(for object: RatingView) -> RatingViewDelegate? { return object.delegate }
    static func setCurrentDelegate(_ delegate: RatingViewDelegate?, to object: RatingView) { object.delegate = delegate }
    func ratingView(_ view: RatingView, didSelect rating: Int) {
        subject.onNext(rating)
        forwardToDelegate()?.ratingView(view, didSelect: rating)
    }
}
extension Reactive where Base: RatingView {
    var delegate: DelegateProxy<RatingView, RatingViewDelegate> { return RxRatingViewDelegateProxy.proxy(for: base) }
    var rating: ControlProperty<Int> {
        let source = (delegate as! RxRatingViewDelegateProxy).subject.startWith(base.rating)
        let sink = Binder(base) { view, rating in view.rating = rating }
        return ControlProperty(values: source, valueSink: sink)
    }
}
class ReviewViewController: UIViewController {
    private let ratingView = RatingView(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
    private let bag = DisposeBag()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ratingView)
        ratingView.rx.rating.subscribe(onNext: { print("rating \($0)") }).disposed(by: bag)
    }
}

show(ReviewViewController())
print(screen)
tap("☆")
print(screen)
