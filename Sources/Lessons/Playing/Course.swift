import Assist
import Commands
import Export
import Platform
import SessionCore

/// The available lessons by number. Each file is read at its first use.
package final class Course {
    package let folder: String
    /// The names of the files by number.
    private let filesByNumber: [Int: String]
    private var loadedLessons: [Int: Lesson] = [:]

    package var lessonNumbers: [Int] { filesByNumber.keys.sorted() }

    /// True for the course that comes with rill, false for a folder of the user.
    private let isBundled: Bool

    /// Reads the lessons of a folder; nil if the folder has none.
    package init?(folder: String, isBundled: Bool = false) {
        var files: [Int: String] = [:]
        for name in FileList.fileNames(in: folder) ?? [] where name.hasSuffix(".swift") {
            if let number = Int(name.prefix { $0.isNumber }) { files[number] = name }
        }
        if files.isEmpty { return nil }
        (self.folder, self.filesByNumber, self.isBundled) = (folder, files, isBundled)
    }

    /// Reads a single lesson, which has the number in its title; nil if the file is not a lesson.
    package init?(file: String) {
        guard let text = try? Files.readText(file) else { return nil }
        let lesson = readLesson(text, at: file).lesson
        if lesson.title.isEmpty || lesson.steps.isEmpty { return nil }
        (folder, isBundled) = (FileList.folderPath(of: file), false)
        (filesByNumber, loadedLessons) = ([lesson.number: FileList.fileName(of: file)], [lesson.number: lesson])
    }

    /// Returns the progress key of a lesson.
    func identity(of number: Int) -> LessonIdentity? {
        guard let name = filesByNumber[number], let lesson = lesson(number) else { return nil }
        let key = "\(name.hasSuffix(".swift") ? String(name.dropLast(6)) : name): \(lesson.title)"
        if isBundled { return LessonIdentity(key: key, olderKey: String(number)) }
        return LessonIdentity(key: Files.canonicalPath(folder).map { $0 + "/" + key } ?? key)
    }

    package func lesson(_ number: Int) -> Lesson? {
        if let lesson = loadedLessons[number] { return lesson }
        guard let name = filesByNumber[number], let text = try? Files.readText(folder + "/" + name) else { return nil }
        let lesson = readLesson(text, at: folder + "/" + name).lesson
        loadedLessons[number] = lesson
        return lesson
    }

    /// Returns the accepted answers to a challenge that differ from its solution.
    func otherSolutions(of step: String, in number: Int) -> [AnswerFile.Answer] {
        guard let name = filesByNumber[number], let text = try? Files.readText(folder + "/WrongAnswers/" + name) else {
            return []
        }
        return AnswerFile(text).answers.filter { $0.isRight && $0.challenge == step }
    }

    /// Returns the error message for a lesson or step that does not exist; nil if it exists.
    package func unknownLessonMessage(about number: Int, step: Int?) -> String? {
        guard let lesson = lesson(number), !lesson.steps.isEmpty else {
            return "there is no lesson \(number); the lessons are \(Course.rangeList(lessonNumbers))"
        }
        if let step, !lesson.steps.indices.contains(step - 1) {
            return "lesson \(number) has steps 1 to \(lesson.steps.count)"
        }
        return nil
    }

    /// Returns numbers as a list of ranges, such as `1 to 17, 19, 20`.
    static func rangeList(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { range in
            switch range.count {
            case 1: "\(range.lowerBound)"
            case 2: "\(range.lowerBound), \(range.upperBound)"
            default: "\(range.lowerBound) to \(range.upperBound)"
            }
        }.joined(separator: ", ")
    }

    package func filePath(_ number: Int) -> String? { filesByNumber[number].map { folder + "/" + $0 } }

    /// Finds the lessons in a given folder; or beside the executable and in the folders above it, where a build in the
    /// source tree finds them; or in the installation folders of packages.
    package static func find(named given: String? = nil) -> Course? {
        if let given { return Course(folder: given) }
        var place = FileList.folderPath(of: SystemProcess.executablePath ?? ".")
        var places = [place + "/../share/rill/lessons"]
        while place != "/", place != "." {
            places.append(place + "/lessons")
            place = FileList.folderPath(of: place)
        }
        return places.lazy.compactMap { Course(folder: $0, isBundled: true) }.first
    }
}
