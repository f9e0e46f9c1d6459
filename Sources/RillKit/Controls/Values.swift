import Foundation

/// A switch.
open class UISwitch: UIControl {
    open var isOn = false {
        didSet { KitRules.checkChange(self, "isOn", isOn) }
    }
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    override open var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
    override var fixedSize: CGSize? { intrinsicContentSize }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        if canvas.isForSpeech { return [Line("switch \(isOn ? "on" : "off")")] }
        return [Line(canvas.isUnicode ? (isOn ? "◉──" : "──○") : (isOn ? "[on]" : "[off]"))]
    }

    override var kindName: String { "switch" }
}

/// A slider between two values.
open class UISlider: UIControl {
    open var minimumValue: Float = 0 { didSet { value = storedValue } }
    open var maximumValue: Float = 1 { didSet { value = storedValue } }
    open var isContinuous = true
    private var storedValue: Float = 0
    open var value: Float {
        get { storedValue }
        set { storedValue = min(maximumValue, max(minimumValue, newValue)) }
    }
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
    override open var intrinsicContentSize: CGSize { CGSize(width: -1, height: 34) }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        if canvas.isForSpeech { return [Line("slider at \(storedValue) of \(minimumValue) to \(maximumValue)")] }
        let room = maximumValue - minimumValue
        let place = room > 0 ? Int.nearest(Double((storedValue - minimumValue) / room * 7)) : 0
        let (bar, knob) = canvas.isUnicode ? ("─", "●") : ("-", "o")
        return [Line(String(repeating: bar, count: place) + knob + String(repeating: bar, count: 7 - place))]
    }

    override var kindName: String { "slider" }
    override var driverClass: String { "UISlider" }
    override func stepCode(_ direction: Int) -> String? {
        let step = (maximumValue - minimumValue) / 10
        return "\(findCode).drag(to: \((Double(value + Float(direction) * step) * 1000).rounded() / 1000))"
    }
}

/// A stepper.
open class UIStepper: UIControl {
    open var minimumValue: Double = 0 { didSet { value = storedValue } }
    open var maximumValue: Double = 100 { didSet { value = storedValue } }
    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
    override open var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
    override var fixedSize: CGSize? { intrinsicContentSize }
    private var storedValue: Double = 0
    open var value: Double {
        get { storedValue }
        set { storedValue = min(maximumValue, max(minimumValue, newValue)) }
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        let shown = storedValue == storedValue.rounded() ? "\(Int.nearest(storedValue))" : "\(storedValue)"
        return [Line(canvas.isForSpeech ? "stepper at \(shown)" : "[-] \(shown) [+]")]
    }

    override var kindName: String { "stepper" }
    override var driverClass: String { "UIStepper" }
    override func stepCode(_ direction: Int) -> String? { "\(findCode).\(direction > 0 ? "increment" : "decrement")()" }
}

/// A segmented control.
open class UISegmentedControl: UIControl {
    private var segmentTitles: [String] = []
    private var disabledSegments: Set<Int> = []
    public static let noSegment = -1
    open var selectedSegmentIndex = -1
    open lazy var selectedSegmentTintColor: UIColor? = nil
    open lazy var apportionsSegmentWidthsByContent = false
    open lazy var isMomentary = false
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open func setWidth(_ width: CGFloat, forSegmentAt index: Int) {}
    open func setImage(_ image: UIImage?, forSegmentAt index: Int) { setTitle(image?.glyph, forSegmentAt: index) }
    open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
        insertSegment(withTitle: image?.glyph, at: index, animated: animated)
    }
    open func removeSegment(at index: Int, animated: Bool) {
        if segmentTitles.indices.contains(index) { segmentTitles.remove(at: index) }
        if selectedSegmentIndex >= segmentTitles.count { selectedSegmentIndex = -1 }
    }
    open func removeAllSegments() {
        segmentTitles = []
        selectedSegmentIndex = -1
    }
    open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
        if enabled { disabledSegments.remove(index) } else { disabledSegments.insert(index) }
    }
    open func isEnabledForSegment(at index: Int) -> Bool { !disabledSegments.contains(index) }
    override open var intrinsicContentSize: CGSize {
        let widest = segmentTitles.map { TextSize.of($0, nil, lines: 1, width: 0).width }.max() ?? 0
        return CGSize(width: CGFloat(segmentTitles.count) * (widest + 16), height: 32)
    }

    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segmentTitles = (items ?? []).map { ($0 as? UIImage)?.glyph ?? "\($0)" }
    }
    public var numberOfSegments: Int { segmentTitles.count }
    open func titleForSegment(at index: Int) -> String? {
        segmentTitles.indices.contains(index) ? segmentTitles[index] : nil
    }
    open func setTitle(_ title: String?, forSegmentAt index: Int) {
        if segmentTitles.indices.contains(index) { segmentTitles[index] = title ?? "" }
    }
    /// True while the segments are those that a simulated storyboard has added.
    private var hasInventedSegments = false

    /// Adds two segments, as Interface Builder does. They stay until the program adds segments.
    func inventSegments() {
        segmentTitles = ["First", "Second"]
        selectedSegmentIndex = 0
        hasInventedSegments = true
    }

    open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
        if hasInventedSegments {
            removeAllSegments()
            hasInventedSegments = false
        }
        segmentTitles.insert(title ?? "", at: min(index, segmentTitles.count))
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        if canvas.isForSpeech {
            let chosen =
                segmentTitles.indices.contains(selectedSegmentIndex) ? segmentTitles[selectedSegmentIndex] : "none"
            return [Line("\(chosen) chosen of \(segmentTitles.joined(separator: ", "))")]
        }
        let parts = segmentTitles.enumerated().map {
            $0.offset == selectedSegmentIndex ? "<\($0.element)>" : " \($0.element) "
        }
        return [Line("[" + parts.joined(separator: "|") + "]")]
    }

    override var kindName: String { "segments" }
    override var driverClass: String { "UISegmentedControl" }
    override func stepCode(_ direction: Int) -> String? {
        let next = max(0, min(selectedSegmentIndex + direction, numberOfSegments - 1))
        return titleForSegment(at: next).map { "\(findCode).choose(\($0.debugDescription))" }
    }
}

