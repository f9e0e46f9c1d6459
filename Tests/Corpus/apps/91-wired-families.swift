// A storyboard wires one action to several buttons: those whose names differ only by a number. Outlets of constraints and
// collections of outlets are there when the view loads.
import UIKit

final class Quiz: UIViewController {
    @IBOutlet weak var answer1: UIButton!
    @IBOutlet weak var answer2: UIButton!
    @IBOutlet weak var nextButton: UIButton!
    @IBOutlet var answers: [UIButton]!
    @IBOutlet weak var bottomConstraint: NSLayoutConstraint!
    @IBAction func guessed(_ sender: UIButton) { print("guessed", sender.currentTitle ?? "") }
    @IBAction func nextTapped(_ sender: UIButton) {
        bottomConstraint.constant = 40
        print("next", answers.count, bottomConstraint.constant)
    }
}

let quiz = show(Quiz())
quiz.answer1.setTitle("Skin", for: .normal)
quiz.answer2.setTitle("Heart", for: .normal)
tap("Skin")
tap("Heart")
tap("Next")
