let s = """one
    two
    """
