import Syntax

// Normalises the error types of functions: `throws(E)` has one type, `throws` means any error, and `throws(Never)`
// means none.

extension FunctionType {
    /// The function type in normal form: `throws(Never)` does not throw, and `throws(any Error)` is `throws`.
    var withPlainEffect: FunctionType {
        guard let thrown else { return self }
        var plain = self
        if thrown.isNever { plain.effects.remove(.throwing) }
        if thrown.isNever || thrown.isAnyError { plain.thrown = nil }
        return plain
    }
}

extension Type {
    public var isNever: Bool {
        guard let nominal else { return false }
        return nominal.isLibrary && nominal.name == "Never"
    }

    /// True for the library's object for errors (`NSError`): every error converts to it.
    public var isErrorObject: Bool { nominal?.isErrorObject ?? false }

    public var isAnyError: Bool {
        guard case .existential(let protocols, superclass: nil) = kind, protocols.count == 1 else { return false }
        return protocols[0].isLibrary && protocols[0].name == "Error"
    }
}

extension FunctionSymbol {
    /// Sets the error type in the normalised form of `withPlainEffect`.
    public func setThrown(_ type: Type) {
        if type.isNever { effects.remove(.throwing) }
        thrown = type.isNever || type.isAnyError ? nil : type
    }
}
