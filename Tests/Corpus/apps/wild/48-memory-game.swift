// A transition between two views that hides one and shows the other.
import UIKit

final class MemoryCell: UICollectionViewCell {
    @IBOutlet weak var frontImageView: UIImageView!
    @IBOutlet weak var backImageView: UIImageView!
    var isUp = false
    func flip(up: Bool, animated: Bool = true) {
        isUp = up
        UIView.transition(from: up ? backImageView : frontImageView, to: up ? frontImageView : backImageView, duration: animated ? 0.3 : 0, options: [up ? .transitionFlipFromLeft : .transitionFlipFromRight, .showHideTransitionViews], completion: nil)
    }
    func remove() { UIView.animate(withDuration: 0.3, delay: 0.5, options: .curveEaseOut, animations: { self.frontImageView.alpha = 0 }) }
}
class MemoryViewController: UIViewController, UICollectionViewDelegate, UICollectionViewDataSource {
    @IBOutlet weak var timerLabel: UILabel!
    @IBOutlet weak var collectionView: UICollectionView!
    private var cards: [(name: String, matched: Bool)] = ["cat", "dog", "cat", "dog"].map { ($0, false) }
    private var first: IndexPath?
    private var timer: Timer?
    private var milliseconds: Float = 3 * 1000
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.delegate = self
        collectionView.dataSource = self
        timer = Timer.scheduledTimer(timeInterval: 0.1, target: self, selector: #selector(elapsed), userInfo: nil, repeats: true)
        RunLoop.main.add(timer!, forMode: RunLoop.Mode.common)
    }
    @objc func elapsed() {
        milliseconds -= 100
        timerLabel.text = "Time left: \(String(format: "%.2f", milliseconds / 1000))"
        if milliseconds <= 0 { timer?.invalidate(); timerLabel.textColor = .red; check() }
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { cards.count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "CardCell", for: indexPath) as! MemoryCell
        cell.frontImageView.image = UIImage(named: cards[indexPath.row].name)
        cell.backImageView.image = UIImage(named: "back")
        cell.frontImageView.isHidden = true
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let cell = collectionView.cellForItem(at: indexPath) as? MemoryCell, !cell.isUp else { return }
        cell.flip(up: true)
        guard let before = first else { first = indexPath; return }
        let other = collectionView.cellForItem(at: before) as? MemoryCell
        if cards[before.row].name == cards[indexPath.row].name {
            cards[before.row].matched = true; cards[indexPath.row].matched = true
            cell.remove(); other?.remove(); print("match"); check()
        } else {
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 0.5) { cell.flip(up: false); other?.flip(up: false) }
            print("no match")
        }
        first = nil
    }
    private func check() {
        let won = cards.allSatisfy(\.matched)
        if won { timer?.invalidate() } else if milliseconds > 0 { return }
        let alert = UIAlertController(title: won ? "Congratulations!" : "Time's up", message: won ? "You won" : "Sorry", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        present(alert, animated: true, completion: nil)
    }
}
let c = MemoryViewController()
show(c)
visit(("", { c.collectionView.select(item: 0); c.collectionView.select(item: 1) }), ("", { print(screen); c.collectionView.select(item: 0); c.collectionView.select(item: 2) }), ("", {}), ("", { print(screen) }))
