import Runtime

// Made by arities.py; do not edit by hand.

/// `==` and `<` of tuples, which Swift declares for each size.
let tuplesPage = LibraryPage(
    name: "Tuples", module: "Swift",
    text: #"""
        @bind("tuple==2") func == <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple!=2") func != <A: Equatable, B: Equatable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple<2") func < <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple<=2") func <= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple>2") func > <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple>=2") func >= <A: Comparable, B: Comparable>(lhs: (A, B), rhs: (A, B)) -> Bool
        @bind("tuple==3") func == <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple!=3") func != <A: Equatable, B: Equatable, C: Equatable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple<3") func < <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple<=3") func <= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple>3") func > <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple>=3") func >= <A: Comparable, B: Comparable, C: Comparable>(lhs: (A, B, C), rhs: (A, B, C)) -> Bool
        @bind("tuple==4") func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple!=4") func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple<4") func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple<=4") func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple>4") func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple>=4") func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable>(lhs: (A, B, C, D), rhs: (A, B, C, D)) -> Bool
        @bind("tuple==5") func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple!=5") func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple<5") func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple<=5") func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple>5") func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple>=5") func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable>(lhs: (A, B, C, D, E), rhs: (A, B, C, D, E)) -> Bool
        @bind("tuple==6") func == <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple!=6") func != <A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple<6") func < <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple<=6") func <= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple>6") func > <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple>=6") func >= <A: Comparable, B: Comparable, C: Comparable, D: Comparable, E: Comparable, F: Comparable>(lhs: (A, B, C, D, E, F), rhs: (A, B, C, D, E, F)) -> Bool
        @bind("tuple==0") func == (lhs: (), rhs: ()) -> Bool
        @bind("tuple!=0") func != (lhs: (), rhs: ()) -> Bool
        """#)
