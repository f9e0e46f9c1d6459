// Requests as a course of RxSwift 4 makes them with RxAlamofire: functions that answer text, data and JSON, a session of one's own,
// validation, downloads, uploads and their progress.
import Alamofire
import Foundation
import RillKit
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

let server = StubServer("api.example.test")
server.latency = 0.1
server.get("/text") { _ in .text("some words") }
server.get("/document") { _ in .text("{\"title\": \"quay\"}").header("Content-Type", "application/json") }
server.get("/weather") { request in
    .text("{\"city\": \"\(request.query["q"]!)\", \"key\": \"\(request.query["APPID"]!)\"}").header("Content-Type", "application/json")
}
server.get("/missing") { _ in .status(404) }
server.get("/picture") { _ in .data(UIImage(named: "quay")!.pngData()!, type: "image/png") }
server.post("/upload") { request in .text("got \(request.body.count) bytes") }

let root = "https://api.example.test"
let bag = DisposeBag()

string(.get, "\(root)/text")
    .subscribe(onNext: { print("text:", $0) }, onCompleted: { print("text completed") })
    .disposed(by: bag)

json(.get, "\(root)/document")
    .subscribe(onNext: { print("json:", ($0 as! [String: Any])["title"]!) })
    .disposed(by: bag)

data(.get, "\(root)/picture")
    .subscribe(onNext: { print("data:", $0.count == UIImage(named: "quay")!.pngData()!.count) })
    .disposed(by: bag)

requestData(.get, "\(root)/text")
    .subscribe(onNext: { response, data in print("with its response:", response.statusCode, data.count) })
    .disposed(by: bag)

requestJSON(.get, "\(root)/weather", parameters: ["q": "Vienna", "APPID": "k"])
    .subscribe(onNext: { response, json in
        let fields = json as! [String: Any]
        print("weather:", response.statusCode, fields["city"]!, fields["key"]!)
    })
    .disposed(by: bag)

let manager = SessionManager.default
manager.rx.json(.get, "\(root)/document")
    .subscribe(onNext: { print("by the session:", ($0 as! [String: Any])["title"]!) })
    .disposed(by: bag)

request(.get, "\(root)/missing")
    .flatMap { request in
        return request
            .validate(statusCode: 200..<300)
            .validate(contentType: ["application/json"])
            .rx.json()
    }
    .subscribe(onNext: { _ in print("valid") }, onError: { _ in print("not valid") })
    .disposed(by: bag)

class DownloadController: UIViewController {
    @IBOutlet var progressBar: UIProgressView!
    @IBOutlet var label: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        let destination: DownloadRequest.DownloadFileDestination = { _, response in
            let docsURL = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            let filename = response.suggestedFilename ?? "image.png"
            let fileURL = docsURL.appendingPathComponent(filename)
            return (fileURL, [.removePreviousFile, .createIntermediateDirectories])
        }

        let download = manager.rx.download(URLRequest(url: URL(string: "\(root)/picture")!), to: destination).share()
        download
            .flatMap { request in
                return request.rx.progress()
            }
            .map { $0.completed }
            .distinctUntilChanged()
            .bind(to: progressBar.rx.progress)
            .disposed(by: bag)
        download
            .subscribe(onCompleted: { [weak self] in self?.label.text = "done" })
            .disposed(by: bag)
    }
}

let controller = DownloadController()
visit(
    ("download", { show(controller) }),
    ("look", { print(controller.progressBar.progress, controller.label.text ?? "-") }),
    ("upload", {
        upload(Data("twelve bytes".utf8), to: "\(root)/upload")
            .flatMap { request in
                return request.rx.progress()
            }
            .subscribe(
                onNext: { progress in
                    let percent = Int(100.0 * progress.completed)
                    if percent == 100 { print("\(percent)%") }
                },
                onCompleted: { print("uploaded") })
            .disposed(by: bag)
    }),
    ("give up before the end", {
        let gone = string(.get, "\(root)/text").subscribe(onNext: { _ in print("never") })
        gone.dispose()
    })
)
