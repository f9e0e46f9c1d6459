extension ObservableType {
    /// The listed elements, one scheduled step each, and one for the completion.
    @inlinable
    public static func of(
        _ elements: Element..., scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        emission(of: elements, scheduler)
    }

    /// The elements of an array, one scheduled step each, and one for the completion.
    @inlinable
    public static func from(
        _ array: [Element], scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        emission(of: array, scheduler)
    }

    /// The elements of a sequence, which is iterated for each subscriber.
    @inlinable
    public static func from<Sequence: Swift.Sequence>(
        _ sequence: Sequence, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Sequence.Element == Element {
        Emission(scheduler) {
            var iterator = sequence.makeIterator()
            return { pump in
                while let element = iterator.next() {
                    pump.down.onNext(element)
                    if pump.mustYield { return }
                }
                pump.complete()
            }
        }
    }

    @inlinable
    static func emission(of array: [Element], _ scheduler: ImmediateSchedulerType) -> Observable<Element> {
        Emission(scheduler) {
            var index = 0
            return { pump in
                while index < array.count {
                    let element = array[index]
                    index += 1
                    pump.down.onNext(element)
                    if pump.mustYield { return }
                }
                pump.complete()
            }
        }
    }

    /// The same element without end.
    @inlinable
    public static func repeatElement(
        _ element: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        Emission(scheduler) {
            { pump in
                repeat { pump.down.onNext(element) } while !pump.mustYield
            }
        }
    }

    /// The states that `iterate` makes of the first one, as long as the condition holds.
    @inlinable
    public static func generate(
        initialState: Element,
        condition: @escaping (Element) throws -> Bool,
        scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance,
        iterate: @escaping (Element) throws -> Element
    ) -> Observable<Element> {
        Emission(scheduler) {
            var state = initialState
            var isFirst = true
            return { pump in
                do {
                    repeat {
                        if isFirst { isFirst = false } else { state = try iterate(state) }
                        guard try condition(state) else { return pump.complete() }
                        pump.down.onNext(state)
                    } while !pump.mustYield
                } catch {
                    pump.fail(error)
                }
            }
        }
    }
}

extension ObservableType where Element: RxAbstractInteger {
    /// `count` integers from `start` on.
    @inlinable
    public static func range(
        start: Element, count: Element, scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        if count < 0 { fatalError("count can't be negative") }
        if count > 0, start.addingReportingOverflow(count &- 1).overflow { fatalError("overflow of count") }
        return Emission(scheduler) {
            var next = start
            var isDone = count == 0
            // Numbers of a kind that is not known here are dear: one is made and one compared an element.
            let last = start &+ (count &- 1)
            let one: Element = 1
            return { pump in
                while !isDone {
                    let element = next
                    if element == last { isDone = true } else { next = element &+ one }
                    pump.down.onNext(element)
                    if pump.mustYield { return }
                }
                pump.complete()
            }
        }
    }
}
