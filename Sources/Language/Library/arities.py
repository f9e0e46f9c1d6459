#!/usr/bin/env python3
"""Writes the interfaces whose declarations differ only in a name, a type or a size (the list is at the end), and the
conversions of closures for the natives of `combineLatest` and `zip` of two to eight sources.

After a change run it, then `make format`, and commit both.
"""
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}
LATEST = ("combineLatest", "Combines the latest values of %s sources")
PAIRED = ("zip", "Combines the n-th values of %s sources")


# Pictures of the forms for two sources: (operator, as a tuple) to comment lines.
PICTURES = {
    ('combineLatest', False): r"""
///
///     a:  1---2-|
///     b:  -x-y--|
///         Observable.combineLatest(a, b) { "\($0)\($1)" }
///     =>  -'1x'-'1y''2y'-|
///
/// Pitfall: it sends nothing before each source has sent a value.
/// See also: zip(_:_:resultSelector:), withLatestFrom(_:resultSelector:).
/// Usage: 11
""",
    ('combineLatest', True): r"""
///
///     a:  1---2-|
///     b:  -3-4--|
///         Observable.combineLatest(a, b).map { $0 + $1 }
///     =>  -4-56-|
///
/// Pitfall: it sends nothing before each source has sent a value.
/// See also: zip(_:_:), withLatestFrom(_:), merge(_:).
""",
    ('zip', False): r"""
///
///     a:  1-2---|
///     b:  -x--y-|
///         Observable.zip(a, b) { "\($0)\($1)" }
///     =>  -'1x'--'2y'-|
///
/// Pitfall: it keeps values of the faster source until the slower one sends.
/// See also: combineLatest(_:_:resultSelector:), pairwise().
/// Usage: 12
""",
    ('zip', True): r"""
///
///     a:  1-2---|
///     b:  -3--4-|
///         Observable.zip(a, b).map { $0 + $1 }
///     =>  -4--6-|
///
/// Pitfall: it keeps values of the faster source until the slower one sends.
/// See also: combineLatest(_:_:), pairwise().
""",
}


def family(protocol, letter, key, result, operators, extra_tuple="", extra=lambda names: "", throws=" throws", forms=(False, True)):
    """Declarations of one kind of source: with selector in one extension, as tuples in another."""
    lines = []
    for operator, words in operators:
        for tuple_form in forms:
            where = ("Element == Any" + extra_tuple) if tuple_form else extra_tuple[2:]
            lines.append("extension %s%s {" % (protocol, " where " + where if where else ""))
            for n in range(2, 9):
                names = ["%s%d" % (letter, i) for i in range(1, n + 1)]
                lines.append("    /// %s %s." % (words % NUMBERS[n], "as a tuple" if tuple_form else "with a closure"))
                if n == 2 and protocol == "ObservableType":
                    lines += ["    " + line for line in PICTURES[operator, tuple_form].strip().splitlines()]
                lines.append("    " + declaration(protocol, names, key, result, operator, n, tuple_form, extra, throws))
            lines.append("}")
    return lines


def declaration(protocol, names, key, result, operator, n, tuple_form, extra, throws):
    if protocol == "PrimitiveSequenceType":
        generics = ", ".join(names)
        parameters = ", ".join("_ source%d: %s" % (i + 1, result % name) for i, name in enumerate(names))
        elements = ", ".join(names)
    else:
        generics = ", ".join("%s: %s" % (name, protocol) for name in names)
        parameters = ", ".join("_ source%d: %s" % (i + 1, name) for i, name in enumerate(names))
        elements = ", ".join(name + ".Element" for name in names)
    if tuple_form:
        tail, suffix = ") -> %s" % (result % ("(%s)" % elements)), ""
    else:
        tail = ", resultSelector: @escaping (%s)%s -> Element) -> %s" % (elements, throws, result % "Element")
        suffix = "selector"
    # The other kinds of sources use the natives of observables.
    forwards = "" if protocol != "ObservableType" else "@forwards(resultSelector) " if tuple_form else "@forwards "
    return '%s@bind("%s.%s(%d)%s") public static func %s<%s>(%s%s%s' % (
        forwards, key, operator, n, suffix, operator, generics, parameters, tail, extra(names))


