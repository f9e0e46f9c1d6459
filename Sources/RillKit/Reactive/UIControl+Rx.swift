import Foundation
import Rill

extension Reactive where Base: UIControl {
    /// Sends an event at each of the given control events until the control is freed.
    public func controlEvent(_ events: UIControl.Event) -> ControlEvent<Void> {
        let source = Observable<Void>.create { [weak control = self.base] observer in
            guard let control else {
                observer.on(.completed)
                return Disposables.create()
            }
            let number = control.addListener(to: events) { _ in observer.on(.next(())) }
            return Disposables.create { [weak control] in control?.removeListener(number) }
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }

    /// Returns a property that is read at subscription and at each of the given events, and written without an event.
    public func controlProperty<Value>(
        editingEvents: UIControl.Event, getter: @escaping (Base) -> Value, setter: @escaping (Base, Value) -> Void
    ) -> ControlProperty<Value> {
        let source = Observable<Value>.create { [weak control = self.base] observer in
            guard let control else {
                observer.on(.completed)
                return Disposables.create()
            }
            observer.on(.next(getter(control)))
            let number = control.addListener(to: editingEvents) { [weak control] _ in
                if let control { observer.on(.next(getter(control))) }
            }
            return Disposables.create { [weak control] in control?.removeListener(number) }
        }
        return ControlProperty(
            values: source.take(until: base.deallocationSignal),
            valueSink: Binder(base) { control, value in setter(control, value) })
    }
}

extension Reactive where Base: UIViewController {
    public var title: Binder<String?> {
        Binder(base) { controller, title in controller.title = title }
    }
    /// Sends the arguments of a method that UIKit calls (`viewDidLoad` to `viewDidDisappear`, layout, `dismiss`,
    /// `willMove` and `didMove`) after it has run.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, isOver: true) }
    /// Sends the arguments of a method that UIKit calls, such as `viewDidLoad`, before the method runs.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, isOver: false) }

    private func calls(of selector: Selector, isOver: Bool) -> Observable<[Any]> {
        guard let step = Appearance.Step(rawValue: selector.baseName) else {
            return ObservedCalls.of(
                base, selector, isOver,
                among: ["viewWillLayoutSubviews", "viewDidLayoutSubviews", "dismiss", "willMove", "didMove"],
                also: ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"])
        }
        return base.appearanceEvents.asObservable().filter { $0.step == step && $0.hasEnded == isOver }
            .map { step == .loadedView ? [] : [$0.isAnimated] }.take(until: base.deallocationSignal)
    }
}

extension Reactive where Base: UIView {
    /// Sends an event after UIKit has called a method of the view, which is `layoutSubviews`, `didMoveToSuperview`,
    /// `didMoveToWindow`, or `prepareForReuse` of a cell.
    public func methodInvoked(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, isOver: true) }
    /// Sends an event before UIKit calls a method of the view, such as `layoutSubviews`.
    public func sentMessage(_ selector: Selector) -> Observable<[Any]> { calls(of: selector, isOver: false) }

    private func calls(of selector: Selector, isOver: Bool) -> Observable<[Any]> {
        ObservedCalls.of(
            base, selector, isOver,
            among: ["layoutSubviews", "prepareForReuse", "didMoveToSuperview", "didMoveToWindow"], also: [])
    }
}

extension Reactive where Base: UIButton {
    /// Sends an event at each tap.
    public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }
    public func title(for state: UIControl.State = []) -> Binder<String?> {
        Binder(base) { button, title in button.setTitle(title, for: state) }
    }
    public func image(for state: UIControl.State = []) -> Binder<UIImage?> {
        Binder(base) { button, image in button.setImage(image, for: state) }
    }
}

extension Reactive where Base: UIBarButtonItem {
    public var tap: ControlEvent<Void> {
        let source = Observable<Void>.create { [weak item = self.base] observer in
            guard let item else {
                observer.on(.completed)
                return Disposables.create()
            }
            let number = item.addListener { observer.on(.next(())) }
            return Disposables.create { [weak item] in item?.removeListener(number) }
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
}

extension Reactive where Base: UIGestureRecognizer {
    /// Sends the recogniser at each change of its state.
    public var event: ControlEvent<Base> {
        let source = Observable<Base>.create { [weak recognizer = self.base] observer in
            guard let recognizer else { return Disposables.create() }
            let number = recognizer.addListener { [weak recognizer] _ in
                if let recognizer { observer.on(.next(recognizer)) }
            }
            return Disposables.create { [weak recognizer] in recognizer?.removeListener(number) }
        }
        return ControlEvent(events: source)
    }
}

extension Reactive where Base: UIPageControl {
    public var currentPage: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged) {
            $0.currentPage
        } setter: {
            $0.currentPage = $1
        }
    }
}

