import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRound } from './index.ts';

const page = readFileSync(new URL('../../docs/round-document.md', import.meta.url), 'utf8');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text]) => JSON.parse(text ?? '') as object);

it('has examples of the round document that the door lets in (DATA-19, DATA-23, DATA-24)', () => {
  expect(examples).toHaveLength(3);
  const [whole, ...holes] = examples;
  // The page shows two holes of eighteen, which is a round not finished.
  expect(readRound({ ...whole, status: 'inProgress' })).toMatchObject({ isValid: true });
  for (const hole of holes) {
    expect(readRound({ ...whole, status: 'inProgress', holes: [hole] })).toMatchObject({ isValid: true });
  }
});
