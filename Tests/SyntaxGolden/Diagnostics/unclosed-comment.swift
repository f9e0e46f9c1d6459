print(1)
/* one /* two */
print(2)
