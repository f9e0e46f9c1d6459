import Foundation

/// A type whose instances keep their identity when values change.
public protocol IdentifiableType {
    associatedtype Identity: Hashable
    var identity: Identity { get }
}

extension String: IdentifiableType {
    public var identity: String { self }
}
extension Int: IdentifiableType {
    public var identity: Int { self }
}

/// A section of a table with its items.
public protocol SectionModelType {
    associatedtype Item
    var items: [Item] { get }
    init(original: Self, items: [Item])
}

/// A section whose changes against another section can be computed.
public protocol AnimatableSectionModelType: SectionModelType, IdentifiableType
where Item: IdentifiableType, Item: Equatable {}

/// A section with a model, such as its title.
///
///     let section = SectionModel(model: "fruit", items: ["apple", "pear"])
///     print(section.model, section.items.count)
///     // fruit 2
///
/// See also: AnimatableSectionModel, RxTableViewSectionedReloadDataSource.
public struct SectionModel<Section, ItemType>: SectionModelType, CustomStringConvertible {
    public typealias Item = ItemType
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
    public init(original: SectionModel<Section, ItemType>, items: [ItemType]) {
        model = original.model
        self.items = items
    }
    public var identity: Section { model }
    public var description: String { "\(model) > \(items)" }
}

extension SectionModel: Equatable where Section: Equatable, ItemType: Equatable {}

/// A section with identifiable items, so that insertions, deletions and moves can be animated.
///
///     let before = [AnimatableSectionModel(model: "due", items: ["ropes", "paint"])]
///     let after = [AnimatableSectionModel(model: "due", items: ["paint", "ropes", "tar"])]
///     let changes = try Diff.differencesForSectionedView(initialSections: before, finalSections: after)
///     print(changes[0].insertedItems.count, changes[0].movedItems.count)
///     // 1 1
///
/// Pitfall: two items with the same identity are an error.
/// See also: SectionModel, RxTableViewSectionedAnimatedDataSource.
public struct AnimatableSectionModel<Section: IdentifiableType, ItemType: IdentifiableType & Equatable>:
    AnimatableSectionModelType, CustomStringConvertible
{
    public typealias Item = ItemType
    public var model: Section
    public var items: [ItemType]

    public init(model: Section, items: [ItemType]) {
        self.model = model
        self.items = items
    }
    public init(original: AnimatableSectionModel<Section, ItemType>, items: [ItemType]) {
        model = original.model
        self.items = items
    }
    public var identity: Section.Identity { model.identity }
    public var description: String { "\(model) > \(items)" }
}

extension AnimatableSectionModel: Equatable where Section: Equatable {}
