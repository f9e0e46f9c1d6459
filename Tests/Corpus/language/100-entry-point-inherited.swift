protocol App { init(); func run() }
extension App { static func main() { print("start"); Self().run(); print("end") } }
@main final class MyApp: App { func run() { print("running") } }
