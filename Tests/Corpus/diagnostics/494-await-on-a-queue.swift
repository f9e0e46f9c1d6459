import Dispatch
func g() async -> Int { 1 }
DispatchQueue.main.async { let n = await g(); print(n) }
