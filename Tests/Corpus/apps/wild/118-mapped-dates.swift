// The transforms of ObjectMapper read dates by a format and enums by their raw values, and write them back.
import UIKit
import RxSwift
import ObjectMapper

enum Genre: String { case drama, comedy }
class Movie: Mappable {
    var title: String?
    var genre: Genre?
    var released: Date?
    var seen: Date?
    required init?(map: Map) {}
    func mapping(map: Map) {
        title <- map["title"]
        genre <- (map["genre"], EnumTransform<Genre>())
        released <- (map["release_date"], CustomDateFormatTransform(formatString: "yyyy-MM-dd"))
        seen <- (map["seen"], ISO8601DateTransform())
    }
}
let json = "[{\"title\": \"Up\", \"genre\": \"comedy\", \"release_date\": \"2009-05-29\", \"seen\": \"2010-01-01T12:00:00Z\"}, {\"title\": \"X\", \"genre\": \"?\"}]"
let movies = Mapper<Movie>().mapArray(JSONString: json) ?? []
let calendar = Calendar(identifier: .gregorian)
for movie in movies {
    print(movie.title ?? "-", movie.genre.map { "\($0)" } ?? "none", movie.released.map { calendar.component(.year, from: $0) } ?? 0)
}
print(movies[0].seen?.timeIntervalSince1970 ?? 0, movies[0].toJSON()["release_date"] as? String ?? "")
