import Foundation

/// A simulated storyboard: it contains the classes whose names match an identifier.
///
/// See also: UIViewController.
public final class UIStoryboard: NSObject {
    static let main = UIStoryboard(name: "Main", bundle: nil)
    let name: String

    public init(name: String, bundle: Bundle?) { self.name = name }

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let type = KnownClasses.bestClass(for: identifier, where: { $0 is UIViewController.Type }),
            let made = (type as! UIViewController.Type).init(coder: NSCoder())
        else {
            KitRules.stop(
                "unknown-identifier", "storyboard '\(name)' has no controller with identifier '\(identifier)'")
        }
        return KnownClasses.sceneController(made, identifier)
    }
    /// Creates a controller with a closure, which may pass values to its initialiser, or as `withIdentifier` does.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        if let made = creator?(NSCoder()) { return made }
        guard let made = instantiateViewController(withIdentifier: identifier) as? Controller else {
            KitRules.stop(
                "unknown-identifier", "storyboard '\(name)' has no \(Controller.self) with identifier '\(identifier)'")
        }
        return made
    }
    public func instantiateInitialViewController() -> UIViewController? {
        guard let first = KnownClasses.knownClasses.first(where: { $0.type is UIViewController.Type }) else {
            return nil
        }
        return (first.type as! UIViewController.Type).init(coder: NSCoder())
    }
}

/// The simulated storyboard of pasted classes, which sets outlets that are nil to new views and connects actions.
enum SimulatedStoryboard {
    /// The descriptions of the created views and connections, one line for each.
    static var createdDescriptions: [String] = []

    static func fillController(_ controller: UIViewController) {
        let filled = fillOutlets(controller, into: controller.view) { item, name in
            controller.navigationItem.rightBarButtonItems =
                (controller.navigationItem.rightBarButtonItems ?? []) + [item]
            item.title =
                name.lowercased().contains("add") || name.lowercased().contains("new")
                ? "+" : NameWords.titleFromName(of: name)
        }
        // Actions with the name of a control are connected before those that may belong to any remaining control.
        let actions = controller.namedActions().filter { $0.isConnected }
        for action in actions where bestControl(for: action, filled) != nil {
            connectAction(action, of: controller, filled)
        }
        for action in actions where bestControl(for: action, filled) == nil {
            connectAction(action, of: controller, filled)
        }
        unconnectedViews = filled.filter { $0.thing is UITableView || $0.thing is UICollectionView }
    }
    /// The tables and collection views of the last loaded controller, until its `viewDidLoad` has run.
    private static var unconnectedViews: [(name: String, thing: UIResponder)] = []

    /// Connects tables and collection views to the controller, if it conforms and they have no data source or delegate
    /// after `viewDidLoad`.
    static func connectActions(to controller: UIViewController) {
        let lists = unconnectedViews
        unconnectedViews = []
        for (name, thing) in lists { connectActions(thing, name, to: controller) }
    }

    /// Connects a table to the controller, which becomes the table's data source or delegate.
    private static func connectActions(_ thing: UIResponder, _ name: String, to controller: UIViewController) {
        var words: [String] = []
        if let table = thing as? UITableView {
            if table.dataSource == nil, let source = controller as? UITableViewDataSource {
                table.dataSource = source
                words.append("dataSource")
            }
            if table.delegate == nil, let delegate = controller as? UITableViewDelegate {
                table.delegate = delegate
                words.append("delegate")
            }
        }
        if let grid = thing as? UICollectionView {
            if grid.dataSource == nil, let source = controller as? UICollectionViewDataSource {
                grid.dataSource = source
                words.append("dataSource")
            }
            if grid.delegate == nil, let delegate = controller as? UICollectionViewDelegate {
                grid.delegate = delegate
                words.append("delegate")
            }
        }
        if words.isEmpty { return }
        createdDescriptions.append(
            "\(type(of: controller)).\(name): \(words.joined(separator: " and ")) is the controller")
    }

