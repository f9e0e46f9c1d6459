// await in deinit
actor Log {
    func close() async {}
    deinit {
        await close()
    }
}
_ = Log()
