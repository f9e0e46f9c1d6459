import Foundation

/// The pictures that stand for images with a name, as shapes on a square of twelve units. The middle eight units of the
/// width or the height are always visible.
enum Pictures {
    static let glyphs = ["🌅", "🏔", "🌊", "🌳", "🌻", "🏰", "🚲", "🌉", "🍎", "🐈", "🎈", "🚀"]

    /// Each shape is a colour, a kind and numbers: `r` is a rectangle, `c` a disc, `o` a circle, `l` a line, `p` a
    /// polygon. The last number of a circle and the first one of a line is the width of the line.
    private static let shapes: [String: String] = [
        "🌅": "fcd9a0 r 0 0 12 12;ff8800 c 6 6.4 2.2;1d3557 r 0 6.4 12 5.6;fcd9a0 l 0.3 4 7.4 8 7.4;"
            + "fcd9a0 l 0.3 4.6 8.4 7.4 8.4",
        "🏔": "bde0fe r 0 0 12 12;5c677d p 4.6 12 8.4 4.6 12 9 12 12;33415c p 0 11 4.2 3 9 12 0 12;"
            + "ffffff p 4.2 3 5.3 5.1 4.6 5 4 5.6 3 5.3",
        "🌊": "e0f4ff r 0 0 12 12;0077b6 p 0 9 0 12 12 12 12 9 10.8 8 9.6 9 8.4 8 7.2 9 6 8 4.8 9 3.6 8 2.4 9 1.2 8;"
            + "0077b6 l 0.6 2.4 6.4 3.6 5.4 4.8 6.4 6 5.4 7.2 6.4 8.4 5.4 9.6 6.4;"
            + "0077b6 l 0.6 3.6 3.9 4.8 2.9 6 3.9 7.2 2.9 8.4 3.9",
        "🌳": "cfe8ff r 0 0 12 12;40916c r 0 9.2 12 2.8;7f5539 r 5.5 6 1 3.6;2d6a4f c 6 4.8 2.4;2d6a4f c 4.4 5.6 1.3;"
            + "2d6a4f c 7.6 5.6 1.3",
        "🌻":
            "fefae0 r 0 0 12 12;386641 l 0.5 6 6 6 10.5;386641 p 6 9 8 7.6 7.6 9;f48c06 c 6 2.9 0.9;f48c06 c 6 6.1 0.9;"
            + "f48c06 c 4.4 4.5 0.9;f48c06 c 7.6 4.5 0.9;f48c06 c 4.9 3.4 0.9;f48c06 c 7.1 3.4 0.9;f48c06 c 4.9 5.6 0.9;"
            + "f48c06 c 7.1 5.6 0.9;fefae0 c 6 4.5 1.1;6f4518 c 6 4.5 0.8",
        "🏰": "d6e4f0 r 0 0 12 12;495057 r 3.6 5.6 4.8 4;495057 r 2.4 4.4 1.8 5.2;495057 r 7.8 4.4 1.8 5.2;"
            + "495057 p 2.2 4.4 3.3 2.4 4.4 4.4;495057 p 7.6 4.4 8.7 2.4 9.8 4.4;495057 r 4.6 5 0.7 0.6;"
            + "495057 r 6.7 5 0.7 0.6;d6e4f0 r 5.4 7.6 1.2 2;40916c r 0 9.6 12 2.4",
        "🚲": "f1faee r 0 0 12 12;1d3557 o 3.7 7.4 1.7 0.4;1d3557 o 8.3 7.4 1.7 0.4;"
            + "d62828 l 0.4 3.7 7.4 5 5 7.4 5 6 7.4 3.7 7.4;d62828 l 0.4 5 5 6 7.4;d62828 l 0.4 8.3 7.4 7.2 4.2 8.2 4;"
            + "1d3557 l 0.4 4.4 4.4 5.6 4.4",
        "🌉": "1b263b r 0 0 12 12;e0e1dd r 0 7.4 12 0.6;e0e1dd r 3 3 0.6 6;e0e1dd r 8.4 3 0.6 6;"
            + "e0e1dd l 0.25 0 6.4 3.3 3.2 6 6.6 8.7 3.2 12 6.4;415a77 r 0 9 12 3",
        "🍎": "f8f9fa r 0 0 12 12;d62828 c 4.9 6.6 2.1;d62828 c 7.1 6.6 2.1;d62828 c 6 7.4 2;f8f9fa c 6 4.1 0.6;"
            + "7f5539 l 0.4 6 4.8 6.2 3;40916c p 6.3 3.9 8 2.6 8 3.7",
        "🐈": "fff3e0 r 0 0 12 12;5e548e c 6 6.4 2.8;5e548e p 3.4 5.4 3.5 2.4 5.6 3.9;5e548e p 8.6 5.4 8.5 2.4 6.4 3.9;"
            + "fff3e0 c 4.9 5.9 0.5;fff3e0 c 7.1 5.9 0.5;fff3e0 p 5.6 7 6.4 7 6 7.5;5e548e l 0.2 2.2 6.6 9.8 6.6;"
            + "5e548e l 0.2 2.2 7.6 9.8 7.6",
        "🎈": "e3f2fd r 0 0 12 12;e63946 c 6 4.8 2.3;e63946 p 4.2 6.2 7.8 6.2 6 7.9;e63946 p 5.5 8.3 6.5 8.3 6 7.6;"
            + "1d3557 l 0.2 6 8.3 6.4 9 5.7 9.6 6 10.4;ffffff c 5.1 4 0.4",
        "🚀": "0b1d3a r 0 0 12 12;e0e1dd p 6 2.2 7.2 4.4 7.2 8 4.8 8 4.8 4.4;e63946 p 4.8 6 3.4 8.6 4.8 8;"
            + "e63946 p 7.2 6 8.6 8.6 7.2 8;0b1d3a c 6 5 0.6;ffb703 p 5 8.3 7 8.3 6 10;ffffff c 2.8 3.4 0.2;"
            + "ffffff c 9.4 4.4 0.2;ffffff c 9 8.6 0.2",
    ]

