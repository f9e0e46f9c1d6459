#!/usr/bin/env python3
"""Writes the interfaces whose declarations differ only in a name, a type or a size (the list is at the end), and the
natives of `combineLatest` and `zip` of two to eight sources.

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
    return '@bind("%s.%s(%d)%s") public static func %s<%s>(%s%s%s' % (
        key, operator, n, suffix, operator, generics, parameters, tail, extra(names))


def declarations():
    lines = family("ObservableType", "O", "ObservableType", "Observable<%s>", [LATEST, PAIRED])
    for key, trait in (("Single", "SingleTrait"), ("Maybe", "MaybeTrait")):
        lines += family("PrimitiveSequenceType", "E", key, "PrimitiveSequence<%s, %%s>" % trait, [PAIRED], ", Trait == " + trait)
    lines += family("InfallibleType", "I", "Infallible", "Infallible<%s>", [LATEST])
    # There is no zip without selector.
    lines += family("InfallibleType", "I", "Infallible", "Infallible<%s>", [PAIRED], forms=(False,))
    same = lambda names: " where " + ", ".join("%s.SharingStrategy == SharingStrategy" % name for name in names)
    lines += family("SharedSequenceConvertibleType", "O", "SharedSequence", "SharedSequence<SharingStrategy, %s>",
                    [LATEST, PAIRED], extra=same, throws="")
    return page("`combineLatest` and `zip` of two to eight sources.", lines)


def bindings():
    lines = ["import Rill", "import Runtime", "", "// Written by arities.py.", "",
             "/// Combines sources; the selector gets one value of each.",
             "typealias Join = ([Stream], @escaping ([Value]) throws -> Value) -> Stream", "", "enum Joins {"]
    for operator in ("combineLatest", "zip"):
        lines.append("    static func %s(_ s: [Stream], _ select: @escaping ([Value]) throws -> Value) -> Stream {" % operator)
        lines.append("        switch s.count {")
        for n in range(2, 9):
            sources = ", ".join("s[%d]" % i for i in range(n))
            values = ", ".join("$%d" % i for i in range(n))
            lines.append("        case %d: return .%s(%s) { try select([%s]) }" % (n, operator, sources, values))
        lines += ['        default: return Unwinding.fault("%s of \\(s.count) sources", .empty())' % operator, "        }", "    }"]
    return lines + ["}", ""]


def page(comment, lines):
    return ["// " + comment, "// Written by arities.py.", ""] + lines + [""]


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
    return page("The integer types besides Int. They differ only in name, sign and size.", lines)


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


for path, lines in (("Swift/Core/Tuples.swiftinterface", tuples()), ("Swift/Numbers/SizedIntegers.swiftinterface", integers()),
                    ("Glibc/Math/Math.swiftinterface", mathematics()),
                    ("RxSwift/Combining/Arities.swiftinterface", declarations()),
                    ("RxSwift/Combining/RxArities.swift", bindings())):
    with open(path, "w", encoding="utf-8") as file:
        file.write("\n".join(lines))
