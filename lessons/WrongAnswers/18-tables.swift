//: ## Challenge: Done goes down
//: ### Wrong: sorts by name
//: > Fails: two sections in order
func sections(_ jobs: [Job]) -> [JobSection] {
    let sorted = jobs.sorted { $0.what > $1.what }
    return [
        JobSection(model: "due", items: sorted.filter { !$0.isDone }),
        JobSection(model: "done", items: sorted.filter { $0.isDone }),
    ].filter { !$0.items.isEmpty }
}
//: ### Wrong: an empty section stays
//: > Fails: no empty section
func sections(_ jobs: [Job]) -> [JobSection] {
    [
        JobSection(model: "due", items: jobs.filter { !$0.isDone }),
        JobSection(model: "done", items: jobs.filter { $0.isDone }),
    ]
}
//: ### Right: a dictionary of groups
func sections(_ jobs: [Job]) -> [JobSection] {
    let groups = Dictionary(grouping: jobs) { $0.isDone ? "done" : "due" }
    return ["due", "done"].compactMap { title in
        groups[title].map { JobSection(model: title, items: $0) }
    }
}
