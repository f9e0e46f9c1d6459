import RxSwift  // from our engine

func fill(_ slot: SingleAssignmentDisposable, _ name: String) {
    slot.setDisposable(Disposables.create { print(name, "gone") })
    print(name, "set")
}

let slot = SingleAssignmentDisposable()
fill(slot, "first")
fill(slot, "second")
print("never")
