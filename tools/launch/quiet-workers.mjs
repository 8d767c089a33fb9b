// Preloaded under `node --watch`: a worker thread would send its owner what it imports, as messages among the worker's own
//. Only the main thread reports; it has read the variable by now.
delete process.env.WATCH_REPORT_DEPENDENCIES;
