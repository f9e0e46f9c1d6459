import Timeline

/// Recordings that are hard to draw, for the golden texts.
let pictureCases: [(name: String, make: () -> Recording)] = [
    (
        "two lanes",
        {
            recorded(
                """
                clicks subscribed 0
                debounce subscribed 0
                clicks next 100 "a"
                clicks next 250 "b"
                clicks next 400 "c"
                debounce next 700 "c"
                clicks next 1050 "d"
                clicks next 1250 "e"
                debounce next 1550 "e"
                clicks completed 1900
                debounce completed 1900
                """)
        }
    ),
    ("one event", { recorded("a next 0 1") }),
    ("no event", { recorded("a subscribed 0") }),
    ("one late event", { recorded("a subscribed 0\na next 1500 1\na completed 1500") }),
    (
        "thousands",
        {
            let events = (0..<3000).map { "a next \($0 * 10) \($0)" }
            return recorded((["a subscribed 0"] + events).joined(separator: "\n"))
        }
    ),
    (
        "one instant",
        {
            recorded(
                (["a subscribed 5"] + (1...12).map { "a next 5 \($0)" } + ["a completed 5"]).joined(separator: "\n"))
        }
    ),
    (
        "many in two instants",
        {
            let many = (1...40).map { "a next 0 \($0)" }
            return recorded(
                (["a subscribed 0"] + many + ["a next 1000 41", "a completed 1000"]).joined(separator: "\n"))
        }
    ),
    (
        "hours between",
        {
            recorded(
                "a subscribed 0\nb subscribed 0\na next 200 1\nb next 500 2\na next 7200500 3\na completed 7200700")
        }
    ),
    (
        "wide and combining",
        {
            recorded(
                "a subscribed 0\na next 100 \"日本\"\na next 200 \"👩‍👩‍👧\"\na next 300 \"e\u{301}\"\na next 300 \"🍎\"\na completed 400"
            )
        }
    ),
    (
        "long values",
        {
            recorded(
                """
                a subscribed 0
                a next 100 Student(name: "Ada Lovelace", score: 80)
                a next 200 Student(name: "Ada Lovelace", score: 81)
                a next 300 "a b"
                a next 300 "—"
                a next 400 -1
                a completed 500
                """)
        }
    ),
    ("an error", { recorded("a subscribed 0\na next 100 1\na error 300 Oops.bad\nb subscribed 100\nb disposed 250") }),
    (
        "retry and concat",
        {
            recorded(
                "a subscribed 0\na next 100 1\na error 200 bad\na subscribed 200\na next 300 1\na completed 400\na subscribed 700\na next 800 2"
            )
        }
    ),
    (
        "a teardown",
        {
            recorded(
                """
                a subscribed 0
                live subscribed 0
                b subscribed 0
                c subscribed 0
                a next 100 1
                live next 200 2
                b next 300 "long"
                b disposed 300
                a disposed 300
                c disposed 300
                live next 400 3
                """)
        }
    ),
    (
        "a teardown in one instant",
        {
            recorded(
                """
                a subscribed 0
                b subscribed 0
                live subscribed 0
                a next 0 100
                a disposed 0
                b disposed 0
                live next 0 3
                """)
        }
    ),
    (
        "teardowns at two times",
        {
            recorded(
                "a subscribed 0\nb subscribed 0\na next 100 1\na disposed 250\nb disposed 300\nc subscribed 300\nc next 300 1"
            )
        }
    ),
]
