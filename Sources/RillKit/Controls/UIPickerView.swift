import Foundation
import Rill

/// Provides a picker's rows.
public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides a picker's titles and receives choices.
public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        DelegateCalls.askDelegate(self) { (delegate: UIPickerViewDelegate) in
            delegate.pickerView(pickerView, titleForRow: row, forComponent: component)
        } ?? nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let label = UILabel()
        label.text =
            self.pickerView(pickerView, titleForRow: row, forComponent: component)
            ?? self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
        return label
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        DelegateCalls.callDelegate(self, "pickerView(_:didSelectRow:inComponent:)", [pickerView, row, component]) {
            (delegate: UIPickerViewDelegate) in
            delegate.pickerView(pickerView, didSelectRow: row, inComponent: component)
        }
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 280 }
}

/// A picker with one wheel per component.
///
///     final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
///         func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
///         func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
///         func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
///             ["small", "medium", "large"][row]
///         }
///     }
///     let (picker, sizes) = (UIPickerView(), Sizes())
///     (picker.dataSource, picker.delegate) = (sizes, sizes)
///     picker.choose("large")
///     print(picker.selectedRow(inComponent: 0))
///     // 2
///
/// Pitfall: `selectRow` in code does not tell the delegate.
/// See also: UIDatePicker.
open class UIPickerView: UIView {
    open weak var dataSource: UIPickerViewDataSource?
    open weak var delegate: UIPickerViewDelegate?
    open lazy var showsSelectionIndicator = true
    private var selectedRowsByComponent: [Int: Int] = [:]
    /// The row and the component of each choice by the user.
    let choiceSubject = PublishSubject<(row: Int, component: Int)>()

    public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func selectedRow(inComponent component: Int) -> Int {
        numberOfRows(inComponent: component) == 0 ? -1 : selectedRowsByComponent[component] ?? 0
    }
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selectedRowsByComponent[component] = row
    }
    open func reloadAllComponents() {
        for component in selectedRowsByComponent.keys { reloadComponent(component) }
    }
    open func reloadComponent(_ component: Int) {
        if let row = selectedRowsByComponent[component], row >= numberOfRows(inComponent: component) {
            selectedRowsByComponent[component] = 0
        }
    }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    func rowTitle(_ row: Int, _ component: Int) -> String {
        guard let delegate else { return "\(row)" }
        if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) { return title }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title.string
        }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        return (view as? UILabel)?.text ?? view.inline(TextCanvas(width: 40, isUnicode: true))
    }
    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let parts = (0..<numberOfComponents).map { component -> String in
            let row = selectedRow(inComponent: component)
            return row < 0 ? "" : rowTitle(row, component)
        }
        let text = parts.joined(separator: canvas.isForSpeech ? ", " : " | ")
        return [Line(canvas.isForSpeech ? "wheel at \(text)" : canvas.isUnicode ? "⟨ \(text) ⟩" : "< \(text) >")]
    }
}

extension UIPickerView {
    /// Selects the row with a title, as the user does.
    public func choose(_ title: String, component: Int? = nil) {
        guard UIDriver.checkReachable(self, "choose") else { return }
        for component in component.map({ $0..<($0 + 1) }) ?? 0..<numberOfComponents {
            let rows = numberOfRows(inComponent: component)
            if let row = (0..<rows).first(where: { self.rowTitle($0, component) == title }) {
                return choose(row: row, component: component)
            }
        }
        Warnings.say("no row of the picker is called \"\(title)\"")
    }
    public func choose(row: Int, component: Int = 0) {
        guard UIDriver.checkReachable(self, "choose") else { return }
        if selectedRow(inComponent: component) == row { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        choiceSubject.onNext((row: row, component: component))
    }
}

/// A data source that receives the rows of a picker from a sequence.
public protocol RxPickerViewDataSourceType {
    associatedtype Element
    func pickerView(_ pickerView: UIPickerView, observedEvent: Event<Element>)
}

/// The rows of one component, which a sequence sends.
final class PickerRowSource<Model>: NSObject, UIPickerViewDataSource, UIPickerViewDelegate, SectionedViewDataSourceType
{
    var models: [Model] = []
    private let rowText: (Int, Model) -> String?
    private let rowView: ((Int, Model, UIView?) -> UIView)?

