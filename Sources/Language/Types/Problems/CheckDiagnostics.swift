import Diagnostics
import Syntax

/// Every id that the checker reports.
public enum CheckDiagnosticID: String, CaseIterable {
    case ambiguous
    case cannotExtend = "cannot-extend"
    case cannotInfer = "cannot-infer"
    case cannotSynthesize = "cannot-synthesize"
    case doesNotConform = "does-not-conform"
    case extraArgument = "extra-argument"
    case escapingClosure = "escaping-closure"
    case immutable
    case implicitSelf = "implicit-self"
    case inaccessible
    case incompleteConformance = "incomplete-conformance"
    case integerOverflow = "integer-overflow"
    case invalidCase = "invalid-case"
    case invalidEnum = "invalid-enum"
    case invalidInheritance = "invalid-inheritance"
    case invalidInitializer = "invalid-initializer"
    case invalidInout = "invalid-inout"
    case invalidModifier = "invalid-modifier"
    case invalidOverride = "invalid-override"
    case invalidProperty = "invalid-property"
    case invalidReturn = "invalid-return"
    case misplaced
    case missingArgument = "missing-argument"
    case missingBody = "missing-body"
    case missingImport = "missing-import"
    case missingInitializer = "missing-initializer"
    case missingReturn = "missing-return"
    case nonExhaustiveSwitch = "non-exhaustive-switch"
    case notAProtocol = "not-a-protocol"
    case notCallable = "not-callable"
    case recursiveType = "recursive-type"
    case redeclared
    case tooComplex = "too-complex"
    case typeMismatch = "type-mismatch"
    case undeclaredOperator = "undeclared-operator"
    case unhandledThrow = "unhandled-throw"
    case uninitialized
    case unknownMember = "unknown-member"
    case unknownModule = "unknown-module"
    case unknownName = "unknown-name"
    case unknownType = "unknown-type"
    case unusedResult = "unused-result"
    case wrongLabel = "wrong-label"
}

/// One factory for each thing that can be wrong; the words stand here, next to the facts.
enum CheckDiagnostic {
    static func make(
        _ id: CheckDiagnosticID, _ message: String, _ span: Span, label: String? = nil, notes: [String] = [],
        help: String? = nil
    ) -> Diagnostic {
        Diagnostic(
            id.rawValue, .error, message, at: span, label: label, notes: notes.map { Diagnostic.Note($0) }, help: help,
            fixIts: repair(help, span).map { [$0] } ?? [])
    }

    /// A single suggestion can be put in the place of what was written.
    private static func repair(_ help: String?, _ span: Span) -> Diagnostic.FixIt? {
        let parts = help?.split(separator: "'", omittingEmptySubsequences: false) ?? []
        guard parts.count == 3, parts[0] == "did you mean ", parts[2] == "?" else { return nil }
        return Diagnostic.FixIt(
            "write '\(parts[1])'", [Diagnostic.Edit(replace: span, with: String(parts[1].prefix { $0 != "(" }))])
    }

