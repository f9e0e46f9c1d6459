print(1);;
