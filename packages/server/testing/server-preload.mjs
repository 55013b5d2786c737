// Tests load this before the server: the server exits when the process that started it ends, for any reason, and it
// answers every message with its heap size in bytes after a garbage collection.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
process.channel?.unref();
