import Checking
import Declarations
import Diagnostics
import Language
import Syntax
import TypeModel

extension String {
    /// For a loop `for await x in source.values { … }`, the sequence without `values`; other texts are unchanged.
    package var iteratedSequence: String {
        Source.withScratchSource(self) { source in
            guard case .for(let loop)? = parse(source).statements.first?.kind, loop.awaitSpan != nil else {
                return self
            }
            let text = loop.sequence.span.text
            return text.hasSuffix(".values") ? String(text.dropLast(".values".count)) : text
        }
    }
}

extension Checker {
    /// Returns the prefixes of a chain of operators on an asynchronous sequence, each one stage longer: `numbers`,
    /// `numbers.map { … }`. Returns an empty list for other expressions.
    package func asyncStages(of text: String) -> [String] {
        guard isAsyncSequence(text) else { return [] }
        var stages: [String] = []
        Source.withScratchSource(text) { source in
            guard case .expr(var expr)? = parse(source).statements.first?.kind else { return }
            while true {
                stages.insert(expr.span.text, at: 0)
                guard case .call(let call) = expr.kind, case .member(let member) = call.callee.kind,
                    let base = member.base
                else { return }
                expr = base
            }
        }
        return Array(stages.drop { !isAsyncSequence($0) })
    }

    private func isAsyncSequence(_ text: String) -> Bool {
        guard ImpliedNames.isAsyncSequenceKnown, let type = type(ofScratch: text), type.nominal != nil,
            let symbol = knownNominal(named: ImpliedNames.asyncSequence)
        else { return false }
        return conforms(type, to: symbol)
    }
}
