// The deprecated names of earlier releases.
import Rill

extension TestScheduler {
    @available(*, deprecated, renamed: "start(disposed:create:)")
    public func start<OutputSequence: ObservableConvertibleType>(
        _ disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        start(disposed: disposed, create: create)
    }

    @available(*, deprecated, renamed: "start(created:subscribed:disposed:create:)")
    public func start<OutputSequence: ObservableConvertibleType>(
        _ created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<OutputSequence.Element> {
        start(created: created, subscribed: subscribed, disposed: disposed, create: create)
    }
}
