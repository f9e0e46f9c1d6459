// for await over a list

func walk() async {
    for await n in [1, 2] { print(n) }
}
await walk()
