// swift-format-ignore-file
// Made from docs/Explanations/Syntax by embed.py there; run it again after a change.

extension ExplanationPages {
    static let syntax: [String: String] = [
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
    ]
}
