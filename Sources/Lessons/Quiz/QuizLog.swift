import SessionCore
import Timeline

/// Counts a learner's right and wrong answers per operator, in a file beside the file of the progress.
final class QuizLog {
    private let path: String?
    /// The numbers of right and wrong answers by operator.
    private(set) var answerCounts: [String: (right: Int, wrong: Int)] = [:]

    init(path: String?) {
        self.path = path
        guard let path, let text = try? Files.readText(path), let rows = FlatJSON.parseObject(text) else { return }
        for (name, row) in rows {
            let numbers = row.split(separator: " ").compactMap { Int($0) }
            if numbers.count == 2 { answerCounts[name] = (max(0, numbers[0]), max(0, numbers[1])) }
        }
    }

    func recordAnswer(_ name: String, isRight: Bool) {
        var count = answerCounts[name] ?? (0, 0)
        if isRight { count.right += 1 } else { count.wrong += 1 }
        answerCounts[name] = count
        guard let path else { return }
        try? Files.makeDirectory(FileList.folderPath(of: path))
        try? Files.replaceFile(path, with: FlatJSON.objectText(answerCounts.mapValues { "\($0.right) \($0.wrong)" }))
    }

    /// The weights of questions: an operator with wrong answers is asked more often, until the right answers are as
    /// many.
    var operatorWeights: [String: Int] {
        answerCounts.mapValues { 1 + 3 * max(0, min(10, $0.wrong - $0.right / 2)) }
    }
}