extension Reactive where Base: UITextField {
    /// Sends the text at subscription and at each editing event.
    public var text: ControlProperty<String?> {
        controlProperty(editingEvents: [.allEditingEvents, .valueChanged]) { field in
            field.text
        } setter: { field, value in
            if field.text != value { field.text = value }
        }
    }
    public var value: ControlProperty<String?> { text }
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
}

/// The text input of a view, with its sequences.
public struct TextInput<Base: UITextInput> {
    public let base: Base
    public let text: ControlProperty<String?>
}

extension Reactive where Base: UITextView {
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
    public var text: ControlProperty<String?> {
        let source = Observable<String?>.create { [weak area = self.base] observer in
            guard let area else {
                observer.on(.completed)
                return Disposables.create()
            }
            observer.on(.next(area.text))
            let number = area.addListener { [weak area] in
                if let area { observer.on(.next(area.text)) }
            }
            return Disposables.create { [weak area] in area?.removeListener(number) }
        }
        return ControlProperty(
            values: source.take(until: base.deallocationSignal),
            valueSink: Binder(base) { area, value in
                if area.text != value { area.text = value ?? "" }
            })
    }
    public var value: ControlProperty<String?> { text }
}

extension Reactive where Base: UISwitch {
    public var isOn: ControlProperty<Bool> {
        controlProperty(editingEvents: .valueChanged) {
            $0.isOn
        } setter: {
            $0.isOn = $1
        }
    }
    public var value: ControlProperty<Bool> { isOn }
}

extension Reactive where Base: UISlider {
    public var value: ControlProperty<Float> {
        controlProperty(editingEvents: .valueChanged) {
            $0.value
        } setter: {
            $0.value = $1
        }
    }
}

extension Reactive where Base: UIStepper {
    public var value: ControlProperty<Double> {
        controlProperty(editingEvents: .valueChanged) {
            $0.value
        } setter: {
            $0.value = $1
        }
    }
}

extension Reactive where Base: UISegmentedControl {
    public var selectedSegmentIndex: ControlProperty<Int> {
        controlProperty(editingEvents: .valueChanged) {
            $0.selectedSegmentIndex
        } setter: {
            $0.selectedSegmentIndex = $1
        }
    }
    public var value: ControlProperty<Int> { selectedSegmentIndex }
}

extension Reactive where Base: UIDatePicker {
    public var date: ControlProperty<Date> {
        controlProperty(editingEvents: .valueChanged) {
            $0.date
        } setter: {
            $0.date = $1
        }
    }
    public var value: ControlProperty<Date> { date }
    public var countDownDuration: ControlProperty<TimeInterval> {
        controlProperty(editingEvents: .valueChanged) {
            $0.countDownDuration
        } setter: {
            $0.countDownDuration = $1
        }
    }
}

extension Reactive where Base: UIRefreshControl {
    public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
    }
}

extension Reactive where Base: UIActivityIndicatorView {
    public var isAnimating: Binder<Bool> {
        Binder(base) { indicator, isAnimating in
            if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
        }
    }
}

extension Reactive where Base: UISearchBar {
    /// Sends the text at subscription, after each edit, and when editing ends.
    public var text: ControlProperty<String?> {
        let source = Observable<String?>.create { [weak bar = self.base] observer in
            guard let bar else {
                observer.on(.completed)
                return Disposables.create()
            }
            observer.on(.next(bar.text))
            let number = bar.addListener { [weak bar] change in
                if let bar, change == .changed || change == .ended { observer.on(.next(bar.text)) }
            }
            return Disposables.create { [weak bar] in bar?.removeListener(number) }
        }
        return ControlProperty(
            values: source.take(until: base.deallocationSignal),
            valueSink: Binder(base) { bar, value in bar.text = value })
    }
    public var value: ControlProperty<String?> { text }
    public var textDidBeginEditing: ControlEvent<Void> { eventForChange(.began) }
    public var textDidEndEditing: ControlEvent<Void> { eventForChange(.ended) }
    public var selectedScopeButtonIndex: ControlProperty<Int> {
        let changes = eventForChange(.scopeTapped).asObservable().map { [weak bar = self.base] in
            bar?.selectedScopeButtonIndex ?? 0
        }
        return ControlProperty(
            values: changes.startWith(base.selectedScopeButtonIndex),
            valueSink: Binder(base) { bar, index in bar.selectedScopeButtonIndex = index })
    }
    public var searchButtonClicked: ControlEvent<Void> { eventForChange(.searched) }
    public var cancelButtonClicked: ControlEvent<Void> { eventForChange(.cancelled) }

    private func eventForChange(_ wanted: UISearchBar.SearchBarChange) -> ControlEvent<Void> {
        let source = Observable<Void>.create { [weak bar = self.base] observer in
            guard let bar else { return Disposables.create() }
            let number = bar.addListener { change in
                if change == wanted { observer.on(.next(())) }
            }
            return Disposables.create { [weak bar] in bar?.removeListener(number) }
        }
        return ControlEvent(events: source.take(until: base.deallocationSignal))
    }
}
