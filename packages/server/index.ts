export { createApp } from './app.ts';
export { createBackend, type Ports } from './backend.ts';
export { ConfigError } from './config/config-error.ts';
export { type Config, readConfig } from './config.ts';
export { openDatabase } from './db/open-database.ts';
export { migrate } from './db/migrate.ts';
export type { Database } from './db/database.ts';
export { type RunningServer, startServer } from './start-server.ts';
