// First of all: schemas look at this when they are made.
import './app/no-eval.ts';
import '@fontsource-variable/inter/wght.css';
import './app/mantine.css';
import './app/theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(<App {...createApp({ fetch: window.fetch.bind(window) })} />);
