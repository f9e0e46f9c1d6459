// Kingfisher: the placeholder comes at once, the picture when it is there, from the cache in no time. RxBluetoothKit: a scan tells each
// peripheral that offers what is wanted and goes on; a connection lasts as long as its subscription.
import Foundation
import Kingfisher
import RillKit
import RxBluetoothKit
import RxSwift
import UIKit

let server = StubServer("pictures.example.test")
server.latency = 0.2
server.get("/:name") { .data(UIImage(named: $0.parameters["name"]!)!.pngData()!, type: "image/png") }
let view = UIImageView()
let url = URL(string: "https://pictures.example.test/quay")
let bag = DisposeBag()

Air.peripherals = [
    Peripheral(name: "lamp", services: ["180F": ["2A19"]]), Peripheral(name: "scale", services: ["181D": ["2A9D"]]),
]
let manager = CentralManager(queue: .main)
var lamp: Peripheral?

visit(
    ("a picture", {
        view.kf.setImage(with: url, placeholder: UIImage(named: "blank")) { image, error in print("came", error == nil) }
        print(view.image!)
    }),
    ("again", {
        print(view.image!)
        view.kf.setImage(with: url)
        print(view.image!, server.log.count)
    }),
    ("a cell that is used again", {
        view.kf.setImage(with: URL(string: "https://pictures.example.test/old"))
        view.kf.setImage(with: URL(string: "https://pictures.example.test/new"))
    }),
    ("its picture", { print(view.image!) }),
    ("scan", {
        manager.scanForPeripherals(withServices: [CBUUID(string: "180F")])
            .subscribe(onNext: { print("heard", $0.advertisementData.localName ?? "?"); lamp = $0.peripheral })
            .disposed(by: bag)
    }),
    ("connect", {
        lamp!.establishConnection()
            .do(onNext: { print("connected:", $0.isConnected) })
            .flatMap { $0.discoverServices([CBUUID(string: "180F")]) }
            .flatMap { Observable.from($0) }
            .flatMap { $0.discoverCharacteristics(nil) }
            .flatMap { Observable.from($0) }
            .take(1)
            .subscribe(onNext: { print("characteristic", $0.uuid) })
            .disposed(by: bag)
    }),
    ("afterwards", { print("connected:", lamp!.isConnected) })
)
