// swift-format-ignore-file
// Made from docs/Explanations/Tokens by embed.py there; run it again after a change.

extension ExplanationPages {
    static let tokens: [String: String] = [
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
        "warning-directive": ##"""
            # warning-directive

            `#warning` shows its own words, where somebody left it as a mark. The program runs.
            """##,
    ]
}
