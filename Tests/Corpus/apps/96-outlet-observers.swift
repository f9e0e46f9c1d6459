// A storyboard sets outlets one by one before viewDidLoad, so their observers run.
import UIKit

class Gallery: UIViewController {
    @IBOutlet weak var photoView: UIImageView! {
        didSet {
            photoView.isUserInteractionEnabled = true
            photoView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(photoTapped)))
            print("photo view set")
        }
    }
    @IBOutlet private weak var tableView: UITableView! {
        didSet {
            tableView.dataSource = self
            print("table view set")
        }
    }
    @IBOutlet weak var titleLabel: UILabel!
    override func viewDidLoad() {
        super.viewDidLoad()
        print("did load", tableView.dataSource === self)
    }
    @objc private func photoTapped() { print("photo tapped") }
}
extension Gallery: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

let gallery = Gallery()
show(gallery)
visit((at: 1, { gallery.photoView.tap() }))
