import TypeModel

/// A hint after the declaration of a class that has no effect until used; shown once per kind of class.
enum NextStep {
    enum Kind { case controller, testCase, viewModel }

    static func after(_ symbol: Symbol) -> (kind: Kind, text: String)? {
        guard let nominal = symbol as? NominalSymbol else { return nil }
        let name = nominal.name.text
        if nominal.inherits("UIViewController", of: "UIKit") {
            return (.controller, "show(\(name)()) puts it on the screen")
        }
        if nominal.inherits("XCTestCase", of: "XCTest") {
            return (.testCase, ":test \(name) runs its tests")
        }
        guard name.hasSuffix("ViewModel"), nominal.kind != .protocol,
            let output = nominal.storedProperties.first(where: { nominalType($0.type)?.isStage ?? false })
        else { return nil }
        return (
            .viewModel, "let viewModel = \(name)(...) makes one; viewModel.\(output.name.text) then shows what it sends"
        )
    }
}

extension NominalSymbol {
    /// Returns true if a class of the library is a superclass.
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
