let 2ndPlayer = "Bo"
