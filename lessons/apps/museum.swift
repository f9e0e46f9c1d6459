/*:
 # The museum

 The app of lesson 23: a museum in the pocket. It requests hours and rooms, shows the progress of a download, cancels
 requests that are no longer needed, and writes in the guestbook. Each request is a sequence: it is sent when a program
 subscribes and cancelled when the subscription ends.

 `rill app lessons/apps/museum.swift` opens it, `rill run` plays a visit.
 */
import Alamofire
import Foundation
import RxAlamofire
import RxCocoa
import RxSwift
import UIKit

struct Room: Codable {
    let name: String
    let floor: Int
}

/// The museum's servers. Large files come from the second one, in ten parts.
enum Museum {
    static let root = "https://museum.test"
    private static let rooms = [
        Room(name: "Maps", floor: 0), Room(name: "Clocks", floor: 0), Room(name: "Whales", floor: 1),
        Room(name: "Kites", floor: 2), Room(name: "Locks", floor: 2),
    ]

    static let server: StubServer = {
        let server = StubServer("museum.test")
        server.latency = 0.3
        server.get("/hours", .text("open from 10 to 17"))
        server.get("/rooms") { request in
            let floor = Int(request.query["floor"] ?? "")
            return try .json(rooms.filter { floor == nil || $0.floor == floor })
        }
        server.post("/guestbook") { request in .text("thank you, \(request.text.dropFirst(5))", status: 201) }
        return server
    }()
    static let files: StubServer = {
        let server = StubServer("files.museum.test")
        server.latency = 0.3
        server.chunks = 10
        server.get("/plan", .data(Data(repeating: 7, count: 5000), type: "image/png"))
        return server
    }()
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("museum")
let destination: DownloadRequest.DownloadFileDestination = { _, _ in
    (folder.appendingPathComponent("plan.png"), [.removePreviousFile, .createIntermediateDirectories])
}

final class MuseumViewController: UIViewController {
    @IBOutlet weak var hoursLabel: UILabel!
    @IBOutlet weak var floors: UISegmentedControl!
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var planButton: UIButton!
    @IBOutlet weak var stopButton: UIButton!
    @IBOutlet weak var progressView: UIProgressView!
    @IBOutlet weak var planLabel: UILabel!
    @IBOutlet weak var nameField: UITextField!
    @IBOutlet weak var signButton: UIButton!
    @IBOutlet weak var answerLabel: UILabel!
    private let bag = DisposeBag()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Museum"
        for (index, name) in ["All", "0", "1", "2"].enumerated() {
            floors.insertSegment(withTitle: name, at: index, animated: false)
        }
        floors.selectedSegmentIndex = 0
        nameField.placeholder = "your name"
        bindRooms()
        bindPlan()
        bindGuestbook()
    }

    private func bindRooms() {
        string(.get, Museum.root + "/hours")
            .catchAndReturn("no connection")
            .bind(to: hoursLabel.rx.text)
            .disposed(by: bag)
        floors.rx.selectedSegmentIndex
            .flatMapLatest { index -> Observable<[Room]> in
                let parameters = index > 0 ? ["floor": "\(index - 1)"] : [:]
                return request(.get, Museum.root + "/rooms", parameters: parameters).validate().decodable()
                    .catchAndReturn([])
            }
            .bind(to: tableView.rx.items(cellIdentifier: "room", cellType: UITableViewCell.self)) { _, room, cell in
                cell.textLabel?.text = room.name
                cell.detailTextLabel?.text = "floor \(room.floor)"
            }
            .disposed(by: bag)
    }

    private func bindPlan() {
        let stops = stopButton.rx.tap.asObservable()
        planButton.rx.tap
            .flatMapLatest { [weak self] _ -> Observable<Float> in
                download(URLRequest(url: URL(string: "https://files.museum.test/plan")!), to: destination)
                    .progress()
                    .map { $0.completed }
                    .do(
                        onNext: { self?.planLabel.text = $0 < 1 ? "the plan is coming" : "the plan is here" },
                        onError: { _ in self?.planLabel.text = "no connection" })
                    .catchAndReturn(0)
                    .take(until: stops.do(onNext: { self?.planLabel.text = "cancelled" }))
            }
            .subscribe(onNext: { [weak self] in self?.progressView.progress = $0 })
            .disposed(by: bag)
    }

