import Diagnostics
import Runtime
import TypeModel

/// A path from a variable to an object that should have been freed.
public struct RetainPath {
    /// The path in source form: `coordinator.screens[0]`.
    public let path: String
    /// The last closure on the path before the object, if any.
    public let closure: Span?
    /// The variable at the start of the path; nil if it is the object itself.
    public let variable: Span?
}

extension Linker {
    /// Searches from the program's variables, and from the object itself, through fields, elements and captured values;
    /// returns the shortest path. Objects held by the engine (subscriptions, running timers) are not visible.
    public func holding(of object: AnyObject) -> RetainPath? {
        var search = HolderSearch(for: object)
        for (variable, cell) in variables where variable.span != nil {
            let owner = (variable.parent as? NominalSymbol).map { $0.name.text + "." } ?? ""
            search.begin(cell.pointer.pointee, owner + variable.name.text, variable.span)
        }
        return search.run() ?? search.runInside()
    }

    /// Returns the path to an object through fields and elements, without closures; looks at few objects.
    public func path(to object: AnyObject) -> String? {
        var search = HolderSearch(for: object, limit: 2_000)
        for (variable, cell) in variables where variable.span != nil && variable.parent == nil {
            search.begin(cell.pointer.pointee, variable.name.text, variable.span)
        }
        return search.run().flatMap { $0.closure == nil ? $0.path : nil }
    }
}

/// A breadth-first search over objects.
private struct HolderSearch {
    private struct Step {
        let value: Value
        let path: String
        let closure: Span?
        let variable: Span?
    }
    /// The maximum number of objects to visit.
    private let limit: Int

    private let target: AnyObject
    private var visitedObjects: Set<ObjectIdentifier> = []
    private var steps: [Step] = []
    private var next = 0

    /// The default limit is more than programs of lessons have.
    init(for target: AnyObject, limit: Int = 200_000) { (self.target, self.limit) = (target, limit) }

    mutating func begin(_ value: Value, _ name: String, _ variable: Span?) {
        steps.append(Step(value: value, path: name, closure: nil, variable: variable))
    }

    mutating func run() -> RetainPath? {
        while next < steps.count {
            let step = steps[next]
            next += 1
            guard case .object(let object) = step.value else { continue }
            if object === target { return RetainPath(path: step.path, closure: step.closure, variable: step.variable) }
            guard visitedObjects.insert(ObjectIdentifier(object)).inserted else { continue }
            searchObject(into: object, step)
        }
        return nil
    }

    /// Returns the path if the object holds itself.
    mutating func runInside() -> RetainPath? {
        (steps, next) = ([], 0)
        searchObject(into: target, Step(value: .none, path: "self", closure: nil, variable: nil))
        return run()
    }

    private mutating func searchObject(into object: AnyObject, _ step: Step) {
        ObjectGraph.eachPart(of: object) { value, suffix, closure in
            guard case .object = value, steps.count < limit else { return }
            steps.append(
                Step(
                    value: value, path: step.path + suffix, closure: closure ?? step.closure, variable: step.variable))
        }
    }
}
