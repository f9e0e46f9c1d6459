import Foundation

/// A switch.
open class UISwitch: UIControl {
    open var isOn = false {
        didSet { Rules.touch(self, "isOn", isOn) }
    }
    open var onTintColor: UIColor?
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override func lines(_ pen: TextCanvas) -> [Line] {
        if pen.isSpoken { return [Line("switch \(isOn ? "on" : "off")")] }
        return [Line(pen.isUnicode ? (isOn ? "◉──" : "──○") : (isOn ? "[on]" : "[off]"))]
    }
}

/// A value between two others.
open class UISlider: UIControl {
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    private var current: Float = 0
    open var value: Float {
        get { current }
        set { current = min(maximumValue, max(minimumValue, newValue)) }
    }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    override func lines(_ pen: TextCanvas) -> [Line] {
        if pen.isSpoken { return [Line("slider at \(current) of \(minimumValue) to \(maximumValue)")] }
        let room = maximumValue - minimumValue
        let place = room > 0 ? Int.nearest(Double((current - minimumValue) / room * 7)) : 0
        let (bar, knob) = pen.isUnicode ? ("─", "●") : ("-", "o")
        return [Line(String(repeating: bar, count: place) + knob + String(repeating: bar, count: 7 - place))]
    }
}

/// A number that goes up and down by steps.
open class UIStepper: UIControl {
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false
    private var current: Double = 0
    open var value: Double {
        get { current }
        set { current = min(maximumValue, max(minimumValue, newValue)) }
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        let shown = current == current.rounded() ? "\(Int.nearest(current))" : "\(current)"
        return [Line(pen.isSpoken ? "stepper at \(shown)" : "[-] \(shown) [+]")]
    }
}

/// One of several.
open class UISegmentedControl: UIControl {
    private var titles: [String] = []
    open var selectedSegmentIndex = -1

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { "\($0)" }
    }
    public var numberOfSegments: Int { titles.count }
    open func titleForSegment(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if titles.indices.contains(index) { titles[index] = title ?? "" }
    }
    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(index, titles.count))
    }

    override func lines(_ pen: TextCanvas) -> [Line] {
        if pen.isSpoken {
            let chosen = titles.indices.contains(selectedSegmentIndex) ? titles[selectedSegmentIndex] : "none"
            return [Line("\(chosen) chosen of \(titles.joined(separator: ", "))")]
        }
        let parts = titles.enumerated().map {
            $0.offset == selectedSegmentIndex ? "<\($0.element)>" : " \($0.element) "
        }
        return [Line("[" + parts.joined(separator: "|") + "]")]
    }
}

/// A date to choose.
open class UIDatePicker: UIControl {
    public enum Mode: Int { case time, date, dateAndTime, countDownTimer }
    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var countDownDuration: TimeInterval = 0
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func lines(_ pen: TextCanvas) -> [Line] { [Line(pen.isSpoken ? "date \(date)" : "< \(date) >")] }
}

/// Says that a list is loading anew; pulled by hand.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() {
        Rules.touch(self, "endRefreshing")
        isRefreshing = false
    }

    override func lines(_ pen: TextCanvas) -> [Line] { isRefreshing ? [Line(pen.working)] : [] }
}