    init(
        rowText: @escaping (Int, Model) -> String? = { _, _ in nil }, rowView: ((Int, Model, UIView?) -> UIView)? = nil
    ) {
        self.rowText = rowText
        self.rowView = rowView
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { models.count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        rowText(row, models[row])
    }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing old: UIView?
    ) -> UIView {
        if let rowView { return rowView(row, models[row], old) }
        let label = UILabel()
        label.text = rowText(row, models[row])
        return label
    }
    func model(at indexPath: IndexPath) throws -> Any {
        guard models.indices.contains(indexPath.row) else { throw RxCocoaError.itemsNotYetBound(object: self) }
        return models[indexPath.row]
    }
}

extension Reactive where Base: UIPickerView {
    /// Shows a row for each element. The closure returns the title of the row.
    public func itemTitles<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ titleForRow: @escaping (Int, Rows.Element) -> String?) -> Disposable where Source.Element == Rows {
        { titleForRow in self.boundRows(to: source, PickerRowSource<Rows.Element>(rowText: titleForRow)) }
    }
    public func itemAttributedTitles<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ attributedTitleForRow: @escaping (Int, Rows.Element) -> NSAttributedString?) -> Disposable
    where Source.Element == Rows {
        { titleForRow in
            self.boundRows(to: source, PickerRowSource<Rows.Element>(rowText: { titleForRow($0, $1)?.string }))
        }
    }
    public func items<Rows: Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ viewForRow: @escaping (Int, Rows.Element, UIView?) -> UIView) -> Disposable where Source.Element == Rows {
        { viewForRow in self.boundRows(to: source, PickerRowSource<Rows.Element>(rowView: viewForRow)) }
    }
    /// Shows rows with an adapter that receives the elements.
    public func items<
        Source: ObservableType, Adapter: RxPickerViewDataSourceType & UIPickerViewDataSource & UIPickerViewDelegate
    >(adapter: Adapter) -> (_ source: Source) -> Disposable where Source.Element == Adapter.Element {
        { source in
            let picker: UIPickerView = self.base
            if picker.delegate == nil { picker.delegate = adapter }
            picker.dataSource = adapter
            picker.attachments["dataSource"] = adapter
            let subscription = source.asObservable().observe(on: MainScheduler()).subscribe { [weak picker] event in
                if let picker { adapter.pickerView(picker, observedEvent: event) }
            }
            return Disposables.create { [weak picker] in
                subscription.dispose()
                if let picker, picker.dataSource === adapter { picker.attachments["dataSource"] = nil }
            }
        }
    }
    private func boundRows<Source: ObservableType, Rows: Sequence>(
        to source: Source, _ wheel: PickerRowSource<Rows.Element>
    ) -> Disposable where Source.Element == Rows {
        let picker: UIPickerView = base
        picker.dataSource = wheel
        if picker.delegate == nil { picker.delegate = wheel }
        picker.attachments["dataSource"] = wheel
        let subscription = source.asObservable().observe(on: MainScheduler()).subscribe(
            onNext: { [weak picker] rows in
                wheel.models = Array(rows)
                picker?.reloadAllComponents()
            },
            onError: { error in fatalError("Binding error: \(error)") })
        return Disposables.create { [weak picker] in
            subscription.dispose()
            if let picker, picker.dataSource === wheel { picker.attachments["dataSource"] = nil }
        }
    }
    /// Sends the row and the component of each choice by the user.
    public var itemSelected: ControlEvent<(row: Int, component: Int)> {
        ControlEvent(events: base.choiceSubject.asObservable().take(until: base.deallocationSignal))
    }
    public func modelSelected<Model>(_ type: Model.Type) -> ControlEvent<[Model]> {
        let source = itemSelected.asObservable().flatMap { [weak picker = self.base] _ -> Observable<[Model]> in
            guard let picker else { return Observable.empty() }
            return Observable.just(
                (0..<picker.numberOfComponents).compactMap { component in
                    let row = picker.selectedRow(inComponent: component)
                    let models = picker.dataSource as? SectionedViewDataSourceType
                    return (try? models?.model(at: IndexPath(row: row, section: component))) as? Model
                })
        }
        return ControlEvent(events: source)
    }
    public func model<Model>(at path: IndexPath) throws -> Model {
        guard let models = base.dataSource as? SectionedViewDataSourceType,
            let model = try models.model(at: path) as? Model
        else { throw RxCocoaError.itemsNotYetBound(object: base) }
        return model
    }
}
