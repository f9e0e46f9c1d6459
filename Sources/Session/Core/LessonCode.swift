import Assist

extension ReplSession {
    /// Defines what stands at the top of an example's closure, so that a learner can go on with it. The values are new ones: those
    /// of the example have ended with it. Subscriptions are not repeated, and neither is a declaration that would take a name
    /// that the lesson or the learner needs.
    ///
    /// - Returns: the names that are defined now.
    package func defineNames(of example: String, except taken: Set<String>) -> [String] {
        var defined: [String] = []
        for declaration in LessonDeclaration.all(inExample: example) {
            if declaration.names.isEmpty || !taken.isDisjoint(with: declaration.names) { continue }
            if let initializer = declaration.initializer, startsWork(initializer) { continue }
            if play(declaration.text, isSilent: true).isWhole { defined += declaration.names }
        }
        return defined
    }

    /// Returns whether an expression subscribes, or waits until something is over.
    private func startsWork(_ expression: String) -> Bool {
        if expression.contains("toBlocking") { return true }
        let checker = openProgram().interpreter.checker
        guard let type = checker.type(ofScratch: expression) else { return false }
        return ["Disposable", "any Disposable", "Cancelable", "any Cancelable"].contains(checker.describe(type))
    }
}
