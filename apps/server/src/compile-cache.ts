import { enableCompileCache } from 'node:module';

// Node keeps what it compiles (`NODE_COMPILE_CACHE`, else a folder of this user below the system's temporary one): a later start loads in half the CPU time.
enableCompileCache();
