extension ObservableType {
    /// Sends the listed elements, then completes; each event is one step of the scheduler.
    ///
    ///     of(1, 2, 3)   123|
    ///
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        loopSource(of: elements, scheduler)
    }

    /// Sends the elements of an array, then completes; each event is one step of the scheduler.
    ///
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func from(
        _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        loopSource(of: array, scheduler)
    }

    /// Sends the elements of a sequence, which is iterated again for each subscriber.
    ///
    /// - SeeAlso: [from](https://reactivex.io/documentation/operators/from.html)
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        LoopSource(scheduler) {
            var iterator = sequence.makeIterator()
            return { pump in
                while let element = iterator.next() {
                    pump.downstream.onNext(element)
                    if pump.mustPause { return }
                }
                pump.complete()
            }
        }
    }

    @inlinable
    static func loopSource(of array: [Element], _ scheduler: ImmediateSchedulerType) -> Observable<Element> {
        LoopSource(scheduler) {
            var index = 0
            return { pump in
                while index < array.count {
                    let element = array[index]
                    index += 1
                    pump.downstream.onNext(element)
                    if pump.mustPause { return }
                }
                pump.complete()
            }
        }
    }

    /// Sends the same element without end, one step of the scheduler each.
    ///
    /// - SeeAlso: [repeat](https://reactivex.io/documentation/operators/repeat.html)
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        LoopSource(scheduler) {
            { pump in
                repeat { pump.downstream.onNext(element) } while !pump.mustPause
            }
        }
    }

    /// Sends `initialState`, then each result of `iterate`, while the condition is true.
    ///
    /// - SeeAlso: [create](https://reactivex.io/documentation/operators/create.html)
    @inlinable
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        LoopSource(scheduler) {
            var state = initialState
            var isFirst = true
            return { pump in
                do {
                    repeat {
                        if isFirst { isFirst = false } else { state = try iterate(state) }
                        guard try condition(state) else { return pump.complete() }
                        pump.downstream.onNext(state)
                    } while !pump.mustPause
                } catch {
                    pump.fail(error)
                }
            }
        }
    }
}

extension ObservableType where Element: RxAbstractInteger {
    /// Sends `count` consecutive integers from `start` on, then completes.
    ///
    ///     range(start: 5, count: 3)   567|
    ///
    /// - SeeAlso: [range](https://reactivex.io/documentation/operators/range.html)
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        if count < 0 { fatalError("count can't be negative") }
        if count > 0, start.addingReportingOverflow(count &- 1).overflow { fatalError("overflow of count") }
        return LoopSource(scheduler) {
            var next = start
            var isDone = count == 0
            // Arithmetic on a generic integer type is slow, so each element needs only one addition and one comparison.
            let last = start &+ (count &- 1)
            let one: Element = 1
            return { pump in
                while !isDone {
                    let element = next
                    if element == last { isDone = true } else { next = element &+ one }
                    pump.downstream.onNext(element)
                    if pump.mustPause { return }
                }
                pump.complete()
            }
        }
    }
}
