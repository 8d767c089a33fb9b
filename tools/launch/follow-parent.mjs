// Preloaded into the server: where the launcher is killed and cannot pass a signal on, the server ends by itself
// instead of holding port and database.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
