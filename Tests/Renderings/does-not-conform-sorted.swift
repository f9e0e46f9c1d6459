struct Player {
    let name: String
    let score: Int
}

let players = [Player(name: "Ada", score: 3), Player(name: "Bo", score: 5)]
print(players.sorted())