    private func bindGuestbook() {
        let names = nameField.rx.text.orEmpty
        names.map { !$0.isEmpty }.bind(to: signButton.rx.isEnabled).disposed(by: bag)
        signButton.rx.tap
            .withLatestFrom(names)
            .flatMapLatest { name in
                request(.post, Museum.root + "/guestbook", parameters: ["name": name]).validate().string()
                    .catchAndReturn("no connection")
            }
            .bind(to: answerLabel.rx.text)
            .disposed(by: bag)
    }
}

let (museum, files) = (Museum.server, Museum.files)
let main = show(MuseumViewController())
visit(
    ("the app starts", { print(screen) }),
    ("the answers", { print(screen) }),
    ("choose the second floor", { main.floors.choose("2") }),
    ("count the rooms, tap Plan", {
        print(main.tableView.numberOfRows(inSection: 0))
        tap("Plan")
    }),
    ("half of the plan is there, tap Stop", {
        print("\(Int(main.progressView.progress * 100)) %,", main.planLabel.text ?? "")
        tap("Stop")
    }),
    ("tap Plan again", { tap("Plan") }),
    ("still waiting", {}),
    ("sign the guestbook", {
        main.nameField.type("Ida")
        tap("Sign")
    }),
    ("look", { print(screen) }),
    ("go offline and try a floor", {
        network.goOffline()
        main.floors.choose("0")
    }),
    ("count the rooms", { print(main.tableView.numberOfRows(inSection: 0)) }),
    ("the requests", { for line in museum.log + files.log { print(line) } })
)
/* Prints:
> the app starts
┌─ Museum ──────────────────────────────┐
│ Museum                                │
├───────────────────────────────────────┤
│ [<All>| 0 | 1 | 2 ]                   │   floors
│ · no rows ·                           │   tableView
│ [ Plan ]                     [ Stop ] │   planButton, stopButton
│ [--------] 0 %                        │   progressView
│ [your name               ]            │   nameField
│ ( Sign )                              │   signButton
└───────────────────────────────────────┘
> the answers
┌─ Museum ──────────────────────────────┐
│ Museum                                │
├───────────────────────────────────────┤
│ open from 10 to 17                    │   hoursLabel
│ [<All>| 0 | 1 | 2 ]                   │   floors
│ Maps                          floor 0 │
│ Clocks                        floor 0 │
│ Whales                        floor 1 │   tableView
│ Kites                         floor 2 │
│ Locks                         floor 2 │
│ [ Plan ]                     [ Stop ] │   planButton, stopButton
│ [--------] 0 %                        │   progressView
│ [your name               ]            │   nameField
│ ( Sign )                              │   signButton
└───────────────────────────────────────┘
> choose the second floor
> count the rooms, tap Plan
2
> half of the plan is there, tap Stop
50 %, the plan is coming
> tap Plan again
> still waiting
> sign the guestbook
> look
┌─ Museum ──────────────────────────────┐
│ Museum                                │
├───────────────────────────────────────┤
│ open from 10 to 17                    │   hoursLabel
│ [ All | 0 | 1 |<2>]                   │   floors
│ Kites                         floor 2 │   tableView
│ Locks                         floor 2 │
│ [ Plan ]                     [ Stop ] │   planButton, stopButton
│ [########] 100 %                      │   progressView
│ the plan is here                      │   planLabel
│ [Ida▏                    ]            │   nameField
│ [ Sign ]                              │   signButton
│ thank you, Ida                        │   answerLabel
└───────────────────────────────────────┘
> go offline and try a floor
> count the rooms
0
> the requests
GET /hours 200
GET /rooms 200
GET /rooms?floor=2 200
POST /guestbook 201
GET /plan 200
GET /plan 200
*/
