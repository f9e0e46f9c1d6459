import Foundation

/// A storyboard. Simulated: it contains the class whose name matches an identifier.
///
/// See also: UIViewController.
public final class UIStoryboard: NSObject {
    static let main = UIStoryboard(name: "Main", bundle: nil)
    let name: String

    public init(name: String, bundle: Bundle?) { self.name = name }

    public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        guard let type = KnownClasses.best(for: identifier, where: { $0 is UIViewController.Type }),
            let made = (type as! UIViewController.Type).init(coder: NSCoder())
        else {
            Rules.stop("unknown-identifier", "storyboard '\(name)' has no controller with identifier '\(identifier)'")
        }
        return made
    }
    public func instantiateInitialViewController() -> UIViewController? {
        guard let first = KnownClasses.all.first(where: { $0.type is UIViewController.Type }) else { return nil }
        return (first.type as! UIViewController.Type).init(coder: NSCoder())
    }
}

/// The simulated storyboard of a pasted class: sets outlets that are nil to new views and connects actions.
enum Implied {
    /// Descriptions of the created views and connections, one line each.
    static var story: [String] = []

    static func fill(_ controller: UIViewController) {
        let filled = fill(controller, into: controller.view) { item, name in
            controller.navigationItem.rightBarButtonItems =
                (controller.navigationItem.rightBarButtonItems ?? []) + [item]
            item.title =
                name.lowercased().contains("add") || name.lowercased().contains("new") ? "+" : Words.title(of: name)
        }
        for action in controller.namedActions() where action.isWired { wire(action, of: controller, filled) }
        unconnected = filled.filter { $0.thing is UITableView || $0.thing is UICollectionView }
    }
    /// Lists of the last loaded controller, until its `viewDidLoad` has run.
    private static var unconnected: [(name: String, thing: UIResponder)] = []

    /// Connects lists without a data source or delegate after `viewDidLoad` to the controller, if it conforms.
    static func connect(to controller: UIViewController) {
        let lists = unconnected
        unconnected = []
        for (name, thing) in lists { connect(thing, name, to: controller) }
    }

    /// Connects a table to the controller that is its data source or delegate.
    private static func connect(_ thing: UIResponder, _ name: String, to controller: UIViewController) {
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
        story.append("\(type(of: controller)).\(name): \(words.joined(separator: " and ")) is the controller")
    }

    /// Creates views for the outlets of an object; returns them in order.
    @discardableResult
    static func fill(
        _ owner: UIResponder, into parent: UIView, bar: (UIBarButtonItem, String) -> Void = { _, _ in }
    ) -> [(name: String, thing: UIResponder)] {
        var made: [(name: String, thing: UIResponder)] = []
        var before: UIView?
        for (name, outlet) in outlets(of: owner) where outlet.content == nil {
            if let type = outlet.wanted as? UIView.Type, let view = type.init(coder: NSCoder()) {
                view.screenName = name
                view.isImplied = true
                if let button = view as? UIButton {
                    if button.currentTitle == nil { button.setTitle(Words.title(of: name), for: .normal) }
                    button.sharesLine = before is UIButton
                }
                outlet.fill(with: view)
                parent.addSubview(view)
                before = view
                made.append((name: name, thing: view))
                story.append("\(Swift.type(of: owner)).\(name): a new \(type)")
            } else if outlet.wanted is UIBarButtonItem.Type {
                let item = UIBarButtonItem()
                item.screenName = name
                outlet.fill(with: item)
                bar(item, name)
                made.append((name: name, thing: item))
                story.append("\(Swift.type(of: owner)).\(name): a new UIBarButtonItem")
            } else if outlet.wanted == [UIButton].self {
                outlet.fill(with: [UIButton]())
            }
        }
        return made
    }

    /// Returns outlets by name, those of the superclass first.
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

    /// Connects an action to the control with the longest common run of words, else to a bar button.
    private static func wire(
        _ action: NamedAction, of controller: UIViewController, _ things: [(name: String, thing: UIResponder)]
    ) {
        let words = Words.of(action.name).filter { $0 != "action" }
        var (best, length): (UIResponder?, Int) = (nil, 0)
        for (name, thing) in things where thing is UIControl || thing is UIBarButtonItem {
            let shared = Words.shared(words, Words.of(name))
            if shared > length { (best, length) = (thing, shared) }
        }
        // A single sender of the class needs no matching name.
        let senders = things.filter { "\(type(of: $0.thing))" == action.sender }
        if best == nil, senders.count == 1 { best = senders[0].thing }
        let selector = Selector(action.name)
        if let control = best as? UIControl {
            let isTouched = control is UIButton
            control.addTarget(controller, action: selector, for: isTouched ? .touchUpInside : .valueChanged)
            story.append("\(type(of: controller)).\(action.name): wired to \(control.screenName ?? "")")
            return
        }
        if best == nil, action.sender == "UIButton" {
            let button = UIButton()
            button.setTitle(Words.title(of: action.name), for: .normal)
            button.isImplied = true
            controller.view.addSubview(button)
            button.addTarget(controller, action: selector, for: .touchUpInside)
            return story.append("\(type(of: controller)).\(action.name): wired to a new button")
        }
        let item = (best as? UIBarButtonItem) ?? UIBarButtonItem()
        if best == nil {
            let word = words.joined(separator: " ")
            item.title = word == "add" || word == "new" ? "+" : Words.title(of: word)
            controller.navigationItem.rightBarButtonItems =
                (controller.navigationItem.rightBarButtonItems ?? []) + [item]
        }
        item.target = controller
        item.action = selector
        story.append("\(type(of: controller)).\(action.name): wired to a bar button '\(item.title ?? "")'")
    }
}
