// The deprecated names of earlier releases.
import Rill
import RillTestCore

@available(*, deprecated, renamed: "Recorded.next(_:_:)")
public func next<T>(_ time: TestTime, _ element: T) -> Recorded<Event<T>> {
    Recorded(time: time, value: .next(element))
}

@available(*, deprecated, renamed: "Recorded.completed(_:_:)")
public func completed<T>(_ time: TestTime, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    Recorded(time: time, value: .completed)
}

@available(*, deprecated, renamed: "Recorded.error(_:_:_:)")
public func error<T>(_ time: TestTime, _ error: Swift.Error, _ type: T.Type = T.self) -> Recorded<Event<T>> {
    Recorded(time: time, value: .error(error))
}
