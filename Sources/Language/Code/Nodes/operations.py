#!/usr/bin/env python3
"""Writes Operations.swift: the nodes of scalars, of arithmetic and of comparison, from the tables below.

Each operation has a class for each shape of its operands, so that evaluation needs no test of the operation and no call for
operands in slots. After a change run it, then `make format`, and commit both. docs/Decisions/0020 says why they are not generic.
"""
import os

# Operations of Int that can overflow: class, operator, the standard library's function, what a trap's check is called.
CHECKED = [
    ("IntAdd", "+", "addingReportingOverflow(", "checkedSum"),
    ("IntSubtract", "-", "subtractingReportingOverflow(", "checkedDifference"),
    ("IntMultiply", "*", "multipliedReportingOverflow(by: ", "checkedProduct"),
]
# Divisions: class, operator, what checks any divisor, what a constant divisor computes.
DIVISIONS = [
    ("IntDivide", "/", "checkedQuotient", "quotient"),
    ("IntRemainder", "%", "checkedRemainder", "remainder"),
]
# Operations of Int that cannot fail.
TOTAL = [
    ("IntAnd", "&"), ("IntOr", "|"), ("IntXor", "^"),
    ("IntWrappingAdd", "&+"), ("IntWrappingSubtract", "&-"), ("IntWrappingMultiply", "&*"),
]
FLOATING = [("Add", "+"), ("Subtract", "-"), ("Multiply", "*"), ("Divide", "/")]
# Forms of values without references: class, method.
SCALARS = [("Int", "int"), ("Double", "double"), ("Bool", "bool")]
COMPARISONS = [
    ("Less", "<"), ("LessEqual", "<="), ("Greater", ">"), ("GreaterEqual", ">="), ("Equal", "=="), ("NotEqual", "!="),
]


def node(name, base, result, body):
    """A class with one method; `left` and `right` in the body are values, however the operands are stored."""
    kind = result.lower()
    return (f"final class {name}: {base} {{\n"
            f"    override func {kind}(_ f: Frame) throws -> {result} {{ {body} }}\n}}\n")


# A base class, and how it reads its operands.
ANY = ("left.int(f)", "right.int(f)")
CONSTANT = ("left.int(f)", "right")
SLOT_CONSTANT = ("f.int(left)", "right")
SLOTS = ("f.int(left)", "f.int(right)")


def checked(name, operator, function, check):
    yield node(name, "IntPair", "Int", f"try {check}(%s, %s, span)" % ANY)
    yield node(name + "Constant", "IntAndConstant", "Int", f"try {check}(%s, %s, span)" % CONSTANT)
    for suffix, base, (left, right) in [("SlotConstant", "IntSlotAndConstant", SLOT_CONSTANT), ("Slots", "IntSlots", SLOTS)]:
        yield node(name + suffix, base, "Int", f'try checked({left}.{function}{right}), "{operator}")')


def division(name, operator, check, part):
    yield node(name, "IntPair", "Int", f"try {check}(%s, %s, span)" % ANY)
    # The operand comes first, so that no part of the divisor is kept across the call.
    body = f"let number = try left.int(f)\nreturn divisor.{part}(number)"
    yield node(name + "Constant", "IntAndDivisor", "Int", body)
    yield node(name + "SlotConstant", "IntSlotAndDivisor", "Int", f"divisor.{part}(f.int(slot))")


def comparison(name, operator):
    def test(operands):
        return f" {operator} ".join(operands)
    yield node("Int" + name, "IntTest", "Bool", "try " + test(ANY))
    yield node("Int" + name + "Constant", "IntTestConstant", "Bool", "try " + test(CONSTANT))
    yield node("Int" + name + "SlotConstant", "IntTestSlotConstant", "Bool", test(SLOT_CONSTANT))
    yield node("Int" + name + "Slots", "IntTestSlots", "Bool", test(SLOTS))
    yield node("Double" + name, "BoolPair", "Bool", f"try left.double(f) {operator} right.double(f)")


def scalar(type, method):
    """The nodes that read and write one form of values: a constant, a slot, an assignment to a slot."""
    def reader(name, field, of, result):
        return (f"final class {name}: {type}Node {{\n    override var isConstantOrLoad: Bool {{ true }}\n    let {field}: {of}\n"
                f"    init(_ {field}: {of}) {{ self.{field} = {field} }}\n"
                f"    override func {method}(_ f: Frame) throws -> {type} {{ {result} }}\n}}\n")
    yield reader(type + "Constant", "constant", type, "constant")
    yield reader("Load" + type, "slot", "Int", f"f.{method}(slot)")
    yield (f"final class Store{type}: StoreNode {{\n"
           f"    override func run(_ f: Frame) throws {{ f.put(slot, try source.{method}(f)) }}\n}}\n")


def table(comment, name, of, rows):
    yield f"\n/// {comment}\nlet {name}: [String: {of}] = [\n"
    for operator, value in rows:
        yield f'    "{operator}": {value},\n'
    yield "]\n"


def classes(name, suffixes):
    return ", ".join(name + suffix + ".self" for suffix in suffixes)


def text():
    yield ("// Written by operations.py.\n\nimport Diagnostics\nimport Runtime\n\n"
           "// Scalars in slots; arithmetic and comparison of `Int` and `Double`, a class for each shape of the operands.\n\n")
    for row in SCALARS:
        yield from scalar(*row)
    for row in CHECKED:
        yield from checked(*row)
    for row in DIVISIONS:
        yield from division(*row)
    for name, operator in TOTAL:
        yield node(name, "IntPair", "Int", f"try left.int(f) {operator} right.int(f)")
    for row in COMPARISONS:
        yield from comparison(*row)
    for name, operator in FLOATING:
        yield node("Double" + name, "DoublePair", "Double", f"try left.double(f) {operator} right.double(f)")
    shapes = ["", "Constant", "SlotConstant", "Slots"]
    yield from table(
        "Node factories of operators with an integer result.", "intArithmetic", "IntOperation",
        [(row[1], f"shapes({classes(row[0], shapes)})") for row in CHECKED]
        + [(row[1], f"divisions({classes(row[0], shapes[:3])})") for row in DIVISIONS]
        + [(row[1], f"{{ {row[0]}($0, $1, $2) }}") for row in TOTAL])
    yield from table(
        "Node factories of operators with a Bool result.", "intComparison", "IntOperation",
        [(operator, f"tests({classes('Int' + name, shapes)})") for name, operator in COMPARISONS])
    yield from table(
        "Node factories of operators on `Double`.", "doubleArithmetic", "DoublePair.Type",
        [(operator, f"Double{name}.self") for name, operator in FLOATING])
    yield from table(
        "Node factories of comparisons of `Double`.", "doubleComparison", "BoolPair.Type",
        [(operator, f"Double{name}.self") for name, operator in COMPARISONS])


with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "Operations.swift"), "w") as file:
    file.write("".join(text()))
