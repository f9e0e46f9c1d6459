let s = """
    one
    two"""
