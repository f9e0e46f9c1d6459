class Foo {}
func f(_ g: (Foo) -> Void) -> String { g(Foo()); return "class" }
func f(_ g: (Int?) -> Void) -> String { g(nil); return "optional" }
print(f { print($0 ?? 0) })
