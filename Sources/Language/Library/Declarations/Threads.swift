import Runtime

/// Threads, run loops, timers and queues of operations, all on the virtual clock.
let threadsPage = LibraryPage(
    name: "Threads", module: "Foundation",
    text: #"""
        /// A thread.
        class Thread: NSObject {
            private var _handle: Any = 0
            private var _block: (() -> Void)? = nil
            /// While it runs nobody else need hold it.
            private var _running: Thread? = nil
            override init() {
                super.init()
                _handle = Thread._make { [weak self] in self?._run() }
            }
            convenience init(block: @escaping () -> Void) {
                self.init()
                _block = block
            }
            private init(_handle: Any, _isKnown: Bool) {
                super.init()
                self._handle = _handle
            }
            private func _run() {
                main()
                _running = nil
            }
            /// What the thread does; subclasses say it here.
            func main() { _block?() }
            static func _make(_ block: @escaping () -> Void) -> Any
            static func _currentHandle() -> Any
            static func _mainHandle() -> Any
            static func _name(_ handle: Any) -> String
            static func _setName(_ handle: Any, _ name: String)
            static func _start(_ handle: Any)
            static func _cancel(_ handle: Any)
            static func _flags(_ handle: Any) -> [Bool]
            static func _number(_ handle: Any) -> Int
            static func _same(_ handle: Any, _ other: Any) -> Bool
            /// The thread that asks.
            static var current: Thread { Thread(_handle: _currentHandle(), _isKnown: true) }
            static var main: Thread { Thread(_handle: _mainHandle(), _isKnown: true) }
            /// Whether the caller runs on the main thread.
            static var isMainThread: Bool { get }
            /// Waits for so many seconds.
            static func sleep(forTimeInterval ti: TimeInterval)
            static func sleep(until date: Date)
            static func detachNewThread(_ block: @escaping () -> Void) { Thread(block: block).start() }
            static func exit() {}
            var name: String? {
                get { Thread._name(_handle) }
                set { Thread._setName(_handle, newValue ?? "") }
            }
            var isMainThread: Bool { Thread._flags(_handle)[0] }
            var isExecuting: Bool { Thread._flags(_handle)[1] }
            var isFinished: Bool { Thread._flags(_handle)[2] }
            var isCancelled: Bool { Thread._flags(_handle)[3] }
            var qualityOfService = QualityOfService.default
            var stackSize = 1 << 19
            var threadPriority = 0.5
            func start() {
                _running = self
                Thread._start(_handle)
            }
            func cancel() { Thread._cancel(_handle) }
            override func isEqual(_ object: Any?) -> Bool {
                guard let other = object as? Thread else { return false }
                return Thread._same(_handle, other._handle)
            }
            override var description: String {
                "<NSThread: \(Thread._number(_handle))>{number = \(Thread._number(_handle)), name = \(isMainThread ? "main" : Thread._name(_handle))}"
            }
        }
        enum QualityOfService: Int { case userInteractive, userInitiated, utility, background, `default` }
        /// Waits for what is due.
        class RunLoop: NSObject {
            /// A kind of waiting.
            struct Mode: RawRepresentable, Hashable {
                let rawValue: String
                init(rawValue: String) { self.rawValue = rawValue }
                static let `default` = RunLoop.Mode(rawValue: "kCFRunLoopDefaultMode")
                static let common = RunLoop.Mode(rawValue: "kCFRunLoopCommonModes")
            }
            static let main = RunLoop()
            static var current: RunLoop { main }
            static func _run(_ until: Date?)
            override init() {}
            func run() { RunLoop._run(nil) }
            func run(until limitDate: Date) { RunLoop._run(limitDate) }
            @discardableResult
            func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
                RunLoop._run(limitDate)
                return true
            }
            func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer._start() }
        }
        /// Calls a function later or again and again, on the main thread.
        class Timer: NSObject {
            let timeInterval: TimeInterval
            private(set) var isValid = true
            var tolerance: TimeInterval = 0
            var userInfo: Any? = nil
            private let _repeats: Bool
            private let _block: (Timer) -> Void
            private var _first: TimeInterval
            private var _source: DispatchSourceTimer? = nil
            init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
                timeInterval = interval
                _first = interval
                _repeats = repeats
                _block = block
            }
            init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
                timeInterval = interval
                _first = date.timeIntervalSinceNow
                _repeats = repeats
                _block = block
            }
            @discardableResult
            class func scheduledTimer(
                withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
            ) -> Timer {
                let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
                timer._start()
                return timer
            }
            func _start() {
                guard _source == nil, isValid else { return }
                let source = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
                source.setEventHandler { self.fire() }
                if _repeats { source.schedule(deadline: .now() + _first, repeating: timeInterval) }
                else { source.schedule(deadline: .now() + _first) }
                source.resume()
                _source = source
            }
            func fire() {
                guard isValid else { return }
                if !_repeats { invalidate() }
                _block(self)
            }
            func invalidate() {
                isValid = false
                _source?.cancel()
                _source = nil
            }
        }
        /// A piece of work.
        class Operation: NSObject {
            enum QueuePriority: Int { case veryLow = -8, low = -4, normal = 0, high = 4, veryHigh = 8 }
            var completionBlock: (() -> Void)? = nil
            var name: String? = nil
            var queuePriority = Operation.QueuePriority.normal
            var qualityOfService = QualityOfService.default
            private(set) var isCancelled = false
            private(set) var isExecuting = false
            private(set) var isFinished = false
            private(set) var dependencies: [Operation] = []
            var _whenFinished: [() -> Void] = []
            override init() {}
            var isReady: Bool { dependencies.allSatisfy { $0.isFinished } }
            func addDependency(_ op: Operation) { dependencies.append(op) }
            func main() {}
            func start() {
                if !isCancelled {
                    isExecuting = true
                    main()
                    isExecuting = false
                }
                isFinished = true
                completionBlock?()
                let waiting = _whenFinished
                _whenFinished = []
                waiting.forEach { $0() }
            }
            func cancel() { isCancelled = true }
        }
        /// A piece of work given by a function.
        class BlockOperation: Operation {
            private var _blocks: [() -> Void]
            init(block: @escaping () -> Void) { _blocks = [block] }
            func addExecutionBlock(_ block: @escaping () -> Void) { _blocks.append(block) }
            override func main() { _blocks.forEach { $0() } }
        }
        /// Runs pieces of work.
        class OperationQueue: NSObject {
            static let main = OperationQueue(_queue: DispatchQueue.main, _limit: 1)
            static let defaultMaxConcurrentOperationCount = -1
            static var current: OperationQueue? { Thread.isMainThread ? main : nil }
            var name: String? = nil
            var qualityOfService = QualityOfService.default
            var maxConcurrentOperationCount = -1
            var underlyingQueue: DispatchQueue? = nil
            var isSuspended = false { didSet { if !isSuspended { _next() } } }
            private var _waiting: [Operation] = []
            private var _running: [Operation] = []
            private let _queue: DispatchQueue
            private let _idle = DispatchGroup()
            override init() { _queue = DispatchQueue(label: "NSOperationQueue", attributes: .concurrent) }
            private init(_queue: DispatchQueue, _limit: Int) {
                self._queue = _queue
                maxConcurrentOperationCount = _limit
            }
            var operations: [Operation] { _running + _waiting }
            var operationCount: Int { _running.count + _waiting.count }
            func addOperation(_ op: Operation) {
                _waiting.append(op)
                _idle.enter()
                _next()
            }
            func addOperation(_ block: @escaping () -> Void) { addOperation(BlockOperation(block: block)) }
            func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
                ops.forEach { addOperation($0) }
                if wait { waitUntilAllOperationsAreFinished() }
            }
            func addBarrierBlock(_ barrier: @escaping () -> Void) { _queue.async(flags: .barrier, execute: barrier) }
            func cancelAllOperations() { operations.forEach { $0.cancel() } }
            func waitUntilAllOperationsAreFinished() { _idle.wait() }
            private func _next() {
                if isSuspended { return }
                while maxConcurrentOperationCount < 0 || _running.count < maxConcurrentOperationCount {
                    guard let index = _waiting.firstIndex(where: { $0.isReady }) else {
                        for operation in _waiting {
                            for dependency in operation.dependencies where !dependency.isFinished {
                                dependency._whenFinished.append { self._next() }
                            }
                        }
                        return
                    }
                    let operation = _waiting.remove(at: index)
                    _running.append(operation)
                    (underlyingQueue ?? _queue).async {
                        operation.start()
                        self._running.removeAll { $0 === operation }
                        self._idle.leave()
                        self._next()
                    }
                }
            }
        }
        /// Lets one at a time through.
        protocol NSLocking {
            func lock()
            func unlock()
        }
        extension NSLocking {
            func withLock<R>(_ body: () throws -> R) rethrows -> R {
                lock()
                defer { unlock() }
                return try body()
            }
        }
        class NSLock: NSObject, NSLocking {
            private let _signal = DispatchSemaphore(value: 1)
            var name: String? = nil
            override init() {}
            func lock() { _signal.wait() }
            func unlock() { _signal.signal() }
            func `try`() -> Bool { _signal.wait(timeout: .now()) == .success }
        }
        /// Lets the same thread in several times.
        class NSRecursiveLock: NSObject, NSLocking {
            private let _signal = DispatchSemaphore(value: 1)
            private var _owner: Thread? = nil
            private var _depth = 0
            var name: String? = nil
            override init() {}
            func lock() {
                let thread = Thread.current
                if _depth == 0 || !thread.isEqual(_owner) {
                    _signal.wait()
                    _owner = thread
                }
                _depth += 1
            }
            func `try`() -> Bool {
                let thread = Thread.current
                if _depth == 0 || !thread.isEqual(_owner) {
                    guard _signal.wait(timeout: .now()) == .success else { return false }
                    _owner = thread
                }
                _depth += 1
                return true
            }
            func unlock() {
                _depth -= 1
                if _depth == 0 {
                    _owner = nil
                    _signal.signal()
                }
            }
        }
        struct OperatingSystemVersion {
            var majorVersion = 0
            var minorVersion = 0
            var patchVersion = 0
        }
        /// What runs the program.
        class ProcessInfo: NSObject {
            static let processInfo = ProcessInfo()
            override init() {}
            var systemUptime: TimeInterval { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
            var processorCount: Int { 1 }
            var activeProcessorCount: Int { 1 }
            var arguments: [String] { _programArguments() }
            var environment: [String: String] { [:] }
            var processName: String { "main" }
            var processIdentifier: Int32 { 1 }
            var hostName: String { "localhost" }
            var globallyUniqueString: String { UUID().uuidString }
            var operatingSystemVersion: OperatingSystemVersion { OperatingSystemVersion() }
            var operatingSystemVersionString: String { "Unknown" }
            func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
                version.majorVersion == 0 && version.minorVersion == 0 && version.patchVersion == 0
            }
        }
        /// Runs a function and lets go of what it made.
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
        """#)
