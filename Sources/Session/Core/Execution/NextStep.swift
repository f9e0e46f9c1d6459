import Syntax
import TypeModel

/// A hint that a session shows once.
enum OnceHint: Hashable {
    /// The hint after the declaration of a class of this kind, which says how the class can be used.
    case controller, viewModel
    /// The hint after an observable, which says that the observable does its work only after a subscription.
    case cold
    case olderSpelling(String)
}

/// A hint after the declaration of a type that has no effect until it is used. It is shown once for each kind of type.
/// For test classes, `reportTests` prints the hint with the number of tests.
enum UsageHint {
    static func hintAfterDeclaration(_ symbol: Symbol) -> (hint: OnceHint, text: String)? {
        guard let nominal = symbol as? NominalSymbol else { return nil }
        let name = nominal.name.text
        if nominal.inherits("UIViewController", of: "UIKit") {
            return (.controller, "show(\(name)()) puts it on the screen")
        }
        guard name.hasSuffix("ViewModel"), nominal.kind != .protocol,
            let output = nominal.storedProperties.first(where: { nominalType($0.type)?.isRxSource ?? false })
        else { return nil }
        let made = "\(name)(\(nominal.isMadeWithoutArguments ? "" : "..."))"
        return (
            .viewModel, "let viewModel = \(made) creates one; viewModel.\(output.name.text) then shows what it sends"
        )
    }
}

extension NominalSymbol {
    /// True for observables, subjects and relays.
    fileprivate var isRxSource: Bool { isStage || sendMethod != nil }

    /// True if `Name()` creates a value of the type.
    fileprivate var isMadeWithoutArguments: Bool {
        guard case .type(let type)? = declaration?.decl.kind else { return false }
        let initializers = type.members.compactMap { member -> InitializerDecl? in
            if case .initializer(let initializer) = member.kind { initializer } else { nil }
        }
        if initializers.isEmpty {
            // A class without an initialiser has initial values for all its properties. A struct has a memberwise
            // initialiser, whose arguments include the properties without initial value.
            return kind == .class
                || type.members.allSatisfy { member in
                    guard case .variable(let variable) = member.kind else { return true }
                    return variable.bindings.allSatisfy { $0.initializer != nil || !$0.accessors.isEmpty }
                }
        }
        return initializers.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
    }

    /// Returns true if the class inherits from a library class with this name.
    fileprivate func inherits(_ name: String, of module: String) -> Bool {
        var level = nominalType(superclass)
        var count = 0
        while let here = level, count < 64 {
            if here.name.text == name, here.moduleName == module { return true }
            (level, count) = (nominalType(here.superclass), count + 1)
        }
        return false
    }
}

private func nominalType(_ type: Type?) -> NominalSymbol? {
    if case .nominal(let nominal, _)? = type?.kind { nominal } else { nil }
}
