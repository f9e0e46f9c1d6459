var a: Int
var b: [Int]?
var c: [String: [Int?]]!
var d: (Int, name: String)
var e: (Int)
var f: ()
var g: (Int, inout String, Double...) throws -> Void
var h: (_ x: Int, y: String) -> (Int) -> Int
var i: (() -> Void)?
var j: Outer<Int>.Inner<String>
var k: Int.Type
var l: any P & Q
var m: some Collection
var n: (any P)?
var o: Foo<Bar<Baz<Int>>>
var p: Foo<Int?>?
var q: [Int].Element
var r: Foo<Int> = 1
var s: Self
var t: Any?
var u: @escaping @Sendable () -> Void
var v: Foo<(Int) -> Bar<[String: Int]>>
var w: P & Q
var x: Result<Void, Error>