    /// Creates the views of an object's outlets and returns them in order.
    @discardableResult
    static func fillOutlets(
        _ owner: UIResponder, into parent: UIView, bar: (UIBarButtonItem, String) -> Void = { _, _ in }
    ) -> [(name: String, thing: UIResponder)] {
        var made: [(name: String, thing: UIResponder)] = []
        var before: UIView?
        for (name, outlet) in outlets(of: owner) where outlet.content == nil {
            if let type = outlet.wrappedType as? UIView.Type, let view = type.init(coder: NSCoder()) {
                view.screenName = name
                view.isFromStoryboard = true
                if let button = view as? UIButton {
                    if button.currentTitle == nil { button.setTitle(NameWords.titleFromName(of: name), for: .normal) }
                    button.sharesLineWithPrevious = before is UIButton
                }
                (view as? UISegmentedControl)?.inventSegments()
                outlet.setContent(with: view)
                parent.addSubview(view)
                before = view
                made.append((name: name, thing: view))
                createdDescriptions.append("\(Swift.type(of: owner)).\(name): a new \(type)")
            } else if outlet.wrappedType is NSLayoutConstraint.Type {
                let constraint = parent.heightAnchor.constraint(equalToConstant: 0)
                constraint.identifier = name
                outlet.setContent(with: constraint)
                createdDescriptions.append("\(Swift.type(of: owner)).\(name): a constraint that is not active")
            } else if let type = outlet.wrappedType as? UIGestureRecognizer.Type {
                let recognizer = type.init()
                outlet.setContent(with: recognizer)
                parent.addGestureRecognizer(recognizer)
                createdDescriptions.append("\(Swift.type(of: owner)).\(name): a new \(type) on the view")
            } else if outlet.wrappedType is UIBarButtonItem.Type {
                let item = UIBarButtonItem()
                item.screenName = name
                outlet.setContent(with: item)
                bar(item, name)
                made.append((name: name, thing: item))
                createdDescriptions.append("\(Swift.type(of: owner)).\(name): a new UIBarButtonItem")
            }
        }
        let more = fillCollections(of: owner, from: made)
        owner.outletsAreSet()
        return made + more
    }

    /// Fills the outlet collections of an object and returns the new views. A collection contains the views of its kind
    /// whose names begin with the singular of its own name, such as `answer1` in `answers`; without those, all views of
    /// its kind; and without any, four new views.
    private static func fillCollections(
        of owner: UIResponder, from made: [(name: String, thing: UIResponder)]
    ) -> [(name: String, thing: UIResponder)] {
        let before = (owner as? UIViewController)?.view.subviews.count ?? 0
        for (name, outlet) in outlets(of: owner) where outlet.content == nil {
            guard let list = outlet.wrappedType as? OutletList.Type, let kind = list.elementType as? UIView.Type else {
                continue
            }
            outlet.setContent(
                with: list.of(
                    makeOutletCollection(name, owner, made.filter { !list.isUnsetOutlet(of: $0.thing) }, kind)))
        }
        let all = (owner as? UIViewController)?.view.subviews ?? []
        return all.dropFirst(before).map { (name: $0.screenName ?? "", thing: $0) }
    }
    private static func makeOutletCollection(
        _ name: String, _ owner: UIResponder, _ known: [(name: String, thing: UIResponder)], _ kind: UIView.Type
    ) -> [UIResponder] {
        let word = NameWords.wordsWithoutKind(of: name).first ?? ""
        let fitting = known.filter { item in
            NameWords.wordsWithoutKind(of: item.name).first.map { word.hasPrefix($0) } ?? false
        }
        // A name that consists of a kind, such as `buttons`, stands for all views of the kind; another name may stand
        // for `choice1` and `choice2`.
        let alike = known.filter { item in
            known.contains {
                $0.name != item.name
                    && NameWords.wordsWithoutKind(of: $0.name) == NameWords.wordsWithoutKind(of: item.name)
            }
        }
        let others = NameWords.hasOnlyKindWords(name) ? known : alike
        let members = (fitting.isEmpty ? others : fitting).map { $0.thing }
        return members.isEmpty ? makeViews(4, name, owner, kind) : members
    }
    private static func makeViews(_ count: Int, _ name: String, _ owner: UIResponder, _ kind: UIView.Type) -> [UIView] {
        let place = (owner as? UIViewController)?.view ?? owner as? UIView
        createdDescriptions.append("\(type(of: owner)).\(name): \(count) views, \(name)[0] to \(name)[\(count - 1)]")
        return (0..<count).compactMap { index in
            guard let view = kind.init(coder: NSCoder()) else { return nil }
            view.screenName = "\(name)[\(index)]"
            view.isFromStoryboard = true
            view.tag = index
            view.sharesLineWithPrevious = index > 0
            (view as? UIButton)?.setTitle("\(index + 1)", for: .normal)
            place?.addSubview(view)
            return view
        }
    }
    /// Returns the buttons without an action whose names differ only by a number, such as `choice1` and `choice2`.
    private static func numberedButtons(of senders: [(name: String, thing: UIResponder)]) -> [UIButton]? {
        let free = senders.filter { !(($0.thing as? UIControl)?.hasListeners ?? true) }
        for one in free {
            let stem = NameWords.wordsWithoutKind(of: one.name)
            let alike = free.filter { NameWords.wordsWithoutKind(of: $0.name) == stem }
            if alike.count > 1 { return alike.compactMap { $0.thing as? UIButton } }
        }
        return nil
    }

