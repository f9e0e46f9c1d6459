import Diagnostics
import Syntax
import TypeModel

/// Determines the actors that declarations belong to.
public struct Isolations {
    let checker: Checker
    public init(_ checker: Checker) { self.checker = checker }

    /// Returns the actor that a function, a property or a type belongs to.
    public func isolation(of symbol: Symbol) -> Isolation {
        if let known = symbol.knownIsolation { return known }
        let found = findIsolation(of: symbol)
        symbol.knownIsolation = found
        return found
    }

    private func findIsolation(of symbol: Symbol) -> Isolation {
        if let function = symbol as? FunctionSymbol {
            if let property = function.accessorOf { return isolation(of: property) }
            if let parameter = function.parameters.first(where: \.isIsolated) { return .parameter(parameter.variable) }
            if function.kind == .deinitializer { return .none }
        }
        guard let declaration = symbol.declaration else { return .none }
        let modifiers = declaration.decl.modifiers
        if modifiers.names.contains(where: { $0.text.hasPrefix("nonisolated") }) { return .none }
        if modifiers.hasAttribute("concurrent") { return .none }
        if let actor = globalActor(of: modifiers, in: declaration.context) { return .global(actor) }
        if let around = declaration.context.modifiers {
            if around.names.contains(where: { $0.text.hasPrefix("nonisolated") }) { return .none }
            if let actor = globalActor(of: around, in: declaration.context) { return .global(actor) }
        }
        if symbol.name == Names.main, isEntryPoint(symbol), let mainActor { return .global(mainActor) }
        // A nested function runs on the actor of the enclosing function.
        if let function = symbol as? FunctionSymbol, function.kind == .function, let outer = outerFunction(declaration)
        {
            return isolation(of: outer)
        }
        if let function = symbol as? FunctionSymbol, let overridden = function.overridden {
            if let owner = function.parent as? NominalSymbol, isOfUserInterface(owner), let mainActor {
                return .global(mainActor)
            }
            return isolation(of: overridden)
        }
        // Constants of the same module can be read from any actor.
        if let variable = symbol as? VariableSymbol, variable.isLet, variable.storage != .global { return .none }
        if let owner = symbol.parent as? NominalSymbol { return isolation(ofMember: symbol, in: owner) }
        if let nominal = symbol as? NominalSymbol { return inheritedIsolation(of: nominal) }
        return .none
    }

    private func outerFunction(_ declaration: Declaration) -> FunctionSymbol? {
        var scope = declaration.context.functionScope
        while let here = scope {
            if let function = here.function { return function }
            scope = here.parent
        }
        return nil
    }

    /// Returns true for the `main()` of a type that is marked `@main`: it runs on the main actor.
    private func isEntryPoint(_ symbol: Symbol) -> Bool {
        guard let function = symbol as? FunctionSymbol, function.isStatic, function.parameters.isEmpty else {
            return false
        }
        return (function.parent as? NominalSymbol)?.declaration?.decl.modifiers.hasAttribute(Names.main) ?? false
    }

    private func isolation(ofMember symbol: Symbol, in owner: NominalSymbol) -> Isolation {
        if symbol is NominalSymbol { return inheritedIsolation(of: symbol as! NominalSymbol) }
        guard owner.isActor else { return isolation(of: owner) }
        switch symbol {
        case let function as FunctionSymbol:
            if function.isStatic { return .none }
            return function.kind == .initializer && !function.effects.isAsync ? .none : .instance
        case let variable as VariableSymbol: return variable.isStatic ? .none : .instance
        case let member as SubscriptSymbol: return member.isStatic ? .none : .instance
        default: return .none
        }
    }

    /// Returns the isolation inherited from a superclass or protocol.
    private func inheritedIsolation(of nominal: NominalSymbol) -> Isolation {
        guard nominal.kind != .protocol, !nominal.isActor, !nominal.isLibrary else { return .none }
        checker.resolveHeader(nominal)
        if let superclass = nominal.superclass?.nominal {
            if isOfUserInterface(superclass), let mainActor { return .global(mainActor) }
            return isolation(of: superclass)
        }
        for inherited in nominal.collection.decl?.inherited ?? [] {
            guard let name = inherited.plainName,
                let symbol = (checker.globals[name] ?? []).first as? NominalSymbol, symbol.kind == .protocol,
                case .global(let actor) = isolation(of: symbol)
            else { continue }
            return .global(actor)
        }
        return .none
    }

    /// Returns true for a library class with `@preconcurrency`, and for the classes below it. UIKit declares its classes
    /// `@preconcurrency @MainActor`: their code runs on the main actor, but synchronous code elsewhere may call it.
    public func isOfUserInterface(_ nominal: NominalSymbol) -> Bool {
        var place: NominalSymbol? = nominal
        while let here = place {
            if here.isLibrary, here.declaration?.decl.modifiers.hasAttribute(Names.preconcurrency) ?? false {
                return true
            }
            checker.resolveHeader(here)
            place = here.superclass?.nominal
        }
        return false
    }

    public func globalActor(of modifiers: Modifiers, in context: Context) -> NominalSymbol? {
        if modifiers.hasAttribute(Name("MainActor")) { return mainActor }
        return modifiers.customAttributes.lazy.compactMap { self.globalActor($0, in: context) }.first
    }

    /// Returns the global actor that an attribute names; nil for other attributes.
    public func globalActor(_ attribute: CustomAttribute, in context: Context) -> NominalSymbol? {
        guard let name = attribute.name else { return nil }
        if name == "MainActor" { return mainActor }
        return Wrappers(checker).attributeType(attribute, Name("globalActor"), in: context)
    }

    public var mainActor: NominalSymbol? { checker.knownNominal(named: Name("MainActor")) }
}
