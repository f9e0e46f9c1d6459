// Buttons placed by frames inside of a view placed by constraints.
import UIKit

class HangmanViewController: UIViewController {
    var scoreLabel: UILabel!
    var wordLabel: UILabel!
    var letterButtons = [UIButton]()
    var word = "SWIFT"
    var used = [String]()
    var score = 7 { didSet { scoreLabel.text = "Lives: \(score)" } }
    override func loadView() {
        view = UIView()
        view.backgroundColor = .white
        scoreLabel = UILabel()
        scoreLabel.translatesAutoresizingMaskIntoConstraints = false
        scoreLabel.textAlignment = .right
        scoreLabel.text = "Lives: 7"
        view.addSubview(scoreLabel)
        wordLabel = UILabel()
        wordLabel.translatesAutoresizingMaskIntoConstraints = false
        wordLabel.font = UIFont.systemFont(ofSize: 36)
        wordLabel.text = "?????"
        view.addSubview(wordLabel)
        let buttonsView = UIView()
        buttonsView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(buttonsView)
        NSLayoutConstraint.activate([
            scoreLabel.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            scoreLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            wordLabel.topAnchor.constraint(equalTo: scoreLabel.bottomAnchor, constant: 40),
            wordLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buttonsView.widthAnchor.constraint(equalToConstant: 360),
            buttonsView.heightAnchor.constraint(equalToConstant: 200),
            buttonsView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            buttonsView.topAnchor.constraint(equalTo: wordLabel.bottomAnchor, constant: 20),
            buttonsView.bottomAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.bottomAnchor, constant: -20)
        ])
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWX")
        let width = 60, height = 50
        for row in 0..<4 {
            for col in 0..<6 {
                let letterButton = UIButton(type: .system)
                letterButton.titleLabel?.font = UIFont.systemFont(ofSize: 24)
                letterButton.setTitle(String(letters[row * 6 + col]), for: .normal)
                letterButton.frame = CGRect(x: col * width, y: row * height, width: width, height: height)
                letterButton.addTarget(self, action: #selector(letterTapped), for: .touchUpInside)
                buttonsView.addSubview(letterButton)
                letterButtons.append(letterButton)
            }
        }
    }
    @objc func letterTapped(_ sender: UIButton) {
        guard let letter = sender.titleLabel?.text else { return }
        used.append(letter)
        sender.isHidden = true
        if !word.contains(letter) { score -= 1 }
        wordLabel.text = word.map { used.contains(String($0)) ? String($0) : "?" }.joined()
        if score == 0 {
            let ac = UIAlertController(title: "You lost", message: word, preferredStyle: .alert)
            ac.addAction(UIAlertAction(title: "Again", style: .default, handler: restart))
            present(ac, animated: true)
        }
    }
    func restart(action: UIAlertAction! = nil) { used.removeAll(keepingCapacity: true); score = 7; letterButtons.forEach { $0.isHidden = false } }
}

show(HangmanViewController())
print(screen)
tap("S"); tap("A"); tap("T")
print(screen)