def declarations():
    lines = family("ObservableType", "O", "ObservableType", "Observable<%s>", [LATEST, PAIRED])
    for trait in ("SingleTrait", "MaybeTrait"):
        lines += family("PrimitiveSequenceType", "E", "ObservableType", "PrimitiveSequence<%s, %%s>" % trait, [PAIRED], ", Trait == " + trait)
    lines += family("InfallibleType", "I", "ObservableType", "Infallible<%s>", [LATEST])
    # There is no zip without selector.
    lines += family("InfallibleType", "I", "ObservableType", "Infallible<%s>", [PAIRED], forms=(False,))
    same = lambda names: " where " + ", ".join("%s.SharingStrategy == SharingStrategy" % name for name in names)
    lines += family("SharedSequenceConvertibleType", "O", "shared ObservableType", "SharedSequence<SharingStrategy, %s>",
                    [LATEST, PAIRED], extra=same, throws="")
    return page("`combineLatest` and `zip` of two to eight sources.", lines)


def bindings():
    lines = ["import Rill", "import Runtime", "", "// The script arities.py writes this file.", "",
             "// The conversions of closures with several arguments.", "", "extension Rx {"]
    for n in range(3, 9):
        letters = ", ".join("abcdefgh"[:n])
        lines += ["    static func argument(_ closure: Value) -> (%s) throws -> Value {" % ", ".join(["Value"] * n),
                  "        let function = closure.asFunction",
                  "        return { %s in try rethrowingProgramErrors { try function.%s } }" % (
                      letters, "call3(%s)" % letters if n == 3 else "call([%s])" % letters),
                  "    }"]
    for n in range(2, 9):
        lines.append("    static func makeTuple(_ type: RuntimeType) -> (%s) -> Value { { .object(RecordBox(type, [%s])) } }" % (
            ", ".join(["Value"] * n), ", ".join("$%d" % i for i in range(n))))
    return lines + ["}", ""]


def page(comment, lines):
    return ["// " + comment, "// The script arities.py writes this file.", ""] + lines + [""]


def tuples():
    lines = []
    for size in range(2, 7):
        letters = "ABCDEF"[:size]
        both = "(" + ", ".join(letters) + ")"
        for constraint, operators in (("Equatable", ("==", "!=")), ("Comparable", ("<", "<=", ">", ">="))):
            generics = ", ".join("%s: %s" % (letter, constraint) for letter in letters)
            for name in operators:
                lines.append('@bind("tuple%s%d") func %s <%s>(lhs: %s, rhs: %s) -> Bool'
                             % (name, size, name, generics, both, both))
    lines += ['@bind("tuple%s0") func %s (lhs: (), rhs: ()) -> Bool' % (name, name) for name in ("==", "!=")]
    return page("`==` and `<` of tuples, which Swift declares for each size.", lines)


def integers():
    def declaration(name, kind, magnitude, pattern, comment):
        lines = ["/// " + comment, "struct %s: FixedWidthInteger, %s, Codable, Sendable {" % (name, kind),
                 "    typealias Magnitude = " + magnitude, "    typealias Stride = Int",
                 "    typealias IntegerLiteralType = " + name,
                 '    @bind("FixedWidthInteger.bitPattern") init(bitPattern x: %s)' % pattern]
        if kind == "SignedInteger":
            lines.append('    @bind("SignedInteger.magnitude") var magnitude: %s { get }' % magnitude)
        return lines + ["}"]

    lines = declaration("UInt", "UnsignedInteger", "UInt", "Int", "An unsigned integer of 64 bits.")
    for bits in (8, 16, 32, 64):
        signed, unsigned = "Int%d" % bits, "UInt%d" % bits
        lines += declaration(signed, "SignedInteger", unsigned, unsigned, "A signed integer of %d bits." % bits)
        lines += declaration(unsigned, "UnsignedInteger", unsigned, signed, "An unsigned integer of %d bits." % bits)
    return page("The integer types other than Int, which differ only in name, signedness and size.", lines)


