// from our engine
import RxCocoa
import RxRelay
import RxSwift
// Drivers and signals with async and await
@MainActor final class Form {
    let name = BehaviorRelay(value: "")
    let age = BehaviorRelay(value: 0)
    let submit = PublishRelay<Void>()
    var isValid: Driver<Bool> {
        Driver.combineLatest(name.asDriver(), age.asDriver()) { !$0.isEmpty && $1 >= 18 }.distinctUntilChanged()
    }
}
let form = Form()
let validity = Task { @MainActor () -> [Bool] in
    var all: [Bool] = []
    for await isValid in form.isValid.values {
        all.append(isValid)
        if all.count == 3 { break }
    }
    return all
}
try await Task.sleep(for: .milliseconds(5))
form.name.accept("Ann")
try await Task.sleep(for: .milliseconds(5))
form.age.accept(20)
try await Task.sleep(for: .milliseconds(5))
form.name.accept("")
print(await validity.value)
let taps = Task { () -> Int in
    var count = 0
    for await _ in form.submit.asSignal().values {
        count += 1
        if count == 2 { break }
    }
    return count
}
try await Task.sleep(for: .milliseconds(5))
form.submit.accept(())
form.submit.accept(())
print("taps", await taps.value)
