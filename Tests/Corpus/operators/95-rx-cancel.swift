// cancelling a task disposes, disposing cancels a task // from our engine

import RxSwift

let never = Observable<Int>.never().do(onDispose: { print("disposed") })
let reading = Task {
    for try await _ in never.values {}
    return "ended"
}
try await Task.sleep(nanoseconds: 20_000_000)
reading.cancel()
do { print(try await reading.value) } catch { print("reading thrown", error) }
let waiting = Task { try await never.asSingle().value }
try await Task.sleep(nanoseconds: 20_000_000)
waiting.cancel()
do { print(try await waiting.value) } catch { print("thrown", error) }
let work = Single<Int>.create(detached: true) {
    do {
        try await Task.sleep(nanoseconds: 10_000_000_000)
    } catch {
        print("work cancelled")
    }
    return 1
}
let subscription = work.subscribe(onSuccess: { print($0) })
try await Task.sleep(nanoseconds: 20_000_000)
subscription.dispose()
try await Task.sleep(nanoseconds: 20_000_000)
