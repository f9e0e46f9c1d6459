import Assist
import SessionCore
import StyledText
import Timeline

/// A format of `rill export`; the extension of the output file selects it.
package struct ExportModelForm {
    package var fileExtension: String
    package var render: (ExportModel, DrawingStyle) -> String

    package static let allForms = [
        ExportModelForm(fileExtension: ".txt") { model, _ in model.plainText },
        ExportModelForm(fileExtension: ".md") { model, _ in model.markdown },
        ExportModelForm(fileExtension: ".json") { model, _ in model.recording.jsonLines().map { $0 + "\n" }.joined() },
        ExportModelForm(fileExtension: ".svg") { $0.svgDrawing($1) },
        ExportModelForm(fileExtension: "deck.html") { HTMLDeck($0, style: $1).htmlText() },
        ExportModelForm(fileExtension: ".html") { HTMLPage($0, style: $1).htmlText() },
    ]

    package static func of(_ path: String) -> ExportModelForm? { allForms.first { path.hasSuffix($0.fileExtension) } }

    package static var fileExtensions: String {
        allForms.dropLast().map(\.fileExtension).joined(separator: ", ") + " or "
            + allForms[allForms.count - 1].fileExtension
    }
}

extension ExportModel {
    /// The output of each chapter, followed by its diagram.
    fileprivate var plainText: String {
        chapters.map { chapter in
            let title = chapter.title.isEmpty ? "" : chapter.title + "\n\n"
            let parts = [chapter.output, chapter.pictureText].filter { !$0.isEmpty }
            return title + parts.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    package var markdown: String {
        var parts = ["# \(title)\n", intro.isEmpty ? "" : intro.withoutBlankEnds + "\n"]
        for chapter in chapters {
            if let section = chapter.section, section != chapter.title { parts.append("## \(section)\n") }
            if !chapter.title.isEmpty { parts.append("### \(chapter.title)\n") }
            let prose = chapter.prose + (chapter.question?.markdown ?? "")
            parts.append(prose.isEmpty ? "" : prose.withoutBlankEnds + "\n")
            if !chapter.code.isEmpty { parts.append(Markdown.fencedCode(chapter.code, language: "swift")) }
            parts += [chapter.output, chapter.pictureText].filter { !$0.isEmpty }.map { Markdown.fencedCode($0) }
            parts.append(chapter.afterword.isEmpty ? "" : chapter.afterword.withoutBlankEnds + "\n")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    /// The diagrams of all chapters, one below the other.
    fileprivate func svgDrawing(_ style: DrawingStyle) -> String {
        let shown = chapters.compactMap { chapter in
            chapter.picture.map { (title: chapter.title.isEmpty ? title : chapter.title, picture: $0) }
        }
        if shown.count == 1 { return shown[0].picture.svg(title: shown[0].title, style) }
        return Picture.svg(of: shown, title: title, style)
    }
}

extension ExportModel.Chapter {
    var pictureText: String {
        picture.map { $0.lines(PictureStyle()).map { $0.plainText + "\n" }.joined() } ?? ""
    }
}
