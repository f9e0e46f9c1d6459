class Base { func run() async {} }
class Sub: Base { override func run() async throws {} }