def mathematics():
    of_one = ("sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 expm1 log log2 log10 log1p sqrt cbrt "
              "ceil floor round trunc rint fabs tgamma lgamma erf").split()
    of_two = "pow atan2 hypot fmod fmin fmax copysign remainder fdim".split()
    lines = []
    for name in of_one + of_two:
        for kind in ("Double", "Float", "CGFloat"):
            parameters = "_ x: %s, _ y: %s" % (kind, kind) if name in of_two else "_ x: %s" % kind
            lines.append('@bind("%s %s") func %s(%s) -> %s' % (name, kind, name, parameters, kind))
    return page("Functions of the C library with one or two numbers, for each floating-point type.",
                lines)


def numbered(letter, count):
    return ["%s%d" % (letter, number) for number in range(1, count + 1)]


def output(whole, types):
    return "(%s)" % ", ".join([whole] + types) if types else whole


def optional(types):
    return [name + "?" for name in types]


def regex_builder():
    lines = ["/// Combines the components in a closure in sequence.", "@resultBuilder enum RegexComponentBuilder {",
             '    static func buildBlock() -> Regex<Substring> { Regex<Substring>(_parts: _RegexParts("")) }',
             "    static func buildExpression<R: RegexComponent>(_ expression: R) -> R { expression }",
             "    static func buildPartialBlock<R: RegexComponent>(first component: R) -> Regex<R.RegexOutput> { component.regex }"]

    def joined(left, right, result, kind, operator):
        a, b = numbered("A", left), numbered("B", right)
        names = ", ".join(["W0", "W1"] + a + b + ["R0: RegexComponent", "R1: RegexComponent"])
        made = "%s<%s>" % (kind, output("Substring", a + result(b)))
        return ["    static func buildPartialBlock<%s>(accumulated: R0, next: R1) -> %s" % (names, made),
                "    where R0.RegexOutput == %s, R1.RegexOutput == %s {" % (output("W0", a), output("W1", b)),
                "        %s(_parts: accumulated._parts %s next._parts)" % (made, operator), "    }"]

    for left in range(6):
        for right in range(min(4, 6 - left)):
            lines += joined(left, right, list, "Regex", "+")
    lines += ["}", "/// Combines the components in a closure as alternatives.", "@resultBuilder enum AlternationBuilder {",
              "    static func buildExpression<R: RegexComponent>(_ expression: R) -> R { expression }"]
    for count in range(4):
        names = numbered("B", count)
        made = "ChoiceOf<%s>" % output("Substring", optional(names))
        lines += ["    static func buildPartialBlock<%s>(first component: R) -> %s" % (", ".join(["W0"] + names + ["R: RegexComponent"]), made),
                  "    where R.RegexOutput == %s { %s(_parts: component._parts) }" % (output("W0", names), made)]
    for left in range(5):
        for right in range(min(4, 5 - left)):
            lines += joined(left, right, optional, "ChoiceOf", "|")
    lines.append("}")

    component, closure = "_ component: R", "@RegexComponentBuilder _ content: () -> R"

    def initialisers(result, parts, before=(), after=(), extra=(), most=3, where=""):
        made = []
        for count in range(most + 1):
            names = numbered("C", count)
            # Further arguments come after a component, and before a closure.
            for parameters, value in (([component] + list(before), "component"), (list(before) + [closure], "content()")):
                generics = ["W"] + names + list(extra) + ["R: RegexComponent"]
                made += ["    init<%s>(%s)" % (", ".join(generics), ", ".join(parameters + list(after))),
                         "    where R.RegexOutput == %s, %sOutput == %s {" % (output("W", names), where, result(names)),
                         "        self.init(_parts: %s._parts%s)" % (value, parts), "    }"]
        return made

    def part(name, comment, body):
        return ["/// " + comment, "struct %s<Output>: RegexComponent {" % name, "    typealias RegexOutput = Output",
                "    let _all: _RegexParts", "    init(_parts: _RegexParts) { _all = _parts }",
                "    var regex: Regex<Output> { Regex<Output>(_parts: _all) }"] + body + ["}"]

    plain = lambda names: output("Substring", names)
    loose = lambda names: output("Substring", optional(names))
    behavior = ["_ behavior: RegexRepetitionBehavior? = nil"]
    lines += part("One", "Matches a component once.", initialisers(plain, '._grouped("(?:")'))
    lines += part("OneOrMore", "Matches a component one or more times.", initialisers(plain, '._repeated("+", behavior)', behavior))
    lines += part("ZeroOrMore", "Matches a component any number of times, or not at all.", initialisers(loose, '._repeated("*", behavior)', behavior))
    lines += part("Optionally", "Matches a component once or not at all.", initialisers(loose, '._repeated("?", behavior)', behavior))
    lines += part("Repeat", "Matches a component a number of times.",
                  initialisers(loose, '._repeated("{\\(count)}", nil)', ["count: Int"])
                  + initialisers(loose, "._repeated(_RegexParts._amount(expression), behavior)", ["_ expression: E"] + behavior,
                                 extra=["E: RangeExpression"], where="E.Bound == Int, "))
    lines += part("Local", "Matches a component without backtracking into it.", initialisers(plain, '._grouped("(?>")'))
    lines += part("Lookahead", "Matches at a position at which the component would match; consumes nothing.", initialisers(plain, '._grouped("(?=")'))
    lines += part("NegativeLookahead", "Matches at a position at which the component would not match; consumes nothing.", initialisers(plain, '._grouped("(?!")', most=0))
    lines += part("ChoiceOf", "Matches the first of several components that matches.",
                  ["    init(@AlternationBuilder _ content: () -> ChoiceOf<Output>) { self.init(_parts: content()._all) }"])
    for name, comment, result, change in (
            ("Capture", "Captures the match of a component for the output.", "NewCapture", "_RegexValue(value: try transform($0 as! W))"),
            ("TryCapture", "Captures the match of a component; it fails if the closure returns nil.", "NewCapture?",
             "try transform($0 as! W).map { _RegexValue(value: $0) }")):
        body = []
        if name == "Capture":
            kept = lambda names: output("Substring", ["W"] + names)
            body += initialisers(kept, "._captured(nil, nil)")
            body += initialisers(kept, "._captured(reference._number, nil)", ["as reference: Reference<W>"])
        changed = lambda names: output("Substring", ["NewCapture"] + names)
        transform = ["transform: @escaping (W) throws -> " + result]
        body += initialisers(changed, "._captured(nil) { %s }" % change, (), transform, ["NewCapture"])
        body += initialisers(changed, "._captured(reference._number) { %s }" % change, ["as reference: Reference<NewCapture>"],
                             transform, ["NewCapture"])
        lines += part(name, comment, body)
    return page("The components of RegexBuilder for each number of captures, read when a text uses one of: RegexBuilder", lines)


for path, lines in (("Swift/Core/Tuples.swiftinterface", tuples()), ("Swift/Numbers/SizedIntegers.swiftinterface", integers()),
                    ("RegexBuilder/RegexParts.swiftinterface", regex_builder()),
                    ("Glibc/Math/Math.swiftinterface", mathematics()),
                    ("RxSwift/Combining/Arities.swiftinterface", declarations()),
                    ("RxSwift/Combining/RxArities.swift", bindings())):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
