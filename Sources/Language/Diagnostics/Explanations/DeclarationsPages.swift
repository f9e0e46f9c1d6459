// swift-format-ignore-file
// Made from docs/Explanations/Declarations by embed.py there; run it again after a change.

extension ExplanationPages {
    static let declarations: [String: String] = [
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
    ]
}
