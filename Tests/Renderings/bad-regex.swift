let log = "2024-05-17 ready"
if let match = log.firstMatch(of: #/(?<year>\d{4}-(?<month>\d{2})/#) {
    print(match.year)
}
