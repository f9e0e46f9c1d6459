for i 1...3 { print(i) }
let a = ok ? 1
guard ok { return }
