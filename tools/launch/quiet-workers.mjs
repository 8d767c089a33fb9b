// Preloaded under `node --watch-path`: a worker thread would report to its owner what it imports, as messages among the worker's own.
// The folders to watch are named, so no report is needed.
delete process.env.WATCH_REPORT_DEPENDENCIES;
