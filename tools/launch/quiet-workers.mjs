// Preloaded under `node --watch-path`: a worker thread would tell its owner what it imports, as messages among the worker's own.
// The folders to watch are named, so nobody needs to tell.
delete process.env.WATCH_REPORT_DEPENDENCIES;
