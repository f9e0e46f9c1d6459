func load() async -> String {
    "page"
}

let page = await load()
