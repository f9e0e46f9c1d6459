let s = """
    one
  two
    """
