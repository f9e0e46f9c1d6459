struct T { @W var t: Double = 1; @propertyWrapper struct W { var wrappedValue: Double } }
print(T().t)
struct V { @resultBuilder enum B { static func buildBlock(_ x: Int...) -> Int { x.count } }; @B var n: Int { 1; 2 }; func f(@B _ g: () -> Int) -> Int { g() } }
print(V().n, V().f { 1; 2; 3 })
struct X { @MyB var n: Int { 1; 2 }; @resultBuilder enum MyB { static func buildBlock(_ x: Int...) -> Int { x.count } } }
print(X().n)
enum NS { @propertyWrapper struct W { var wrappedValue: Int } ; struct In { @W var a = 3; @NS.W var b = 4 } }
print(NS.In().a, NS.In().b)
