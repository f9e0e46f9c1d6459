// UIKit: a designer connects a table in a storyboard to the controller that is its data source and delegate. A controller that
// sets another delegate itself keeps that. An action is connected to the only control of its sender's class.
import UIKit

typealias ScreenController = UIViewController

final class PlacesController: ScreenController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet var tableView: UITableView!
    @IBOutlet var order: UISegmentedControl!

    override func viewDidLoad() {
        super.viewDidLoad()
        order.insertSegment(withTitle: "near", at: 0, animated: false)
        order.insertSegment(withTitle: "far", at: 1, animated: false)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "placeCell", for: indexPath)
        cell.textLabel?.text = ["harbour", "market"][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { print("chose row", indexPath.row) }
    @IBAction func priorityValueChanged(segmentedControl: UISegmentedControl) {
        print("order", segmentedControl.selectedSegmentIndex)
    }
}

let places = show(PlacesController())
places.tableView.select(row: 1)
places.order.choose("far")
print(places.tableView.dataSource === places, places.tableView.delegate === places)
let board = UIStoryboard(name: "Main", bundle: nil)
print(board.instantiateViewController(withIdentifier: "PlacesController") is PlacesController)
