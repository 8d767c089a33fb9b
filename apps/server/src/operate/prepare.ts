// How a process begins that is going to load the server: to be imported before anything else is.
import '../compile-cache.ts';
import '../resolve-drizzle.ts';
