import Runtime

/// Sources and expectations written as marbles.
let marblesPage = LibraryPage(
    name: "Marbles", module: "RxTest",
    text: #"""
        /// A source that begins anew for every subscriber, written as marbles.
        ///
        ///         cold("1-2|")
        ///     =>  1-2|
        ///
        /// Pitfall: without a type from elsewhere digits are `Int`, anything else is `String`.
        /// See also: hot(_:values:errors:tick:rxjs:scheduler:), expect(_:_:values:errors:tick:rxjs:scheduler:line:).
        @marbles public func cold<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance) -> Observable<Element>
        /// A source that runs from now on, whoever listens, written as marbles.
        ///
        ///         hot("1-^-2-|").map { $0 + 1 }
        ///     =>  --3-|
        ///
        /// Pitfall: who subscribes late misses what was before.
        /// See also: cold(_:values:errors:tick:rxjs:scheduler:).
        @marbles public func hot<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance) -> Observable<Element>
        /// Subscribes now and prints, when the picture's time is over, whether the source sent just that.
        ///
        ///     expect(Observable.of(1, 2), "(12|)")
        ///     // pass: expect (12|)
        ///
        /// Pitfall: it subscribes at once and prints later: the clock must run on to the picture's end.
        /// See also: cold(_:values:errors:tick:rxjs:scheduler:).
        @marbles @discardableResult public func expect<Source: ObservableConvertibleType>(_ source: Source, _ marbles: String, values: [String: Source.Element] = [:], errors: [String: Swift.Error] = [:], tick: DispatchTimeInterval = .milliseconds(100), rxjs: Bool = false, scheduler: SchedulerType = MainScheduler.instance, line: UInt = #line) -> Disposable
        /// What `#` in marbles stands for.
        ///
        ///     print(MarbleFailure())
        ///     // error
        ///
        /// Pitfall: two of them are equal: name an error (`#boom`) to tell them apart.
        /// See also: error(_:).
        public struct MarbleFailure: Swift.Error, Equatable, CustomStringConvertible {
            /// A new one.
            public init() {}
            /// As `print` shows it.
            public var description: String { "error" }
        }
        extension TestScheduler {
            /// A source on this clock that begins anew for every subscriber.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
            ///     print(scheduler.marbles(scheduler.start { try! scheduler.cold("1-2|") as TestableObservable<Int> }.events))
            ///     // 1-2|
            ///
            /// Pitfall: times count from each subscription, in ticks of the scheduler.
            /// See also: hot(_:values:errors:tick:rxjs:subscribed:).
            @marbles public func cold<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: Int? = nil, rxjs: Bool = false) throws -> TestableObservable<Element>
            /// A source on this clock that runs whoever listens; `^`, else the beginning, stands for `subscribed`.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
            ///     let source: TestableObservable<Int> = try! scheduler.hot("1-^-2|")
            ///     print(scheduler.marbles(scheduler.start { source }.events))
            ///     // --2|
            ///
            /// Pitfall: events before the subscription are lost: `^` says where it is.
            /// See also: cold(_:values:errors:tick:rxjs:).
            @marbles public func hot<Element>(_ marbles: String, values: [String: Element] = [:], errors: [String: Swift.Error] = [:], tick: Int? = nil, rxjs: Bool = false, subscribed: Int = 200) throws -> TestableObservable<Element>
            /// Events from `subscribed` on as marbles.
            ///
            ///     let scheduler = TestScheduler(initialClock: 0, resolution: 0.001)
            ///     print(scheduler.marbles([.next(200, 1), .completed(400)]))
            ///     // 1-|
            ///
            /// Pitfall: events before `subscribed` are left out.
            /// See also: cold(_:values:errors:tick:rxjs:).
            public func marbles<Element>(_ events: [Recorded<Event<Element>>], tick: Int? = nil, subscribed: Int = 200) -> String
        }
        """#)
