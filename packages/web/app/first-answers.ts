import type { OutputOf } from '@strokebook/contract';

/** What the server wrote into the page; nothing where the page comes from elsewhere. */
export type FirstAnswers = {
  readonly getSettings?: OutputOf<'getSettings'>;
  /** As a visitor sees it, under the username of the page's address. */
  readonly getProfile?: { readonly username: string; readonly profile: OutputOf<'getProfile'> };
};

/** The answers that came with a page. */
export function readFirstAnswers(page: Document): FirstAnswers {
  const text = page.getElementById('first-answers')?.textContent ?? '{}';
  return JSON.parse(text) as FirstAnswers;
}
