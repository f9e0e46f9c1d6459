// ObjectMapper: fields are named once for reading and writing; nested keys with dots; a value of another type is left as it
// was. SwiftyJSON: what is not there is null, and its plain values are empty.
import ObjectMapper
import SwiftyJSON

struct Harbour: Mappable {
    var name = ""
    var depth: Double?
    var boats: [Boat] = []
    var town: String?
    init?(map: Map) {}
    mutating func mapping(map: Map) {
        name <- map["name"]
        depth <- map["depth"]
        boats <- map["boats"]
        town <- map["address.town"]
    }
}
struct Boat: Mappable {
    var id = 0
    init?(map: Map) {
        if map.JSON["id"] == nil { return nil }
    }
    mutating func mapping(map: Map) { id <- map["id"] }
}
let text = """
    {"name": "North", "depth": 4.5, "boats": [{"id": 1}, {"id": 2}, {}], "address": {"town": "Skagen"}}
    """
let harbour = Mapper<Harbour>().map(JSONString: text)
print(harbour?.name ?? "-", harbour?.depth ?? 0, harbour?.boats.map { $0.id } ?? [], harbour?.town ?? "-")
print(Harbour(JSONString: "{\"name\": 3}")?.name == "", Harbour(JSONString: "no json") == nil)
print(harbour?.boats.first?.toJSONString() ?? "-")

let json = JSON(parseJSON: text)
print(json["name"].stringValue, json["boats"][1]["id"].intValue, json["boats"].arrayValue.count)
print(json["missing"]["deep"].stringValue.isEmpty, json["missing"].exists(), json["depth"].int ?? 0)
for boat in json["boats"].arrayValue where boat["id"].exists() { print(boat["id"].stringValue) }
