import Runtime

/// Sources and expectations written as marbles.
let marblesPage = LibraryPage(
    name: "Marbles", module: "RxTest",
    text: #"""
/// A source that begins anew for every subscriber, written as marbles.
@marbles public func cold<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance) -> Observable<Element>
/// A source that runs from now on, whoever listens, written as marbles.
@marbles public func hot<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance) -> Observable<Element>
/// Subscribes now and prints, when the picture's time is over, whether the source sent just that.
@marbles @discardableResult public func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, values: [String: Source.Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance, line: UInt = #line) -> Disposable
/// What `#` in marbles stands for.
public struct MarbleFailure: Swift.Error, Equatable, CustomStringConvertible {
    public init() {}
    public var description: String { "error" }
}
extension TestScheduler {
    /// A source on this clock that begins anew for every subscriber.
    @marbles public func cold<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: Int? = nil, rxjs: Bool = false) throws -> TestableObservable<Element>
    /// A source on this clock that runs whoever listens; `^`, else the beginning, stands for `subscribed`.
    @marbles public func hot<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: Int? = nil, rxjs: Bool = false, subscribed: Int = 200) throws -> TestableObservable<Element>
    /// Events from `subscribed` on as marbles.
    public func marbles<Element>(_ events: [Recorded<Event<Element>>], tick: Int? = nil, subscribed: Int = 200) -> String
}
"""#)
