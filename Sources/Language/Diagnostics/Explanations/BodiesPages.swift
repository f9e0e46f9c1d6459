// swift-format-ignore-file
// Made from docs/Explanations/Bodies by embed.py there; run it again after a change.

extension ExplanationPages {
    static let bodies: [String: String] = [
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
        "send-after-end": ##"""
            # send-after-end

            A subject that has completed or failed sends nothing more: what is sent behind that, in the same list of statements, reaches nobody. Send it before the end, or make another subject. This is a warning; the program runs.
            """##,
        "too-complex": ##"""
            # too-complex

            The expression has so many possible meanings that trying them all takes too long, or its type is made of more than ten thousand parts. Write the type of a part, or split it into several constants.
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
        "unused-result": ##"""
            # unused-result

            The subscription is not kept: nothing will ever dispose it. Put it into a bag, or write `_ =` in front if that is meant. This is a warning; the program runs.
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
}
