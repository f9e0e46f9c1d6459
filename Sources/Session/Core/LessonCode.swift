import Assist

extension ReplSession {
    /// Declares the variables at the top level of an example's closure in the session, so that a learner can continue
    /// with them. The values are created again, because those of the example were freed when it ended. Subscriptions
    /// are left out, and so are declarations whose names the lesson or the learner uses.
    ///
    /// - Returns: the declared names.
    package func defineNames(of example: String, except taken: Set<String>) -> [String] {
        var defined: [String] = []
        for declaration in LessonDeclaration.all(inExample: example) {
            if declaration.names.isEmpty || !taken.isDisjoint(with: declaration.names) { continue }
            if let initializer = declaration.initializer, startsSubscription(initializer) { continue }
            if play(declaration.text, isSilent: true).isComplete { defined += declaration.names }
        }
        return defined
    }

    /// Returns true if an expression subscribes, or blocks until a sequence ends.
    private func startsSubscription(_ expression: String) -> Bool {
        if expression.contains("toBlocking") { return true }
        let checker = openProgram().interpreter.checker
        guard let type = checker.type(ofScratch: expression) else { return false }
        return ["Disposable", "any Disposable", "Cancelable", "any Cancelable"].contains(checker.describe(type))
    }
}
