import Checking
import Code
import Declarations
import Syntax
import TypeModel

/// Provides the checker's results to the code generator.
final class CheckerSemantics: Semantics {
    let checker: Checker
    private let access: CodeAccess
    private var completedTypes: Set<ObjectIdentifier> = []
    init(_ checker: Checker) {
        self.checker = checker
        access = CodeAccess(checker)
    }

    func body(of function: FunctionSymbol) -> TBody? { access.body(of: function) }
    func initialValue(of variable: VariableSymbol) -> TExpr? { access.initialValue(of: variable) }
    func defaultValue(of function: FunctionSymbol, _ index: Int) -> TExpr? {
        access.defaultValue(of: function, index)
    }
    func witness(for requirement: Symbol, in type: Type) -> (symbol: Symbol, substitution: Substitution)? {
        Witnesses(checker).witness(for: requirement, in: type)
    }
    func storedAccessor(_ variable: VariableSymbol, _ kind: FunctionSymbol.Kind) -> FunctionSymbol? {
        Witnesses(checker).storedAccessor(variable, kind)
    }
    func conforms(_ type: Type, to symbol: NominalSymbol) -> Bool { checker.conforms(type, to: symbol) }
    func associatedType(_ associated: AssociatedTypeSymbol, of base: Type) -> Type {
        checker.associatedType(associated, of: base)
    }
    func nominal(named name: Name) -> NominalSymbol? { access.nominal(named: name) }
    func complete(_ nominal: NominalSymbol) {
        if completedTypes.insert(ObjectIdentifier(nominal)).inserted { access.complete(nominal) }
    }
    func isolation(of symbol: Symbol) -> Isolation { Isolations(checker).isolation(of: symbol) }
    func executor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        access.executor(of: isolation, selfVariable: selfVariable)
    }
    func actor(of isolation: Isolation, selfVariable: VariableSymbol?) -> TExpr? {
        access.actor(of: isolation, selfVariable: selfVariable)
    }
    var mainActor: NominalSymbol? { access.mainActor }
    func completeSignature(_ symbol: Symbol) { access.resolve(symbol) }
    func link(_ symbol: Symbol) { access.link(symbol) }
}
