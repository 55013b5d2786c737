import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  // Sources under api/ are served from /api/ too, in development only: what ends in .ts is a file of ours.
  server: { proxy: { '^/api/(?!.*\\.tsx?(\\?|$))': process.env['API_URL'] ?? 'http://localhost:3000' } },
});
