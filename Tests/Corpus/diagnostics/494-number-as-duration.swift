let value = try await Task.sleep(for: 3)
