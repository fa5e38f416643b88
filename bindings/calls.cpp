namespace linger{int f(){return 1;}}
