// A type with key path members passes subscripts on as well, if it has none of its own.

@dynamicMemberLookup
struct Lens<Root> {
    let get: () -> Root
    let set: (Root) -> Void
    subscript<T>(dynamicMember path: WritableKeyPath<Root, T>) -> Lens<T> {
        Lens<T>(
            get: { get()[keyPath: path] },
            set: { value in
                var whole = get()
                whole[keyPath: path] = value
                set(whole)
            })
    }
}
struct Page {
    var names = ["a", "b"]
    var counts = ["k": 1]
}
var page = Page()
let lens = Lens(get: { page }, set: { page = $0 })
lens.names[1].set("z")
lens.counts["q"].set(5)
print(page.names, page.counts["q"]!, lens.names[0].get())

@dynamicMemberLookup
struct Wrapper<Base> {
    var base: Base
    subscript<T>(dynamicMember path: WritableKeyPath<Base, T>) -> T {
        get { base[keyPath: path] }
        set { base[keyPath: path] = newValue }
    }
}
var wrapper = Wrapper(base: [1, 2, 3])
wrapper[1] = 20
print(wrapper[1], wrapper.base, wrapper[0...1])