    /// A repair that puts something before a place.
    static func insert(_ text: String, before span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let start = Span(source: span.source, start: span.start, end: span.start)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: start, with: text)])]
    }

    static func insert(_ text: String, behind span: Span, _ title: String) -> [Diagnostic.FixIt] {
        let end = Span(source: span.source, start: span.end, end: span.end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: end, with: text)])]
    }

    /// Takes a word out, with the space behind it.
    static func remove(_ span: Span, _ title: String) -> [Diagnostic.FixIt] {
        var end = span.end
        if let source = Source.named(span.source) {
            while Int(end) < source.utf8.count, source.utf8[Int(end)] == UInt8(ascii: " ") { end += 1 }
        }
        let place = Span(source: span.source, start: span.start, end: end)
        return [Diagnostic.FixIt(title, [Diagnostic.Edit(replace: place, with: "")])]
    }

    private static func suggestion(_ names: [String]) -> String? {
        guard let first = names.first else { return nil }
        if names.count == 1 { return "did you mean '\(first)'?" }
        return "did you mean " + names.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " or '\(names.last!)'?"
    }

    // MARK: - Types that do not fit

    static func mismatch(found: Type, wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "'\(checker.describe(found))' cannot be used as '\(checker.describe(wanted))'", found, wanted, span, checker
        )
    }

    private static func mismatch(
        _ message: String, _ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        var notes = ["found:  \(checker.describe(found))", "wanted: \(checker.describe(wanted))"]
        var help: String?
        if let wrapped = checker.wrapped(found), checker.conversion(from: wrapped, to: wanted) != nil, !wanted.isOpen {
            help = "unwrap it first: 'if let', '??' with a default, or '!' where nil is impossible"
        }
        if let left = found.nominal, let right = wanted.nominal, left.moduleName == "RxSwift",
            right.moduleName == "RxSwift",
            let x = found.arguments.last, let y = wanted.arguments.last, checker.describe(x) != checker.describe(y)
        {
            notes.append(
                "the elements differ: \(checker.describe(x)) here, \(checker.describe(y)) there; map one to the other")
        }
        if Checker.integerRange(found) != nil || Checker.isFloating(found),
            Checker.integerRange(wanted) != nil || Checker.isFloating(wanted)
        {
            help = "convert it: \(checker.describe(wanted))(…)"
        }
        if wanted === checker.boolType {
            if checker.wrapped(found) != nil {
                help = "a condition is true or false: compare with '!= nil', or bind it with 'if let'"
            } else if Checker.integerRange(found) != nil {
                help = "a condition is true or false: compare with '!= 0'"
            }
        }
        if case .existential(let protocols, nil) = wanted.kind, protocols.count == 1,
            protocols[0] === checker.knownNominal(named: "Error"), help == nil
        {
            help = "an error has a type of its own: enum Failure: Error { case wrong }, and here Failure.wrong"
        }
        if let left = found.nominal, left.isLibrary, left.name == "PrimitiveSequence",
            wanted.nominal?.name == "Observable"
        {
            help = "turn it into one: .asObservable()"
        }
        return make(.typeMismatch, message, span, notes: notes, help: help ?? reactiveHelp(found, as: wanted))
    }

    static func argumentMismatch(
        _ found: Type, _ wanted: Type, _ parameter: CallParameter, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = parameter.label ?? parameter.name
        let place = name.map { " for parameter '\($0.text)'" } ?? ""
        return mismatch(
            "argument of type '\(checker.describe(found))' where '\(checker.describe(wanted))' is wanted\(place)",
            found,
            wanted, span, checker)
    }

    static func assignMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "cannot assign '\(checker.describe(found))' to '\(checker.describe(wanted))'", found, wanted, span, checker)
    }

    static func bindingMismatch(
        _ found: Type, _ wanted: Type, _ span: Span, _ annotation: Span?, _ checker: Checker
    ) -> Diagnostic {
        var result = mismatch(
            "value of type '\(checker.describe(found))' for a variable of type '\(checker.describe(wanted))'", found,
            wanted, span, checker)
        if let annotation { result.secondary.append(Diagnostic.Note("the type is asked for here", at: annotation)) }
        return result
    }

    static func branchMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "the branches of '?:' have different types, '\(checker.describe(wanted))' and '\(checker.describe(found))'",
            found, wanted, span, checker)
    }

    static func cannotConvertAs(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = mismatch(
            "'\(checker.describe(found))' is not convertible to '\(checker.describe(wanted))'", found, wanted, span,
            checker)
        result.help = "'as?' asks at run time, 'as!' insists"
        return result
    }

    static func closureReturns(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = mismatch(
            "the closure gives '\(checker.describe(found))' where '\(checker.describe(wanted))' is wanted", found,
            wanted,
            span, checker)
        result.help = reactiveHelp(found, whereClosureGives: wanted, checker) ?? result.help
        return result
    }

    static func closureResult(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "the closure says '\(checker.describe(found))' where '\(checker.describe(wanted))' is wanted", found,
            wanted,
            span, checker)
    }

    static func closureParameterType(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "the parameter says '\(checker.describe(found))' where it gets '\(checker.describe(wanted))'", found,
            wanted,
            span, checker)
    }

    static func closureForValue(
        _ wanted: Type, _ parameter: CallParameter, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = (parameter.label ?? parameter.name).map { " for parameter '\($0.text)'" } ?? ""
        return make(
            .typeMismatch, "a closure where a value of type '\(checker.describe(wanted))' is wanted\(name)", span,
            help: "write the value itself, without braces; '{ … }()' calls the closure at once")
    }

    static func closureParameters(expected: Int, found: Int, _ span: Span) -> Diagnostic {
        func count(_ number: Int) -> String { number == 1 ? "1 argument" : "\(number) arguments" }
        return make(
            .typeMismatch, "the closure is called with \(count(expected)), but it uses \(found)", span,
            help: found < expected
                ? "name the others '_', as in '{ \(Array(repeating: "_", count: expected).joined(separator: ", ")) in … }'"
                : nil)
    }

    static func elementMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "element of type '\(checker.describe(found))' among elements of type '\(checker.describe(wanted))'", found,
            wanted, span, checker)
    }

    static func returnMismatch(_ found: Type, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "cannot return '\(checker.describe(found))' from a function that returns '\(checker.describe(wanted))'",
            found,
            wanted, span, checker)
    }

    /// What a declaration asks of its owner or its parameters does not hold where it is used.
    static func unmetCondition(
        _ subject: Type, found: Type, wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = span.text
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name.first?.isLetter ?? false else {
            return sameType(found: found, wanted: wanted, span, checker)
        }
        let asked = checker.describe(subject).replacing("Self.", with: "")
        return mismatch(
            "'\(name)' needs '\(asked)' to be '\(checker.describe(wanted))', and here it is '\(checker.describe(found))'",
            found, wanted, span, checker)
    }

    /// Two values have something in common by the rules of the call, and differ in it.
    static func differingParts(
        _ part: Name, found: Type, wanted: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        mismatch(
            "its '\(part.text)' is '\(checker.describe(found))', and '\(checker.describe(wanted))' is wanted here",
            found,
            wanted, span, checker)
    }

    static func sameType(found: Type, wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "needs the types '\(checker.describe(found))' and '\(checker.describe(wanted))' to be the same", found,
            wanted,
            span, checker)
    }

    static func operatorMismatch(
        _ name: Name, _ left: Type, _ right: Type, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let a = checker.describe(left)
        let b = checker.describe(right)
        let left = checker.usual(left)
        let right = checker.usual(right)
        var help: String?
        if checker.wrapped(left) != nil || checker.wrapped(right) != nil {
            help = "unwrap the optional first: 'if let', or '??' with a default"
        } else if Checker.integerRange(left) != nil && Checker.isFloating(right)
            || Checker.isFloating(left) && Checker.integerRange(right) != nil
        {
            help = "numbers do not convert by themselves: write \(Checker.isFloating(left) ? a : b)(…)"
        } else if Checker.isText(left) && Checker.integerRange(right) != nil
            || Checker.isText(right) && Checker.integerRange(left) != nil
        {
            help = "put the number into the text: \"… \\(value)\", or String(value)"
        }
        var notes = ["left:  \(a)", "right: \(b)"]
        // Two values of one type lack a conformance rather than a conversion.
        let asked: [String: String] = [
            "==": "Equatable", "!=": "Equatable", "<": "Comparable", ">": "Comparable", "<=": "Comparable",
            ">=": "Comparable", "+": "AdditiveArithmetic", "-": "AdditiveArithmetic", "*": "Numeric",
        ]
        if left === right, let wanted = asked[name.text], let symbol = checker.knownNominal(named: Name(wanted)),
            !checker.conforms(left, to: symbol)
        {
            notes = ["'\(a)' does not conform to '\(wanted)'"]
            if left.nominal.map({ !$0.isLibrary }) ?? false { help = "declare it so: \(a): \(wanted)" }
        }
        return make(
            .typeMismatch, "operator '\(name.text)' does not take '\(a)' and '\(b)'", span, notes: notes, help: help)
    }

    static func unaryMismatch(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "operator '\(name.text)' does not take '\(checker.describe(type))'", span)
    }

    static func notOptional(_ mark: String, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "'\(mark)' needs an optional, and this is '\(checker.describe(type))'", span)
    }

    static func bindingNeedsOptional(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "'if let' and 'guard let' need an optional, and this is '\(checker.describe(type))'", span)
    }

    static func notASequence(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let help =
            checker.wrapped(type) != nil
            ? "unwrap it first: 'for x in values ?? []'"
            : Checker.integerRange(type) != nil ? "to count, write a range: 0..<\(span.text)" : nil
        return make(
            .typeMismatch, "'for' needs a sequence: '\(checker.describe(type))' does not conform to 'Sequence'", span,
            help: isObservable(type) ? "an observable is subscribed to: source.subscribe(onNext: { … })" : help)
    }

    private static func isObservable(_ type: Type) -> Bool {
        type.nominal.map { $0.isLibrary && $0.moduleName == "RxSwift" } ?? false
    }

    static func notAClass(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "a class is wanted, and '\(checker.describe(type))' is none", span)
    }

    static func weakNeedsClass(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'weak' and 'unowned' are for class instances, and this is '\(checker.describe(type))'", span
        )
    }

    static func weakNeedsOptional(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = make(
            .typeMismatch, "a 'weak' variable becomes nil, so its type is '\(checker.describe(type))?'", span,
            help: "write '\(checker.describe(type))?'")
        let end = Span(source: span.source, start: span.end, end: span.end)
        result.fixIts = [Diagnostic.FixIt("make it optional", [Diagnostic.Edit(replace: end, with: "?")])]
        return result
    }

    static func tuplePattern(_ count: Int, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.typeMismatch, "a pattern of \(count) parts does not match '\(checker.describe(type))'", span)
    }

    static func payloadCount(_ element: EnumCaseSymbol, found: Int, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "case '\(element.name.text)' has \(element.payload.count) values, the pattern \(found)",
            span,
            notes: [checker.describe(element)])
    }

    static func patternLabel(_ label: Name, _ expected: Name?, _ span: Span) -> Diagnostic {
        make(
            .wrongLabel, "label '\(label.text)' in a pattern where \(expected.map { "'\($0.text)'" } ?? "none") stands",
            span)
    }

    static func opaqueMismatch(_ first: Type, _ second: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        mismatch(
            "a function with a 'some' result returns one type, not '\(checker.describe(first))' and '\(checker.describe(second))'",
            second, first, span, checker)
    }

    static func doesNotConform(_ type: Type, _ symbol: NominalSymbol, _ span: Span, _ checker: Checker) -> Diagnostic {
        var help = reactiveHelp(type, lacks: symbol, span, checker)
        if help == nil, let own = type.nominal, !own.isLibrary, symbol.isLibrary, !type.isExistential {
            let word = own.kind == .class ? "class" : own.kind == .enum ? "enum" : "struct"
            let extra = symbol.name == "Comparable" && own.kind != .enum ? " and write 'static func <' in it" : ""
            help = "declare that it does: '\(word) \(own.name.text): \(symbol.name.text)'\(extra)"
        }
        return make(
            .doesNotConform, "'\(checker.describe(type))' does not conform to '\(symbol.name.text)'", span, help: help)
    }

    // MARK: - Names

    static func unknownName(_ name: Name, _ span: Span, nearest: [String], _ checker: Checker) -> Diagnostic {
        if let (what, help) = Types.leftOut(name) { return leftOut(name, what, help, span) }
        if let foreign = foreignName(name, span) {
            return translated(foreign, make(.unknownName, "nothing is called '\(name.text)'", span), span)
        }
        return make(.unknownName, "nothing is called '\(name.text)' here", span, help: suggestion(nearest))
    }

    static func unknownType(_ name: Name, _ span: Span, nearest: [String]) -> Diagnostic {
        if let (what, help) = Types.leftOut(name) { return leftOut(name, what, help, span) }
        if let foreign = foreignWords(name.text).first(where: { $0.member == nil }) {
            return translated(foreign, make(.unknownType, "no type is called '\(name.text)'", span), span)
        }
        return make(.unknownType, "no type is called '\(name.text)' here", span, help: suggestion(nearest))
    }

    static func unknownMember(
        _ name: Name, on type: Type, isStatic: Bool, _ span: Span, nearest: [String], _ checker: Checker
    ) -> Diagnostic {
        checker.onUnknownMember?(name.text, type)
        let subject = checker.describe(type)
        var notes: [String] = []
        var help = suggestion(nearest)
        if let symbol = type.nominal, symbol.isLibrary, symbol.name.text.hasSuffix("Relay"),
            ["onNext", "onCompleted", "onError"].contains(name.text)
        {
            notes.append("a relay never ends: it has only accept(_:)")
            help =
                name.text == "onNext"
                ? "write 'accept(…)'" : "use a subject, such as PublishSubject, if the sequence must complete"
        }
        var message = "no \(isStatic ? "static member" : "member") '\(name.text)' on \(subject)"
        if isStatic, let symbol = type.nominal, symbol.kind == .enum, !symbol.cases.isEmpty {
            message = "no case '\(name.text)' in \(subject)"
            if help == nil, symbol.cases.count <= 8 {
                notes.append("its cases: " + symbol.cases.map { "." + $0.name.text }.joined(separator: ", "))
            }
        }
        if help == nil || notes.isEmpty, let foreign = checker.foreignMember(name, of: type) {
            return translated(foreign, make(.unknownMember, message, span), span)
        }
        return make(.unknownMember, message, span, notes: notes, help: help)
    }

    /// Says what a word of elsewhere is called here, and writes it where that is all there is to do.
    private static func translated(_ word: ForeignWord, _ diagnostic: Diagnostic, _ span: Span) -> Diagnostic {
        var result = diagnostic
        result.notes.append(Diagnostic.Note(word.sentence))
        result.help = word.help
        let name = Span(source: span.source, start: span.start, end: span.start + UInt32(word.word.utf8.count))
        if let replacement = word.replacement, name.text == word.word {
            result.fixIts = [
                Diagnostic.FixIt("write '\(replacement)'", [Diagnostic.Edit(replace: name, with: replacement)])
            ]
        }
        return result
    }

    /// A bare name of elsewhere: not one that is only known as a member, and a factory only where it is called, since
    /// many a variable is called `interval` or `count`.
    private static func foreignName(_ name: Name, _ span: Span) -> ForeignWord? {
        let bytes = Source.named(span.source)?.utf8 ?? []
        let next = Int(span.end) < bytes.count ? bytes[Int(span.end)] : 0
        let isCalled = next == UInt8(ascii: "(")
        return foreignWords(name.text).first { word in
            if word.home == "another language" { return word.member == nil || isCalled || next == UInt8(ascii: ".") }
            return word.member == nil && (!word.ours.hasPrefix("Observable.") || isUpper(name) || isCalled)
        }
    }

    private static func isUpper(_ name: Name) -> Bool { name.text.first?.isUppercase ?? false }

    static func unknownMemberType(_ name: Name, _ type: String, _ span: Span) -> Diagnostic {
        make(.unknownMember, "no type '\(name.text)' in '\(type)'", span)
    }

    static func optionalMember(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(checker.describe(type))' may be nil: unwrap it before using '\(name.text)'", span,
            help: "write '?.\(name.text)', or unwrap with 'if let'")
    }

    static func optionalSelf(_ name: Name, _ span: Span) -> Diagnostic {
        var result = make(
            .typeMismatch, "'self' is weak here and may be nil: '\(name.text)' needs it", span,
            help: "write 'self?.\(name.text)', or begin with 'guard let self else { return }'")
        if span.text == "self" {
            let end = Span(source: span.source, start: span.end, end: span.end)
            result.fixIts = [Diagnostic.FixIt("write 'self?'", [Diagnostic.Edit(replace: end, with: "?")])]
        }
        return result
    }

    static func instanceMember(_ name: Name, _ span: Span) -> Diagnostic {
        make(.unknownMember, "'\(name.text)' belongs to an instance, not to the type", span)
    }

    static func moduleAsValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.misplaced, "'\(name.text)' is a module, not a value", span)
    }

    static func unknownModule(_ name: Name, _ span: Span, nearest: [String]) -> Diagnostic {
        let elsewhere = ["Combine", "OpenCombine", "ReactiveSwift", "ReactiveCocoa", "ReactorKit", "RxCombine"]
        if elsewhere.contains(name.text) {
            return make(
                .unknownModule, "no module '\(name.text)' here", span,
                notes: ["what it does, RxSwift does under other names"],
                help: "write 'import RxSwift'; its words of \(name.text) are then translated one by one")
        }
        return make(.unknownModule, "no module '\(name.text)' here", span, help: suggestion(nearest))
    }

    static func deinitCalled(_ span: Span) -> Diagnostic {
        make(
            .misplaced, "'deinit' cannot be called: it runs when the last reference goes", span,
            help: "let go of the object instead, for example by setting its variable to nil")
    }

    static func noSuperclass(_ span: Span) -> Diagnostic {
        make(.misplaced, "'super' needs a class that has a superclass", span)
    }

    static func usedBeforeDeclared(_ name: Name, _ span: Span) -> Diagnostic {
        make(.unknownName, "'\(name.text)' is used before it is declared", span)
    }

    static func readBeforeValue(_ name: Name, _ span: Span) -> Diagnostic {
        make(.uninitialized, "'\(name.text)' is read before it has a value", span)
    }

    static func privateMember(_ name: Name, _ type: Name, _ span: Span) -> Diagnostic {
        make(
            .inaccessible, "'\(name.text)' is private to '\(type.text)'", span,
            help: "use it inside '\(type.text)' only, or leave 'private' out")
    }

    static func privateInit(_ type: Name, _ span: Span) -> Diagnostic {
        make(
            .inaccessible, "the initialiser of '\(type.text)' is private", span,
            help: "make instances as '\(type.text)' offers them, or give it an initialiser of its own")
    }

    static func privateSetter(_ variable: VariableSymbol, _ span: Span) -> Diagnostic {
        let owner = variable.parent?.name.text ?? "its type"
        return make(
            .inaccessible, "only '\(owner)' itself can set '\(variable.name.text)': it is 'private(set)'", span,
            help: "add a method to '\(owner)' that changes it")
    }

    static func noSuperInit(_ type: Name, _ superclass: Name, _ span: Span) -> Diagnostic {
        make(
            .uninitialized, "the initialiser of '\(type.text)' does not call 'super.init(…)'", span,
            notes: ["'\(superclass.text)' has no initialiser without arguments"])
    }

    static func redeclared(_ name: Name, _ earlier: Span?, _ span: Span) -> Diagnostic {
        var result = make(.redeclared, "'\(name.text)' is declared twice", span)
        if let earlier { result.secondary.append(Diagnostic.Note("first declared here", at: earlier)) }
        return result
    }

    static func nothingToLeave(
        _ word: String, _ label: Name?, _ span: Span, inClosure: Bool = false
    ) -> Diagnostic {
        if inClosure, label == nil {
            return make(
                .misplaced, "'\(word)' cannot leave a closure", span,
                notes: ["the closure is called once for each element; the loop is not here"],
                help: word == "continue"
                    ? "write 'return' to go on with the next one" : "use 'for … in' to be able to leave")
        }
        if let label { return make(.unknownName, "no loop is labelled '\(label.text)' here", span) }
        return make(.misplaced, "'\(word)' stands outside of a loop", span)
    }

    // MARK: - Calls

    private static func signatureNote(_ signature: String?) -> [String] { signature.map { ["declared: \($0)"] } ?? [] }

    static func missingArgument(
        _ parameter: CallParameter, _ signature: String?, _ span: Span, _ checker: Checker
    ) -> Diagnostic {
        let name = parameter.label ?? parameter.name
        let what = name.map { "argument '\($0.text)'" } ?? "an argument"
        return make(
            .missingArgument, "\(what) of type '\(checker.describe(parameter.type))' is missing", span,
            notes: signatureNote(signature))
    }

    static func extraArgument(_ argument: CallArgument, _ signature: String?, _ checker: Checker) -> Diagnostic {
        let what =
            argument.label.map { "argument '\($0.text)'" }
            ?? (argument.isTrailing ? "a trailing closure" : "an argument")
        return make(
            .extraArgument, "\(what) is one too many", argument.labelSpan ?? argument.node.span,
            notes: signatureNote(signature), help: "leave it out")
    }

    static func wrongLabel(
        _ argument: CallArgument, _ expected: CallParameter, _ signature: String?, _ checker: Checker
    ) -> Diagnostic {
        let found = argument.label.map { "label '\($0.text)'" } ?? "no label"
        let wanted = expected.label.map { "'\($0.text)'" } ?? "none"
        var result = make(
            .wrongLabel, "\(found) where \(wanted) is wanted", argument.labelSpan ?? argument.node.span,
            notes: signatureNote(signature))
        if let label = expected.label {
            result.help = "write '\(label.text):'"
            if let span = argument.labelSpan {
                result.fixIts = [
                    Diagnostic.FixIt("write '\(label.text):'", [Diagnostic.Edit(replace: span, with: label.text)])
                ]
            } else if !argument.isTrailing {
                result.fixIts = insert("\(label.text): ", before: argument.expr.span, "write '\(label.text):'")
            }
        } else if let label = argument.labelSpan {
            result.help = "leave the label out"
            let value = Span(source: label.source, start: label.start, end: argument.expr.span.start)
            result.fixIts = [Diagnostic.FixIt("leave the label out", [Diagnostic.Edit(replace: value, with: "")])]
        }
        return result
    }

    static func existentialMember(_ name: Name, _ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(
            .typeMismatch, "'\(name.text)' cannot be used on '\(checker.describe(type))': it needs the type behind it",
            span,
            help: "take the value as a generic parameter: func f<T: P>(_ value: T)")
    }

    static func ambiguous(_ name: Name, _ symbols: [Symbol], _ span: Span, _ checker: Checker) -> Diagnostic {
        var result = make(
            .ambiguous, "ambiguous use of '\(name.text)': more than one fits as well", span,
            help: "say which with a type: 'as Int', a label, or a typed constant")
        result.secondary = symbols.compactMap { symbol in
            symbol.span.map { Diagnostic.Note(checker.describe(symbol), at: $0) }
        }
        return result
    }

    static func noSuchLabels(_ name: Name, _ labels: [Name?], _ signature: String?, _ span: Span) -> Diagnostic {
        let full = name.text + "(" + labels.map { ($0?.text ?? "_") + ":" }.joined() + ")"
        return make(.wrongLabel, "nothing is called '\(full)'", span, notes: signatureNote(signature))
    }

    static func labelOnValue(_ label: Name, _ span: Span) -> Diagnostic {
        make(
            .wrongLabel, "label '\(label.text)' in the call of a function value, which has no labels", span,
            help: "leave '\(label.text):' out")
    }

    static func staticMember(_ name: Name, _ type: Name, isCase: Bool, _ span: Span) -> Diagnostic {
        var result = make(
            .unknownMember,
            "\(isCase ? "case" : "static member") '\(name.text)' belongs to '\(type.text)', not to an instance",
            span, help: isCase ? "write '.\(name.text)'" : "write 'Self.\(name.text)' or '\(type.text).\(name.text)'")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [
            Diagnostic.FixIt(
                "name the type", [Diagnostic.Edit(replace: start, with: isCase ? "." : "Self.")])
        ]
        return result
    }

    static func noOverload(_ name: Name, _ wanted: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let place = wanted.isError ? "" : " as '\(checker.describe(wanted))'"
        return make(.typeMismatch, "no '\(name.text)' fits here\(place)", span)
    }

    static func noInitializer(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        var help = checker.factory(of: type).map { "write '\($0)'" }
        if type.isExistential { help = "make one of the types that conform to it" }
        return make(
            .notCallable, "'\(checker.describe(type))' cannot be made with an initialiser", span, help: help)
    }

    static func notCallable(
        _ type: Type, _ span: Span, hasArguments: Bool = true, _ checker: Checker
    ) -> Diagnostic {
        var result = make(.notCallable, "a value of type '\(checker.describe(type))' cannot be called", span)
        if !hasArguments {
            result.help = "it is a value, not a function: leave '()' out"
            let call = Span(source: span.source, start: span.end, end: span.end + 2)
            if call.text == "()" {
                result.fixIts = [Diagnostic.FixIt("leave '()' out", [Diagnostic.Edit(replace: call, with: "")])]
            }
        }
        return result
    }

    static func noSubscript(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        make(.unknownMember, "'\(checker.describe(type))' has no subscript", span)
    }

    static func missingAmpersand(_ span: Span) -> Diagnostic {
        var result = make(
            .invalidInout, "the function changes this argument: mark it with '&'", span, help: "write '&' in front")
        let start = Span(source: span.source, start: span.start, end: span.start)
        result.fixIts = [Diagnostic.FixIt("write '&'", [Diagnostic.Edit(replace: start, with: "&")])]
        return result
    }

    static func extraAmpersand(_ span: Span) -> Diagnostic {
        make(.invalidInout, "'&' where the parameter is not 'inout'", span)
    }

    static func overlappingInout(_ name: Name, _ span: Span) -> Diagnostic {
        make(
            .invalidInout, "'\(name.text)' is passed twice to be changed: the accesses overlap", span,
            help: "copy it into a variable of its own first")
    }

    static func inoutNeedsVariable(_ span: Span) -> Diagnostic {
        make(.invalidInout, "'inout' needs a variable", span)
    }

    static func misplacedInout(_ span: Span) -> Diagnostic {
        make(.invalidInout, "'&' stands only in front of an argument", span)
    }

    static func misplacedPattern(_ span: Span) -> Diagnostic {
        make(.misplaced, "a pattern stands where a value is wanted", span)
    }

    static func typeAsValue(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let name = checker.describe(type)
        return make(
            .misplaced, "'\(name)' is a type, not a value", span,
            help: checker.sharedInstance(of: type).map { "write '\($0)'" }
                ?? "write '\(name)(…)' for a value or '\(name).self' for the type itself")
    }

    // MARK: - Inference

    static func cannotInfer(_ name: Name?, of owner: Name? = nil, _ span: Span) -> Diagnostic {
        let what = name.map { "'\($0.text)'" } ?? "the type"
        var help = owner.map { "write it: '\($0.text)<…>', for example '\($0.text)<Int>'" } ?? "write the type"
        if span.text == "[]" { help = "say what it holds: '[Int]()', or ': [Int]' behind its name" }
        if span.text == "[:]" { help = "say what it holds: '[String: Int]()', or ': [String: Int]' behind its name" }
        return make(.cannotInfer, "nothing here says what \(what) is", span, help: help)
    }

    static func needsContext(_ span: Span) -> Diagnostic {
        make(.cannotInfer, "nothing here says which type this is", span, help: "write the type in front")
    }

    static func nilNeedsContext(_ span: Span) -> Diagnostic {
        make(.cannotInfer, "'nil' needs a type: nothing here says which", span)
    }

    static func missingType(_ name: Name, _ span: Span) -> Diagnostic {
        make(.cannotInfer, "'\(name.text)' needs a type or a value", span)
    }

    static func tooComplex(_ span: Span) -> Diagnostic {
        make(.tooComplex, "too complex here", span, help: "add a type, or split the expression")
    }

    static func missingGenericArguments(_ name: Name, _ parameters: [String], _ span: Span) -> Diagnostic {
        make(
            .cannotInfer, "'\(name.text)' needs its types, as in '\(name.text)<\(parameters.joined(separator: ", "))>'",
            span)
    }

    static func genericArgumentCount(_ name: Name, expected: Int, found: Int, _ span: Span) -> Diagnostic {
        make(.typeMismatch, "'\(name.text)' has \(expected) generic parameters, not \(found)", span)
    }

    static func primaryTypeCount(_ name: Name, expected: Int, found: Int, _ span: Span) -> Diagnostic {
        make(
            .typeMismatch, "protocol '\(name.text)' has \(expected) primary associated types, not \(found)", span,
            help: expected == 0 ? "say it in a 'where' clause: 'where P.Element == Int'" : nil)
    }

    static func integerTooLarge(_ span: Span) -> Diagnostic {
        make(.integerOverflow, "the integer does not fit 64 bits", span)
    }

    static func integerOverflow(_ type: Type, _ span: Span, _ checker: Checker) -> Diagnostic {
        let name = checker.describe(type)
        let range = Checker.integerRange(type).map {
            "'\(name)' holds \($0.negative == 0 ? "" : "-")\($0.negative) to \($0.positive)"
        }
        return make(
            .integerOverflow, "the integer does not fit '\(name)'", span, notes: range.map { [$0] } ?? [],
            help: "use a wider type, such as Int")
    }
}
