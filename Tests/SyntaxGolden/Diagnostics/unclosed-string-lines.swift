let a = """
    one
