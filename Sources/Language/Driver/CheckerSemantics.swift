import Checking
import Code
import Declarations
import Syntax
import TypeModel

/// Provides the checker's results to the code generator.
final class CheckerSemantics: Semantics {
    let checker: Checker
    private var completed: Set<ObjectIdentifier> = []
    init(_ checker: Checker) { self.checker = checker }

    func body(of function: FunctionSymbol) -> TBody? { checker.body(of: function) }
    func initialValue(of variable: VariableSymbol) -> TExpr? { checker.initialValue(of: variable) }
    func defaultValue(of function: FunctionSymbol, _ index: Int) -> TExpr? {
        checker.defaultValue(of: function, index)
    }
    func witness(for requirement: Symbol, in type: Type) -> (symbol: Symbol, substitution: Substitution)? {
        checker.witness(for: requirement, in: type)
    }
    func storedAccessor(_ variable: VariableSymbol, _ kind: FunctionSymbol.Kind) -> FunctionSymbol? {
        checker.storedAccessor(variable, kind)
    }
    func conforms(_ type: Type, to symbol: NominalSymbol) -> Bool { checker.conforms(type, to: symbol) }
    func associatedType(_ associated: AssociatedTypeSymbol, of base: Type) -> Type {
        checker.associatedType(associated, of: base)
    }
    func nominal(named name: Name) -> NominalSymbol? { checker.nominal(named: name) }
    func complete(_ nominal: NominalSymbol) {
        if completed.insert(ObjectIdentifier(nominal)).inserted { checker.complete(nominal) }
    }
    func isolation(of symbol: Symbol) -> Isolation { checker.isolation(of: symbol) }
    func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        checker.executor(of: isolation, selfVariable: selfVariable)
    }
    func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        checker.actor(of: isolation, selfVariable: selfVariable)
    }
    var mainActor: NominalSymbol? { checker.mainActor }
    func settle(_ symbol: Symbol) { checker.settle(symbol) }
    func link(_ symbol: Symbol) { checker.link(symbol) }
}