    /// Returns the outlets by name, with those of the superclass first.
    private static func outlets(of owner: UIResponder) -> [(String, AnyOutlet)] {
        var levels: [[(String, AnyOutlet)]] = []
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let level = mirror {
            var found: [(String, AnyOutlet)] = []
            for child in level.children {
                if let label = child.label, let outlet = child.value as? AnyOutlet {
                    found.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, outlet))
                }
            }
            levels.insert(found, at: 0)
            mirror = level.superclassMirror
        }
        return levels.flatMap { $0 }
    }

    /// Returns the control whose name has the longest run of words in common with the name of an action.
    private static func bestControl(for action: NamedAction, _ things: [(name: String, thing: UIResponder)])
        -> UIResponder?
    {
        let words = NameWords.of(action.name).filter { $0 != "action" }
        var (best, length): (UIResponder?, Int) = (nil, 0)
        for (name, thing) in things where action.acceptsSender(thing) {
            let shared = NameWords.commonLetterCount(words, NameWords.of(name))
            if shared > length { (best, length) = (thing, shared) }
        }
        return best
    }
    /// Connects an action to the control of the sender's class whose name has the most successive words in common with
    /// it, or to a new button.
    private static func connectAction(
        _ action: NamedAction, of controller: UIViewController, _ things: [(name: String, thing: UIResponder)]
    ) {
        let words = NameWords.of(action.name).filter { $0 != "action" }
        var best = bestControl(for: action, things)
        // The sender of an action needs no similar name if it is the only view of its kind, or if the names of the
        // buttons differ by a number or a word.
        let selector = Selector(action.name)
        let senders = things.filter { "\(type(of: $0.thing))" == action.senderType }
        if best == nil, senders.count == 1 { best = senders[0].thing }
        if best == nil, let family = numberedButtons(of: senders) {
            for button in family { button.addTarget(controller, action: selector, for: .touchUpInside) }
            let names = family.compactMap { $0.screenName }.joined(separator: ", ")
            return createdDescriptions.append("\(type(of: controller)).\(action.name): wired to \(names)")
        }
        if let control = best as? UIControl {
            let isTouched = control is UIButton
            // An action of one view in a collection belongs to all views of the collection.
            let name = control.screenName.flatMap { $0.hasSuffix("]") ? $0.split(separator: "[")[0] + "[" : nil }
            let all = things.filter { item in name.map { item.name.hasPrefix($0) } ?? (item.thing === control) }
            for case let control as UIControl in all.map({ $0.thing }) {
                control.addTarget(controller, action: selector, for: isTouched ? .touchUpInside : .valueChanged)
            }
            createdDescriptions.append("\(type(of: controller)).\(action.name): wired to \(control.screenName ?? "")")
            return
        }
        if best == nil, action.senderType == "UIButton" {
            let button = UIButton()
            button.setTitle(NameWords.titleFromName(of: action.name), for: .normal)
            button.isFromStoryboard = true
            controller.view.addSubview(button)
            button.addTarget(controller, action: selector, for: .touchUpInside)
            return createdDescriptions.append("\(type(of: controller)).\(action.name): wired to a new button")
        }
        let item = (best as? UIBarButtonItem) ?? UIBarButtonItem()
        if best == nil {
            let word = words.joined(separator: " ")
            item.title = word == "add" || word == "new" ? "+" : NameWords.titleFromName(of: word)
            controller.navigationItem.rightBarButtonItems =
                (controller.navigationItem.rightBarButtonItems ?? []) + [item]
        }
        item.target = controller
        item.action = selector
        createdDescriptions.append(
            "\(type(of: controller)).\(action.name): wired to a bar button '\(item.title ?? "")'")
    }
}