/// A date picker.
open class UIDatePicker: UIControl {
    public enum Mode: Int { case time, date, dateAndTime, countDownTimer }
    open var date = Date() {
        didSet { clampDate() }
    }
    open var datePickerMode = Mode.dateAndTime
    public enum Style: Int { case automatic, wheels, compact, inline }
    open var countDownDuration: TimeInterval = 0
    open var minimumDate: Date? {
        didSet { clampDate() }
    }
    open var maximumDate: Date? {
        didSet { clampDate() }
    }
    /// Moves a date outside of the limits to the nearest limit. Limits in the wrong order have no effect.
    private func clampDate() {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
        if let minimumDate, date < minimumDate { date = minimumDate }
        if let maximumDate, date > maximumDate { date = maximumDate }
    }
    open lazy var locale: Locale? = nil
    open lazy var calendar: Calendar! = Calendar.current
    open lazy var timeZone: TimeZone? = nil
    open lazy var minuteInterval = 1
    open lazy var preferredDatePickerStyle: Style = .automatic
    override open var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        [Line(canvas.isForSpeech ? "date \(displayedDate)" : "< \(displayedDate) >")]
    }
    /// The parts of the date that the mode shows.
    private var displayedDate: String {
        if datePickerMode == .countDownTimer {
            let minutes = Int(countDownDuration) / 60
            return "\(minutes / 60) h \(minutes % 60) min"
        }
        let formatter = DateFormatter()
        formatter.timeZone = timeZone ?? calendar.timeZone
        formatter.locale = Locale(identifier: "en_US_POSIX")
        switch datePickerMode {
        case .date: formatter.dateFormat = "yyyy-MM-dd"
        case .time: formatter.dateFormat = "HH:mm"
        default: formatter.dateFormat = "yyyy-MM-dd HH:mm"
        }
        return formatter.string(from: date)
    }

    override var kindName: String { "date picker" }
    override var driverClass: String { "UIDatePicker" }
    override func stepCode(_ direction: Int) -> String? {
        let day = date.addingTimeInterval(Double(direction) * 86400)
        return "\(findCode).choose(Date(timeIntervalSinceReferenceDate: \(day.timeIntervalSinceReferenceDate)))"
    }
}

/// A control that shows that a list is reloading. The user pulls the list to show the control.
open class UIRefreshControl: UIControl {
    public private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?
    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() {
        KitRules.checkChange(self, "endRefreshing")
        isRefreshing = false
    }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] { isRefreshing ? [Line(canvas.activityGlyph)] : [] }

    override var isUserAccessible: Bool { false }
}

/// A row of dots for pages, with a mark at the current page.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    private var storedPage = 0
    open var currentPage: Int {
        get { storedPage }
        set { storedPage = max(0, min(newValue, numberOfPages - 1)) }
    }
    open lazy var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
    override open var intrinsicContentSize: CGSize { CGSize(width: CGFloat(numberOfPages * 16), height: 26) }

    override var drawsItself: Bool { true }
    override func lines(_ canvas: TextCanvas) -> [Line] {
        if numberOfPages == 0 || hidesForSinglePage && numberOfPages == 1 { return [] }
        if canvas.isForSpeech { return [Line("page \(storedPage + 1) of \(numberOfPages)")] }
        let (on, off) = canvas.isUnicode ? ("●", "○") : ("*", ".")
        return [Line((0..<numberOfPages).map { $0 == storedPage ? on : off }.joined(separator: " "))]
    }
}

extension UIPageControl {
    /// Taps beside the dots, which selects the next or the previous page.
    public func choose(_ page: Int) {
        guard UIDriver.checkReachable(self, "choose") else { return }
        currentPage = page
        userChangedValue()
    }
}
