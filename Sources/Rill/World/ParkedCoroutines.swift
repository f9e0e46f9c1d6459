/// The parked coroutines in the order in which they were parked. Adding or removing a coroutine takes constant time.
/// The stacks of the coroutines keep them alive.
struct ParkedCoroutines {
    private unowned(unsafe) var firstCoroutine: Coroutine?
    private unowned(unsafe) var lastCoroutine: Coroutine?
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    mutating func append(_ coroutine: Coroutine) {
        guard !coroutine.isParked else { return }
        coroutine.isParked = true
        coroutine.parkedBefore = lastCoroutine
        coroutine.parkedAfter = nil
        if let lastCoroutine { lastCoroutine.parkedAfter = coroutine } else { firstCoroutine = coroutine }
        lastCoroutine = coroutine
        count += 1
    }

    mutating func remove(_ coroutine: Coroutine) {
        guard coroutine.isParked else { return }
        coroutine.isParked = false
        let (before, after) = (coroutine.parkedBefore, coroutine.parkedAfter)
        if let before { before.parkedAfter = after } else { firstCoroutine = after }
        if let after { after.parkedBefore = before } else { lastCoroutine = before }
        (coroutine.parkedBefore, coroutine.parkedAfter) = (nil, nil)
        count -= 1
    }

    /// Returns the most recently parked coroutine that satisfies a condition.
    func last(where condition: (Coroutine) -> Bool) -> Coroutine? {
        var next = lastCoroutine
        while let coroutine = next {
            if condition(coroutine) { return coroutine }
            next = coroutine.parkedBefore
        }
        return nil
    }

    /// The names of the executors of the parked coroutines, in the order of parking.
    var executorNames: [String] {
        var names: [String] = []
        var next = firstCoroutine
        while let coroutine = next {
            names.append(coroutine.currentExecutor.name)
            next = coroutine.parkedAfter
        }
        return names
    }
}
