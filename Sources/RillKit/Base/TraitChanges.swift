import Foundation

/// A trait for whose changes a handler can be registered.
public protocol UITraitDefinition {
    static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool
}
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.userInterfaceStyle != other.userInterfaceStyle
    }
}
public enum UITraitVerticalSizeClass: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.verticalSizeClass != other.verticalSizeClass
    }
}
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.horizontalSizeClass != other.horizontalSizeClass
    }
}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public static func differs(_ one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        one.preferredContentSizeCategory != other.preferredContentSizeCategory
    }
}
public typealias UITrait = UITraitDefinition.Type
public protocol UITraitChangeRegistration: AnyObject {}

/// A view or controller that is notified of changes of its traits.
public protocol UITraitEnvironment: UIResponder {
    var traitCollection: UITraitCollection { get }
}
public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
    /// Calls the handler with the previous traits after a change of one of the traits.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        TraitObservers.addHandler(self, traits) { [weak self] before in
            if let self { handler(self, before) }
        }
    }
    /// Calls a method of the object after a change of one of the traits.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration {
        TraitObservers.addHandler(self, traits, calling: action)
    }
    public func unregisterForTraitChanges(_ registration: UITraitChangeRegistration) {
        TraitObservers.of(self)?.registrations.removeAll { $0 === registration }
    }
}

/// The registrations of one object for changes of traits.
final class TraitObservers {
    final class Registration: UITraitChangeRegistration {
        let traits: [UITrait]
        let run: (UITraitCollection) -> Void
        init(_ traits: [UITrait], _ run: @escaping (UITraitCollection) -> Void) {
            (self.traits, self.run) = (traits, run)
        }
    }
    var registrations: [Registration] = []

    static func of(_ thing: UIResponder) -> TraitObservers? { thing.attachments["trait changes"] as? TraitObservers }
    static func addHandler(
        _ thing: UIResponder, _ traits: [UITrait], _ run: @escaping (UITraitCollection) -> Void
    ) -> UITraitChangeRegistration {
        let known = of(thing) ?? TraitObservers()
        thing.attachments["trait changes"] = known
        let made = Registration(traits, run)
        known.registrations.append(made)
        return made
    }
    static func addHandler(
        _ thing: UIResponder, _ traits: [UITrait], calling action: Selector
    ) -> UITraitChangeRegistration {
        addHandler(thing, traits) { [weak thing] _ in thing?.perform(action, from: thing) }
    }
    static func notifyObservers(_ thing: UITraitEnvironment, _ before: UITraitCollection) {
        guard let known = of(thing) else { return }
        let now = thing.traitCollection
        for one in known.registrations where one.traits.contains(where: { $0.differs(now, before) }) { one.run(before) }
    }
}
