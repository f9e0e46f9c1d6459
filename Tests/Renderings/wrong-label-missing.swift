func greet(name: String, loudly: Bool) {
    print(loudly ? name.uppercased() : name)
}

greet("Ada", loudly: true)