    /// Returns the picture of a character in an image with a size; nil for another character.
    static func drawing(_ glyph: String, _ size: CGSize) -> Drawing? {
        guard let text = shapes[glyph], size.width > 0, size.height > 0 else { return nil }
        // The picture fills the image, so that a part of it is cut off at two edges.
        let scale = max(size.width, size.height) / 12
        let area = Outline.rect(CGRect(origin: .zero, size: size))
        let transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: (size.width - 12 * scale) / 2, ty: (size.height - 12 * scale) / 2)
        var drawing = Drawing(size: size)
        for part in text.split(separator: ";") {
            var shape = shape(part.split(separator: " ").map { String($0) }).applying(transform)
            shape.clips = [area]
            drawing.shapes.append(shape)
        }
        return drawing
    }
    private static func shape(_ words: [String]) -> Shape {
        let numbers = words.dropFirst(2).map { CGFloat(Double($0) ?? 0) }
        let color = color(words[0])
        func fill(_ outline: Outline) -> Shape { Shape(outline: outline, content: .fill(color, isEvenOdd: false)) }
        func line(_ outline: Outline, _ width: CGFloat) -> Shape {
            Shape(outline: outline, content: .stroke(color, Pen(width: width)))
        }
        func disc() -> Outline {
            let radius = numbers[2]
            return .ellipse(
                CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: radius * 2, height: radius * 2))
        }
        switch words[1] {
        case "r": return fill(.rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
        case "c": return fill(disc())
        case "o": return line(disc(), numbers[3])
        case "l": return line(Outline(through: points(numbers.dropFirst())), numbers[0])
        default:
            var outline = Outline(through: points(numbers[...]))
            outline.close()
            return fill(outline)
        }
    }
    private static func points(_ numbers: ArraySlice<CGFloat>) -> [CGPoint] {
        let all = Array(numbers)
        return stride(from: 0, to: all.count - 1, by: 2).map { CGPoint(x: all[$0], y: all[$0 + 1]) }
    }
    /// Returns a colour by six hexadecimal digits.
    private static func color(_ digits: String) -> UIColor {
        let number = Int(digits, radix: 16) ?? 0
        return UIColor(
            red: CGFloat(number / 65536) / 255, green: CGFloat(number / 256 % 256) / 255,
            blue: CGFloat(number % 256) / 255, alpha: 1)
    }
}
