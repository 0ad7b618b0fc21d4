struct A { func f() -> Int { 1 } }
