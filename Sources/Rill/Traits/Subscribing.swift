/// Traps in a debug build. In a release build, it only prints the message.
@usableFromInline
func fatalInDebug(_ message: @autoclosure () -> String, file: StaticString = #file, line: UInt = #line) {
    if MisuseReport.handler != nil { return MisuseReport.report(message()) }
    #if DEBUG
        fatalError(message(), file: file, line: line)
    #else
        print("\(file):\(line): \(message())")
    #endif
}
