import Foundation
import Rill

public typealias ReactorType = Reactor

/// A view that shows the state of a reactor and sends actions to it. Setting `reactor` creates new bindings.
public protocol View: AnyObject {
    associatedtype Reactor: ReactorType

    var disposeBag: DisposeBag { get set }
    var reactor: Reactor? { get set }
    func bind(reactor: Reactor)
}

extension View {
    public var reactor: Reactor? {
        get { Attachments.of(self, "reactor") as? Reactor }
        set {
            if let newValue { Attachments.setAttachment(newValue, of: self, "reactor") }
            disposeBag = DisposeBag()
            if let newValue { bind(reactor: newValue) }
        }
    }
}

/// A controller in a storyboard. Its bindings are created when its view is loaded.
public protocol StoryboardView: View, BoundWhenLoaded {}

extension StoryboardView {
    public var reactor: Reactor? {
        get { Attachments.of(self, "reactor") as? Reactor }
        set {
            if let newValue { Attachments.setAttachment(newValue, of: self, "reactor") }
            disposeBag = DisposeBag()
            bindWhenLoaded()
        }
    }
    public func bindWhenLoaded() {
        guard let reactor, (self as? UIViewController)?.isViewLoaded ?? true else { return }
        bind(reactor: reactor)
    }
}
