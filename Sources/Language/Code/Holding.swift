import Diagnostics
import Runtime
import TypeModel

/// A path of references from a variable to an object that should have been freed.
public struct RetainPath {
    /// The path in source form: `coordinator.screens[0]`.
    public let path: String
    /// The position of the last closure on the path before the object; nil if there is none.
    public let closure: Span?
    /// The position of the variable at the start of the path; nil if the path starts at the object itself.
    public let variable: Span?
}

extension Linker {
    /// Searches from the program's variables, and from the object itself, through fields, elements and captured values;
    /// returns the shortest path. Objects held by the engine (subscriptions, running timers) are not visible.
    public func retainPath(of object: AnyObject) -> RetainPath? {
        var search = HolderSearch(for: object)
        for (variable, cell) in variables where variable.span != nil {
            let owner = (variable.parent as? NominalSymbol).map { $0.name.text + "." } ?? ""
            search.addRoot(cell.pointer.pointee, owner + variable.name.text, variable.span)
        }
        return search.findPath() ?? search.findCycle()
    }

    /// Returns the path of fields and elements that leads to an object. Ignores closures, and visits few objects.
    public func path(to object: AnyObject) -> String? {
        var search = HolderSearch(for: object, limit: 2_000)
        for (variable, cell) in variables where variable.span != nil && variable.parent == nil {
            search.addRoot(cell.pointer.pointee, variable.name.text, variable.span)
        }
        return search.findPath().flatMap { $0.closure == nil ? $0.path : nil }
    }
}

/// Searches the graph of objects breadth first.
private struct HolderSearch {
    private struct Step {
        let value: Value
        let path: String
        let closure: Span?
        let variable: Span?
    }
    /// The maximum number of objects that the search visits.
    private let limit: Int

    private let target: AnyObject
    private var visitedObjects: Set<ObjectIdentifier> = []
    private var steps: [Step] = []
    private var nextStep = 0

    /// The default limit exceeds the number of objects in programs of lessons.
    init(for target: AnyObject, limit: Int = 200_000) { (self.target, self.limit) = (target, limit) }

    mutating func addRoot(_ value: Value, _ name: String, _ variable: Span?) {
        steps.append(Step(value: value, path: name, closure: nil, variable: variable))
    }

    mutating func findPath() -> RetainPath? {
        while nextStep < steps.count {
            let step = steps[nextStep]
            nextStep += 1
            guard case .object(let object) = step.value else { continue }
            if object === target { return RetainPath(path: step.path, closure: step.closure, variable: step.variable) }
            guard visitedObjects.insert(ObjectIdentifier(object)).inserted else { continue }
            searchObject(into: object, step)
        }
        return nil
    }

    /// Returns the path from the object to itself; nil if it does not hold itself.
    mutating func findCycle() -> RetainPath? {
        (steps, nextStep) = ([], 0)
        searchObject(into: target, Step(value: .none, path: "self", closure: nil, variable: nil))
        return findPath()
    }

    private mutating func searchObject(into object: AnyObject, _ step: Step) {
        ObjectGraph.forEachPart(of: object) { value, suffix, closure in
            guard case .object = value, steps.count < limit else { return }
            steps.append(
                Step(
                    value: value, path: step.path + suffix, closure: closure ?? step.closure, variable: step.variable))
        }
    }
}
