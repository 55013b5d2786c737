// Loaded before the server by tests: it ends when the process that started it has ended, however that happened.
process.on('disconnect', () => process.exit());
process.channel?.unref();
