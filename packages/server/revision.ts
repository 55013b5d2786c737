import { readFileSync } from 'node:fs';

/** The commit that `npm run build` or `npm start` built, which both write; 'unknown' without either. */
export const revision: string = readRevision();

function readRevision(): string {
  try {
    return readFileSync(new URL('../../dist/revision', import.meta.url), 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
