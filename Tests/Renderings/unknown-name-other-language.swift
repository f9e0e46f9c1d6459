let answer = 42
console.log(answer)
