func greet() {
    if true {
        let name = "Ada"
        print(name)
    }
    print("Bye", name)
}
