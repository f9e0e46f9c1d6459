// A view model with tasks behind drivers and signals // from our engine
import RxSwift
import RxCocoa
@MainActor
final class ProfileViewModel {
    struct Profile { let name: String; let followers: Int }
    enum Failure: Error { case noUser }
    private let isLoadingRelay = BehaviorRelay(value: false)
    private let profileRelay = PublishRelay<Profile>()
    private let errorRelay = PublishRelay<String>()
    var isLoading: Driver<Bool> { isLoadingRelay.asDriver() }
    var name: Driver<String> { profileRelay.map(\.name).asDriver(onErrorJustReturn: "-") }
    var errors: Signal<String> { errorRelay.asSignal() }
    private var loading: Task<Void, Never>?
    func load(_ id: Int) {
        loading?.cancel()
        loading = Task {
            isLoadingRelay.accept(true)
            defer { isLoadingRelay.accept(false) }
            do {
                async let name = fetchName(id)
                async let followers = fetchFollowers(id)
                profileRelay.accept(Profile(name: try await name, followers: try await followers))
            } catch is CancellationError {
                print("cancelled \(id)")
            } catch {
                errorRelay.accept("\(error)")
            }
        }
    }
    func finish() async { await loading?.value }
    private func fetchName(_ id: Int) async throws -> String {
        try await Task.sleep(nanoseconds: 5_000_000)
        guard id > 0 else { throw Failure.noUser }
        return "user\(id)"
    }
    private func fetchFollowers(_ id: Int) async throws -> Int {
        try await Task.sleep(nanoseconds: 8_000_000)
        return id * 10
    }
}
let bag = DisposeBag()
let model = ProfileViewModel()
model.isLoading.drive(onNext: { print("loading", $0) }).disposed(by: bag)
model.name.drive(onNext: { print("name", $0) }).disposed(by: bag)
model.errors.emit(onNext: { print("error", $0) }).disposed(by: bag)
model.load(1)
await model.finish()
model.load(0)
await model.finish()
