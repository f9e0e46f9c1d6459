// await on the right side of &&

func isReady() async -> Bool { true }
func check(_ flag: Bool) async -> Bool {
    await flag && isReady()
}
print(await check(true))
