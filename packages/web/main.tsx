import '@fontsource-variable/inter/wght.css';
import './app/mantine.css';
import './app/theme.css';
import { createRoot } from 'react-dom/client';
import { sendFile } from './api/send-file.ts';
import { App } from './app/app.tsx';
import { startApp } from './app/start-app.ts';

/** Not awaited here: what a page needs of this file could not be had while this file waits for the page. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  const app = await startApp(window.fetch.bind(window), sendFile);
  // What the server drew stays until there is more to see.
  if (root.hasChildNodes()) await app.router.load();
  createRoot(root).render(<App {...app} />);
}

void start();
