// Loaded before the server by tests: it ends when the process that started it has ended, however that happened, and
// answers every message with the bytes that its heap holds after a garbage collection.
process.on('disconnect', () => process.exit());
process.on('message', () => {
  globalThis.gc();
  process.send(process.memoryUsage().heapUsed);
});
process.channel?.unref();
