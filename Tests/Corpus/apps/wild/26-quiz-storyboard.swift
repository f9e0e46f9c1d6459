// A quiz of a storyboard: one action for several buttons, a timer with a selector.
import UIKit

struct Question {
    let text: String
    let answers: [String]
    let rightAnswer: String
    init(q: String, a: [String], correctAnswer: String) { text = q; answers = a; rightAnswer = correctAnswer }
}
struct QuizBrain {
    let questions = [
        Question(q: "Which is the largest organ in the human body?", a: ["Heart", "Skin", "Large Intestine"], correctAnswer: "Skin"),
        Question(q: "Five dollars is worth how many nickels?", a: ["25", "50", "100"], correctAnswer: "100"),
    ]
    var questionNumber = 0
    var score = 0
    func getQuestionText() -> String { return questions[questionNumber].text }
    func getProgress() -> Float { return Float(questionNumber + 1) / Float(questions.count) }
    mutating func nextQuestion() {
        if questionNumber + 1 < questions.count { questionNumber += 1 } else { questionNumber = 0; score = 0 }
    }
    mutating func checkAnswer(userAnswer: String) -> Bool {
        if userAnswer == questions[questionNumber].rightAnswer { score += 1; return true }
        return false
    }
}
class ViewController: UIViewController {
    @IBOutlet weak var scoreLabel: UILabel!
    @IBOutlet weak var questionLabel: UILabel!
    @IBOutlet weak var progressBar: UIProgressView!
    @IBOutlet var answerButtons: [UIButton]!
    @IBOutlet weak var choice1: UIButton!
    @IBOutlet weak var choice2: UIButton!
    @IBOutlet weak var choice3: UIButton!
    var quizBrain = QuizBrain()
    override func viewDidLoad() {
        super.viewDidLoad()
        updateUI()
    }
    @IBAction func answerButtonPressed(_ sender: UIButton) {
        let userAnswer = sender.currentTitle!
        let userGotItRight = quizBrain.checkAnswer(userAnswer: userAnswer)
        if userGotItRight { sender.backgroundColor = UIColor.green } else { sender.backgroundColor = UIColor.red }
        quizBrain.nextQuestion()
        Timer.scheduledTimer(timeInterval: 0.2, target: self, selector: #selector(updateUI), userInfo: nil, repeats: false)
    }
    @objc func updateUI() {
        questionLabel.text = quizBrain.getQuestionText()
        let answerChoices = quizBrain.questions[quizBrain.questionNumber].answers
        choice1.setTitle(answerChoices[0], for: .normal)
        choice2.setTitle(answerChoices[1], for: .normal)
        choice3.setTitle(answerChoices[2], for: .normal)
        progressBar.progress = quizBrain.getProgress()
        scoreLabel.text = "Score: \(quizBrain.score)"
        [choice1, choice2, choice3].forEach { $0?.backgroundColor = UIColor.clear }
    }
}

let v = ViewController()
show(v)
visit(("", { print(screen); tap("Skin") }), ("", { print(screen) }))
