import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/setup.ts'],
    testTimeout: 20_000,
    // The real server of the page tests runs as Node runs it: it finds its own files beside it.
    server: { deps: { external: [/\/packages\/server\//] } },
  },
});
