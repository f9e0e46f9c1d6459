// swift-format-ignore-file
// Made from docs/Explanations by embed.py there; run it again after a change.

/// The page behind an id of a diagnostic; nil where there is none.
public func explanation(of id: String) -> String? { explanationPages[id] }

/// Ids that have a page.
public var explainedIDs: [String] { explanationPages.keys.sorted() }

private let explanationPages: [String: String] = [
    "ambiguous": ##"""
        # ambiguous

        Two declarations fit a call equally well, so nothing says which of them is meant. Say it with a type, a label, or a name of its own for one of them.

        Refused:

        ```swift
        func show(_ a: Int, _ b: Double) {}
        func show(_ a: Double, _ b: Int) {}
        show(1, 1)
        ```

        Mended:

        ```swift
        func show(_ a: Int, _ b: Double) {}
        func show(_ a: Double, _ b: Int) {}
        show(1, 1.0 as Double)
        ```
        """##,
    "assignment-in-condition": ##"""
        # assignment-in-condition

        `=` gives a variable a value, `==` compares. A condition compares.

        Refused:

        ```swift
        var n = 1
        if n = 1 { print("one") }
        ```

        Mended:

        ```swift
        var n = 1
        if n == 1 { print("one") }
        ```
        """##,
    "bad-character": ##"""
        # bad-character

        A character that Swift does not read: typographic quotes come from word processors, single quotes from other languages.

        Refused:

        ```swift
        let name = 'Ann'
        ```

        Mended:

        ```swift
        let name = "Ann"
        ```
        """##,
    "bad-directive": ##"""
        # bad-directive

        The condition behind `#if` is made of `DEBUG`, `os(…)`, `canImport(…)` and the like, joined by `&&`, `||` and `!`.

        Refused:

        ```swift
        #if DEBUG &&
        print(1)
        #endif
        ```

        Mended:

        ```swift
        #if DEBUG
        print(1)
        #endif
        ```
        """##,
    "bad-escape": ##"""
        # bad-escape

        In a string `\` begins a special character: `\n`, `\t`, `\"`, `\\`, `\0`, `\u{1F600}` or a value in parentheses. Two of them make one.

        Refused:

        ```swift
        print("a\qb")
        ```

        Mended:

        ```swift
        print("a\\qb")
        ```
        """##,
    "bad-identifier": ##"""
        # bad-identifier

        A name begins with a letter or an underscore. Digits may follow.

        Refused:

        ```swift
        let 2nd = "Bo"
        ```

        Mended:

        ```swift
        let second = "Bo"
        ```
        """##,
    "bad-number": ##"""
        # bad-number

        A number is written with digits, one point, and `_` between digits; hexadecimal ones begin with `0x`. Before the point stands a digit.

        Refused:

        ```swift
        let half = .5
        ```

        Mended:

        ```swift
        let half = 0.5
        ```
        """##,
    "bad-operator-declaration": ##"""
        # bad-operator-declaration

        An operator is declared with `prefix`, `infix` or `postfix` in front and made of signs, not letters.

        Refused:

        ```swift
        operator +++
        ```

        Mended:

        ```swift
        infix operator +++
        ```
        """##,
    "bad-precedence-group": ##"""
        # bad-precedence-group

        A precedence group says `higherThan`, `lowerThan`, `associativity` and `assignment`, nothing else.

        Refused:

        ```swift
        precedencegroup Strong { stronger: yes }
        ```

        Mended:

        ```swift
        precedencegroup Strong { higherThan: AdditionPrecedence }
        ```
        """##,
    "cannot-extend": ##"""
        # cannot-extend

        An extension adds members to a struct, an enum, a class or a protocol. Tuples and functions have no members of their own, so they cannot be extended.

        Refused:

        ```swift
        typealias Pair = (Int, Int)
        extension Pair {}
        ```

        Mended:

        ```swift
        struct Pair { var first: Int, second: Int }
        extension Pair {}
        ```
        """##,
    "cannot-infer": ##"""
        # cannot-infer

        Swift finds types from what stands there. An empty array, `nil` alone or a generic call without arguments say too little: write the type.

        Refused:

        ```swift
        let names = []
        ```

        Mended:

        ```swift
        let names: [String] = []
        ```
        """##,
    "cannot-synthesize": ##"""
        # cannot-synthesize

        Swift makes `==`, hashing and coding by itself only where all parts have them. Give the part the conformance too, or write the function yourself.

        Refused:

        ```swift
        struct Engine {}
        struct Car: Equatable { var engine: Engine }
        ```

        Mended:

        ```swift
        struct Engine: Equatable {}
        struct Car: Equatable { var engine: Engine }
        ```
        """##,
    "closure-destructuring": ##"""
        # closure-destructuring

        A closure takes a pair as one value or its parts as several; inner parentheses around its parameters are not read.

        Refused:

        ```swift
        let sums = [(1, 2)].map { ((a, b)) in a + b }
        ```

        Mended:

        ```swift
        let sums = [(1, 2)].map { (a, b) in a + b }
        ```
        """##,
    "does-not-conform": ##"""
        # does-not-conform

        A generic function, an operator or a collection asks for a protocol that the type does not have. Declare the conformance. Operators such as `flatMap` ask that their closure returns an observable.

        Refused:

        ```swift
        struct Point { var x = 0 }
        let points: Set<Point> = []
        ```

        Mended:

        ```swift
        struct Point: Hashable { var x = 0 }
        let points: Set<Point> = []
        ```
        """##,
    "dot-in-case": ##"""
        # dot-in-case

        A case is declared without a dot and used with one.

        Refused:

        ```swift
        enum Light { case .red }
        ```

        Mended:

        ```swift
        enum Light { case red }
        ```
        """##,
    "equals-in-declaration": ##"""
        # equals-in-declaration

        `==` compares. A variable gets its first value with a single `=`.

        Refused:

        ```swift
        let total: Int == 6
        ```

        Mended:

        ```swift
        let total: Int = 6
        ```
        """##,
    "error-directive": ##"""
        # error-directive

        `#error` stops the reading of a text with its own words, where somebody left it as a mark.

        Refused:

        ```swift
        #error("not finished")
        ```

        Mended:

        ```swift
        print("finished")
        ```
        """##,
    "escaping-closure": ##"""
        # escaping-closure

        A closure that a function gets as a parameter may only be called or passed on, and is gone when the function returns. To keep it, the parameter says `@escaping`. What is `inout` can never be kept.

        Refused:

        ```swift
        var stored: [() -> Void] = []
        func keep(_ work: () -> Void) { stored.append(work) }
        ```

        Mended:

        ```swift
        var stored: [() -> Void] = []
        func keep(_ work: @escaping () -> Void) { stored.append(work) }
        ```
        """##,
    "expected-accessor": ##"""
        # expected-accessor

        Braces behind a property hold `get`, `set`, `willSet`, `didSet`, or the code that computes its value.

        Refused:

        ```swift
        var n: Int { get { 1 } put { } }
        ```

        Mended:

        ```swift
        var n: Int { get { 1 } set { } }
        ```
        """##,
    "expected-body": ##"""
        # expected-body

        The code of an `if`, a loop or a function stands in braces, also if it is one statement.

        Refused:

        ```swift
        if true print("yes")
        ```

        Mended:

        ```swift
        if true { print("yes") }
        ```
        """##,
    "expected-declaration": ##"""
        # expected-declaration

        Attributes and modifiers belong to a declaration that follows them.

        Refused:

        ```swift
        private print("x")
        ```

        Mended:

        ```swift
        private let x = 1
        ```
        """##,
    "expected-expression": ##"""
        # expected-expression

        A value is missing here.

        Refused:

        ```swift
        let all = [1, , 2]
        ```

        Mended:

        ```swift
        let all = [1, 2]
        ```
        """##,
    "expected-member": ##"""
        # expected-member

        After a dot stands the name of a member.

        Refused:

        ```swift
        let text = "a"
        let m = text.+
        ```

        Mended:

        ```swift
        let text = "a"
        let m = text.count
        ```
        """##,
    "expected-name": ##"""
        # expected-name

        A declaration has a name.

        Refused:

        ```swift
        let = 1
        ```

        Mended:

        ```swift
        let n = 1
        ```
        """##,
    "expected-token": ##"""
        # expected-token

        A sign is missing that Swift needs to read on, such as `:` behind a case or `in` of a loop.

        Refused:

        ```swift
        for n 1...3 { print(n) }
        ```

        Mended:

        ```swift
        for n in 1...3 { print(n) }
        ```
        """##,
    "expected-type": ##"""
        # expected-type

        A type is missing here.

        Refused:

        ```swift
        let n: = 1
        ```

        Mended:

        ```swift
        let n: Int = 1
        ```
        """##,
    "extra-argument": ##"""
        # extra-argument

        The call has more arguments than the declaration has parameters, or a label that it does not know.

        Refused:

        ```swift
        func greet(_ name: String) {}
        greet("Ann", 2)
        ```

        Mended:

        ```swift
        func greet(_ name: String) {}
        greet("Ann")
        ```
        """##,
    "immutable": ##"""
        # immutable

        `let` constants, parameters, and `self` in a method of a struct that is not `mutating` do not change. Use `var`, or mark the method.

        Refused:

        ```swift
        let count = 1
        count += 1
        ```

        Mended:

        ```swift
        var count = 1
        count += 1
        ```
        """##,
    "implicit-self": ##"""
        # implicit-self

        A closure that outlives the call keeps the object that it uses alive. Swift wants to see that: write `self.`, or `[weak self]` where a cycle would follow.

        Refused:

        ```swift
        class Timer {
            var ticks = 0
            func start() -> () -> Void { return { ticks += 1 } }
        }
        ```

        Mended:

        ```swift
        class Timer {
            var ticks = 0
            func start() -> () -> Void { return { self.ticks += 1 } }
        }
        ```
        """##,
    "inaccessible": ##"""
        # inaccessible

        `private` members are seen only inside the type that declares them; `private(set)` lets others read but not write.

        Refused:

        ```swift
        struct Account { private(set) var balance = 0 }
        var account = Account()
        account.balance = 5
        ```

        Mended:

        ```swift
        struct Account {
            private(set) var balance = 0
            mutating func deposit(_ amount: Int) { balance += amount }
        }
        var account = Account()
        account.deposit(5)
        ```
        """##,
    "incomplete-conformance": ##"""
        # incomplete-conformance

        A type that names a protocol must have all that the protocol asks for, with the same names, labels and types.

        Refused:

        ```swift
        protocol Shape { func area() -> Double }
        struct Square: Shape {}
        ```

        Mended:

        ```swift
        protocol Shape { func area() -> Double }
        struct Square: Shape { func area() -> Double { 1 } }
        ```
        """##,
    "integer-overflow": ##"""
        # integer-overflow

        The number is too large or too small for its type. Int holds 64 bits, Int8 from -128 to 127, UInt nothing below zero.

        Refused:

        ```swift
        let level: Int8 = 200
        ```

        Mended:

        ```swift
        let level: Int = 200
        ```
        """##,
    "invalid-case": ##"""
        # invalid-case

        In a `switch` each case does something, `default` comes last, all patterns of one case bind the same names, and `fallthrough` needs a next case. Write `break` to do nothing.

        Refused:

        ```swift
        switch 3 {
        case 0:
        default: print("many")
        }
        ```

        Mended:

        ```swift
        switch 3 {
        case 0: break
        default: print("many")
        }
        ```
        """##,
    "invalid-enum": ##"""
        # invalid-enum

        With a raw type each case stands for one value of it: each a different one, of that type, and without values of its own.

        Refused:

        ```swift
        enum Level: Int { case low = 1, high = 1 }
        ```

        Mended:

        ```swift
        enum Level: Int { case low = 1, high = 2 }
        ```
        """##,
    "invalid-inheritance": ##"""
        # invalid-inheritance

        A class has at most one superclass, which stands first; a class is never its own ancestor. Protocols may be many.

        Refused:

        ```swift
        class A {}
        class B {}
        class C: A, B {}
        ```

        Mended:

        ```swift
        class A {}
        protocol B {}
        class C: A, B {}
        ```
        """##,
    "invalid-initializer": ##"""
        # invalid-initializer

        Designated initialisers give all properties a value and call `super.init`; convenience ones call another initialiser of the same class with `self.init`.

        Refused:

        ```swift
        class Point {
            init(x: Int) {}
            init() { self.init(x: 0) }
        }
        ```

        Mended:

        ```swift
        class Point {
            init(x: Int) {}
            convenience init() { self.init(x: 0) }
        }
        ```
        """##,
    "invalid-inout": ##"""
        # invalid-inout

        An `inout` parameter changes a variable of the caller: mark it with `&` in the call, and give it a variable, not a constant or a value.

        Refused:

        ```swift
        func double(_ n: inout Int) { n *= 2 }
        var n = 1
        double(n)
        ```

        Mended:

        ```swift
        func double(_ n: inout Int) { n *= 2 }
        var n = 1
        double(&n)
        ```
        """##,
    "invalid-modifier": ##"""
        # invalid-modifier

        Some words in front of a declaration fit only certain ones: `override` members of a class, `mutating` methods of structs and enums, `convenience` initialisers of classes.

        Refused:

        ```swift
        class Counter {
            var n = 0
            mutating func up() { n += 1 }
        }
        ```

        Mended:

        ```swift
        class Counter {
            var n = 0
            func up() { n += 1 }
        }
        ```
        """##,
    "invalid-override": ##"""
        # invalid-override

        `override` replaces a member of the superclass of the same name and type, which is not `final`; and whoever replaces one must say `override`.

        Refused:

        ```swift
        class Animal { func speak() {} }
        class Dog: Animal { func speak() {} }
        ```

        Mended:

        ```swift
        class Animal { func speak() {} }
        class Dog: Animal { override func speak() {} }
        ```
        """##,
    "invalid-property": ##"""
        # invalid-property

        A stored property has a value, a computed one has `get`. Extensions and enums hold only computed ones; `lazy` needs a first value; a protocol says `{ get }` or `{ get set }`.

        Refused:

        ```swift
        extension Int { var doubled = 2 }
        ```

        Mended:

        ```swift
        extension Int { var doubled: Int { self * 2 } }
        ```
        """##,
    "invalid-return": ##"""
        # invalid-return

        `return` leaves a function or closure. At the top level there is nothing to leave, and an initialiser gives no value.

        Refused:

        ```swift
        return 1
        ```

        Mended:

        ```swift
        func one() -> Int { return 1 }
        ```
        """##,
    "keyword-as-name": ##"""
        # keyword-as-name

        The word has a meaning in Swift. In back-ticks it is a name.

        Refused:

        ```swift
        let class = 1
        ```

        Mended:

        ```swift
        let `class` = 1
        ```
        """##,
    "let-case": ##"""
        # let-case

        In a condition `case` stands first, then the pattern with its `let`.

        Refused:

        ```swift
        let value: Int? = 1
        if let case .some(x) = value { print(x) }
        ```

        Mended:

        ```swift
        let value: Int? = 1
        if case let .some(x) = value { print(x) }
        ```
        """##,
    "misplaced": ##"""
        # misplaced

        The word or declaration stands where Swift does not read it: a `break` outside of a loop, a type where a value is wanted, a `deinit` in a struct.

        Refused:

        ```swift
        break
        ```

        Mended:

        ```swift
        for n in 1...3 { if n == 2 { break } }
        ```
        """##,
    "misplaced-keyword": ##"""
        # misplaced-keyword

        The word belongs into another place: `case` into a `switch` or an `enum`, `else` behind the brace of an `if`.

        Refused:

        ```swift
        else { print("no") }
        ```

        Mended:

        ```swift
        if true { print("yes") } else { print("no") }
        ```
        """##,
    "missing-argument": ##"""
        # missing-argument

        The call leaves out a parameter that has no default value. The note shows the declaration.

        Refused:

        ```swift
        func invite(_ name: String, at hour: Int) {}
        invite("Ida")
        ```

        Mended:

        ```swift
        func invite(_ name: String, at hour: Int) {}
        invite("Ida", at: 9)
        ```
        """##,
    "missing-body": ##"""
        # missing-body

        A function, an initialiser and an accessor do their work in braces; only a protocol leaves them out.

        Refused:

        ```swift
        func area() -> Int
        ```

        Mended:

        ```swift
        func area() -> Int { 6 }
        ```
        """##,
    "missing-condition": ##"""
        # missing-condition

        `if`, `while` and `switch` look at a value, which stands before the brace.

        Refused:

        ```swift
        if { print("yes") }
        ```

        Mended:

        ```swift
        if true { print("yes") }
        ```
        """##,
    "missing-import": ##"""
        # missing-import

        A file sees what it imports. `Date`, `URL` and formatters are in Foundation, observables in RxSwift. At the prompt everything is in reach.

        Refused:

        ```swift
        let now = Date()
        ```

        Mended:

        ```swift
        import Foundation
        let now = Date()
        ```
        """##,
    "missing-initializer": ##"""
        # missing-initializer

        A class makes no initialiser by itself when one of its properties has no value, and a `required` one must be there in each subclass.

        Refused:

        ```swift
        class Person { var name: String }
        ```

        Mended:

        ```swift
        class Person {
            var name: String
            init(name: String) { self.name = name }
        }
        ```
        """##,
    "missing-left-side": ##"""
        # missing-left-side

        An operator between two values has nothing on its left.

        Refused:

        ```swift
        let n = * 2
        ```

        Mended:

        ```swift
        let n = 1 * 2
        ```
        """##,
    "missing-parameter-type": ##"""
        # missing-parameter-type

        A parameter of a function has a type behind a colon.

        Refused:

        ```swift
        func double(n) -> Int { 2 }
        ```

        Mended:

        ```swift
        func double(n: Int) -> Int { n * 2 }
        ```
        """##,
    "missing-return": ##"""
        # missing-return

        A function that promises a value must return one on every way through. Without `return` only a body of a single expression gives its value.

        Refused:

        ```swift
        func sign(_ n: Int) -> Int {
            if n > 0 { return 1 }
        }
        ```

        Mended:

        ```swift
        func sign(_ n: Int) -> Int {
            if n > 0 { return 1 }
            return -1
        }
        ```
        """##,
    "missing-right-side": ##"""
        # missing-right-side

        An operator between two values has nothing on its right.

        Refused:

        ```swift
        let n = 1 +
        ```

        Mended:

        ```swift
        let n = 1 + 2
        ```
        """##,
    "missing-separator": ##"""
        # missing-separator

        Values in brackets are separated by commas.

        Refused:

        ```swift
        let list = [1 2]
        ```

        Mended:

        ```swift
        let list = [1, 2]
        ```
        """##,
    "mixed-operators": ##"""
        # mixed-operators

        No rule says which of two operators comes first, or they cannot follow each other. Parentheses say it.

        Refused:

        ```swift
        let inside = 0 < 1 < 2
        ```

        Mended:

        ```swift
        let inside = 0 < 1 && 1 < 2
        ```
        """##,
    "non-exhaustive-switch": ##"""
        # non-exhaustive-switch

        A `switch` covers every value, so that nothing is forgotten. Add the cases that the note lists, or `default`.

        Refused:

        ```swift
        enum Light { case red, green }
        let light = Light.red
        switch light { case .red: print("stop") }
        ```

        Mended:

        ```swift
        enum Light { case red, green }
        let light = Light.red
        switch light {
        case .red: print("stop")
        case .green: print("go")
        }
        ```
        """##,
    "not-a-protocol": ##"""
        # not-a-protocol

        After the colon of a type stand protocols, and for a class one superclass. Structs and enums cannot be inherited from.

        Refused:

        ```swift
        struct Base {}
        struct Derived: Base {}
        ```

        Mended:

        ```swift
        protocol Base {}
        struct Derived: Base {}
        ```
        """##,
    "not-callable": ##"""
        # not-callable

        Parentheses call a function, a closure or a type. This value is none, or its type offers no initialiser.

        Refused:

        ```swift
        let count = 3
        count()
        ```

        Mended:

        ```swift
        let count = { 3 }
        _ = count()
        ```
        """##,
    "operator-spacing": ##"""
        # operator-spacing

        An operator between two values has a space on both sides, or on none.

        Refused:

        ```swift
        let n = 1
        let m = n +1
        ```

        Mended:

        ```swift
        let n = 1
        let m = n + 1
        ```
        """##,
    "recursive-type": ##"""
        # recursive-type

        A struct lies in its variable with all its parts, so it cannot hold another of its own kind. Use a class, an array, or `indirect` for an enum.

        Refused:

        ```swift
        struct Node { var next: Node? }
        ```

        Mended:

        ```swift
        final class Node { var next: Node? }
        ```
        """##,
    "redeclared": ##"""
        # redeclared

        A name stands for one thing in its place. Functions may share a name if their labels or types differ. At the prompt a later entry replaces an earlier one.

        Refused:

        ```swift
        let price = 1
        let price = 2
        ```

        Mended:

        ```swift
        let price = 1
        let otherPrice = 2
        ```
        """##,
    "send-after-end": ##"""
        # send-after-end

        A subject that has completed or failed sends nothing more: what is sent behind that, in the same list of statements, reaches nobody. Send it before the end, or make another subject. This is a warning; the program runs.
        """##,
    "space-after-dot": ##"""
        # space-after-dot

        The name of a member follows its dot at once; a long chain is broken before the dot.

        Refused:

        ```swift
        let n = [1]. count
        ```

        Mended:

        ```swift
        let n = [1].count
        ```
        """##,
    "statement-as-expression": ##"""
        # statement-as-expression

        `if` and `switch` give a value only right behind `=` or `return`, or as the whole body of a function.

        Refused:

        ```swift
        let n = 1 + if true { 1 } else { 2 }
        ```

        Mended:

        ```swift
        let n = if true { 2 } else { 3 }
        ```
        """##,
    "statement-in-type": ##"""
        # statement-in-type

        Between the braces of a type stand declarations. What shall run belongs into a function.

        Refused:

        ```swift
        struct Screen { print("ready") }
        ```

        Mended:

        ```swift
        struct Screen { init() { print("ready") } }
        ```
        """##,
    "statement-outside-case": ##"""
        # statement-outside-case

        In a `switch` every statement belongs to a `case` or to `default`.

        Refused:

        ```swift
        switch 1 {
            print("one")
        }
        ```

        Mended:

        ```swift
        switch 1 {
        default: print("one")
        }
        ```
        """##,
    "stray-brace": ##"""
        # stray-brace

        This brace closes nothing: there is one too many, or one is missing above.

        Refused:

        ```swift
        print("x")
        }
        ```

        Mended:

        ```swift
        print("x")
        ```
        """##,
    "stray-bracket": ##"""
        # stray-bracket

        This bracket closes nothing.

        Refused:

        ```swift
        print("x"))
        ```

        Mended:

        ```swift
        print("x")
        ```
        """##,
    "stray-directive": ##"""
        # stray-directive

        `#else` and `#endif` belong to an `#if` above them.

        Refused:

        ```swift
        #endif
        ```

        Mended:

        ```swift
        #if DEBUG
        #endif
        ```
        """##,
    "stray-semicolon": ##"""
        # stray-semicolon

        A semicolon stands between two statements on one line. This one ends nothing.

        Refused:

        ```swift
        ;print("x")
        ```

        Mended:

        ```swift
        print("x"); print("y")
        ```
        """##,
    "string-first-line": ##"""
        # string-first-line

        The text of a string in three quotes begins on the line after them.

        Refused:

        ```swift
        let text = """hello
        """
        ```

        Mended:

        ```swift
        let text = """
        hello
        """
        ```
        """##,
    "string-indentation": ##"""
        # string-indentation

        Each line of a string in three quotes is indented at least as far as the closing quotes.

        Refused:

        ```swift
        let text = """
        hello
            """
        ```

        Mended:

        ```swift
        let text = """
            hello
            """
        ```
        """##,
    "string-last-line": ##"""
        # string-last-line

        The closing three quotes stand on a line of their own.

        Refused:

        ```swift
        let text = """
        hello"""
        ```

        Mended:

        ```swift
        let text = """
        hello
        """
        ```
        """##,
    "too-complex": ##"""
        # too-complex

        The expression has so many possible meanings that trying them all takes too long, or its type is made of more than ten thousand parts. Write the type of a part, or split it into several constants.
        """##,
    "too-deep": ##"""
        # too-deep

        Brackets, blocks or types are nested more than some hundred levels deep, or a chain is longer than that. Give parts of it names of their own.
        """##,
    "try-on-right-side": ##"""
        # try-on-right-side

        `try` covers everything to its right, so it stands in front of the whole expression.

        Refused:

        ```swift
        func one() throws -> Int { 1 }
        let n = 1 + try one()
        ```

        Mended:

        ```swift
        func one() throws -> Int { 1 }
        let n = try 1 + one()
        ```
        """##,
    "two-statements": ##"""
        # two-statements

        Two statements stand on two lines, or have a semicolon between them.

        Refused:

        ```swift
        let a = 1 let b = 2
        ```

        Mended:

        ```swift
        let a = 1; let b = 2
        ```
        """##,
    "type-mismatch": ##"""
        # type-mismatch

        A value of one type stands where another is wanted. Swift converts nothing by itself: write `Double(n)`, unwrap an optional, map the elements of an observable.

        Refused:

        ```swift
        let age: Int = "12"
        ```

        Mended:

        ```swift
        let age: Int = Int("12") ?? 0
        ```
        """##,
    "unclosed-brace": ##"""
        # unclosed-brace

        A brace is opened and never closed. The message shows where it was opened.

        Refused:

        ```swift
        func greet() {
            print("hello")
        ```

        Mended:

        ```swift
        func greet() {
            print("hello")
        }
        ```
        """##,
    "unclosed-bracket": ##"""
        # unclosed-bracket

        A bracket is opened and never closed.

        Refused:

        ```swift
        let list = [1, 2
        ```

        Mended:

        ```swift
        let list = [1, 2]
        ```
        """##,
    "unclosed-comment": ##"""
        # unclosed-comment

        A comment that begins with `/*` ends with `*/`. They nest: each needs its own end.

        Refused:

        ```swift
        /* a remark
        ```

        Mended:

        ```swift
        /* a remark */
        ```
        """##,
    "unclosed-directive": ##"""
        # unclosed-directive

        Each `#if` ends with `#endif`.

        Refused:

        ```swift
        #if DEBUG
        print("x")
        ```

        Mended:

        ```swift
        #if DEBUG
        print("x")
        #endif
        ```
        """##,
    "unclosed-string": ##"""
        # unclosed-string

        A string ends on its line with a quote. For several lines use three quotes.

        Refused:

        ```swift
        let name = "Ann
        ```

        Mended:

        ```swift
        let name = "Ann"
        ```
        """##,
    "undeclared-operator": ##"""
        # undeclared-operator

        A new operator is declared before it is implemented, so that Swift knows whether it stands before, behind or between values.

        Refused:

        ```swift
        func +++ (a: Int, b: Int) -> Int { a + b }
        ```

        Mended:

        ```swift
        infix operator +++
        func +++ (a: Int, b: Int) -> Int { a + b }
        ```
        """##,
    "unexpected": ##"""
        # unexpected

        What stands here fits nothing around it.

        Refused:

        ```swift
        enum Light { case red: Int }
        ```

        Mended:

        ```swift
        enum Light { case red(Int) }
        ```
        """##,
    "unhandled-throw": ##"""
        # unhandled-throw

        A call that can throw is marked with `try`, and somebody must handle the error: `do` and `catch`, a function that throws itself, `try?` or `try!`.

        Refused:

        ```swift
        func load() throws -> Int { 1 }
        func show() { print(load()) }
        ```

        Mended:

        ```swift
        func load() throws -> Int { 1 }
        func show() { do { print(try load()) } catch { print(error) } }
        ```
        """##,
    "unheard-subject": ##"""
        # unheard-subject

        Something is sent into a subject that nobody listens to: nobody subscribes to it, and it is passed nowhere. Subscribe before anything is sent. This is a warning; the program runs. At the prompt it is said of local subjects only, since the next entry may listen.
        """##,
    "uninitialized": ##"""
        # uninitialized

        A variable has no value until it is given one, and Swift does not let it be read before. An initialiser gives all properties a value.

        Refused:

        ```swift
        struct Point { let x: Int; init() {} }
        ```

        Mended:

        ```swift
        struct Point { let x: Int; init() { x = 0 } }
        ```
        """##,
    "unknown-attribute": ##"""
        # unknown-attribute

        No attribute has that name. Property wrappers such as `@State` and `@Published` are not part of rill's Swift.

        Refused:

        ```swift
        @cached func area() -> Int { 6 }
        ```

        Mended:

        ```swift
        @discardableResult func area() -> Int { 6 }
        ```
        """##,
    "unknown-member": ##"""
        # unknown-member

        The type has nothing of that name. Look at the suggestions, or press Tab after the dot for all that it has. Words of Combine and RxJS are translated.

        Refused:

        ```swift
        print([1, 2].length)
        ```

        Mended:

        ```swift
        print([1, 2].count)
        ```
        """##,
    "unknown-module": ##"""
        # unknown-module

        Programs can import RxSwift and its companions, Foundation, Dispatch, XCTest, and the modules of this project; nothing else.

        Refused:

        ```swift
        import Alamofire
        ```

        Mended:

        ```swift
        import Foundation
        ```
        """##,
    "unknown-name": ##"""
        # unknown-name

        Nothing of that name is in reach here. Names declared in braces end with them.

        Refused:

        ```swift
        for n in 1...3 { let square = n * n; print(square) }
        print(square)
        ```

        Mended:

        ```swift
        var square = 0
        for n in 1...3 { square = n * n }
        print(square)
        ```
        """##,
    "unknown-operator": ##"""
        # unknown-operator

        Nothing declares this operator. `++` and `**` of other languages do not exist in Swift.

        Refused:

        ```swift
        print(2 ** 3)
        ```

        Mended:

        ```swift
        print(2 * 2 * 2)
        ```
        """##,
    "unknown-precedence-group": ##"""
        # unknown-precedence-group

        An operator names a precedence group that exists, such as AdditionPrecedence.

        Refused:

        ```swift
        infix operator +++: SumPrecedence
        ```

        Mended:

        ```swift
        infix operator +++: AdditionPrecedence
        ```
        """##,
    "unknown-type": ##"""
        # unknown-type

        No type of that name is in reach. Types begin with a capital: `String`, not `string`.

        Refused:

        ```swift
        let name: string = "Ann"
        ```

        Mended:

        ```swift
        let name: String = "Ann"
        ```
        """##,
    "unspaced-not-equal": ##"""
        # unspaced-not-equal

        Without spaces `a!=b` could be `a!` followed by `= b`. Put spaces around the operator.

        Refused:

        ```swift
        var a: Int? = 1
        if a!=nil { print(1) }
        ```

        Mended:

        ```swift
        var a: Int? = 1
        if a != nil { print(1) }
        ```
        """##,
    "unsupported": ##"""
        # unsupported

        Swift has this, rill has not. Concurrency, macros, actors, result builders, unsafe memory and Objective-C are left out; observables take their place for what happens later.

        Refused:

        ```swift
        func load() async -> Int { 1 }
        ```

        Mended:

        ```swift
        import RxSwift
        func load() -> Single<Int> { .just(1) }
        ```
        """##,
    "unused-result": ##"""
        # unused-result

        The subscription is not kept: nothing will ever dispose it. Put it into a bag, or write `_ =` in front if that is meant. This is a warning; the program runs.
        """##,
    "warning-directive": ##"""
        # warning-directive

        `#warning` shows its own words, where somebody left it as a mark. The program runs.
        """##,
    "wrong-label": ##"""
        # wrong-label

        The label is not the one that the function was declared with, or the arguments stand in another order.

        Refused:

        ```swift
        func move(from start: Int, by steps: Int) {}
        move(from: 1, with: 2)
        ```

        Mended:

        ```swift
        func move(from start: Int, by steps: Int) {}
        move(from: 1, by: 2)
        ```
        """##,
]
