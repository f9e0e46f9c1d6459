// The parts of a collection must conform, too.
struct Note { var text = "" }
struct Book: Encodable { var notes: [Note] }
print(Book(notes: []))
