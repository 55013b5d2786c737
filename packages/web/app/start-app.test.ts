import { describe, expect, it } from 'vitest';
import { profileQuery, settingsQuery } from '../api/account-queries.ts';
import { fixtureFetch } from '../testing/fixture-fetch.ts';
import { startApp } from './start-app.ts';

/** The page as the server sends it, with what a visitor would be answered. */
async function putAnswersIntoPage(fetch: typeof globalThis.fetch) {
  const ask = async (path: string) => (await fetch(path)).json();
  const answers = {
    getSettings: await ask('/api/settings'),
    getProfile: { username: 'ingrid', profile: await ask('/api/profiles/ingrid') },
  };
  document.body.innerHTML = '<script type="application/json" id="first-answers"></script>';
  (document.getElementById('first-answers') as HTMLElement).textContent = JSON.stringify(answers);
  return answers;
}

const counted = (fetch: typeof globalThis.fetch) => {
  const paths: string[] = [];
  const asking: typeof globalThis.fetch = (input, init) => {
    paths.push(new URL(String(input instanceof Request ? input.url : input), 'http://localhost').pathname);
    return fetch(input, init);
  };
  return { paths, fetch: asking };
};

describe('the start of the app', () => {
  it('asks for nothing that came with the page', async () => {
    const { fetch } = fixtureFetch({});
    const answers = await putAnswersIntoPage(fetch);
    const { paths, fetch: asking } = counted(fetch);
    const { api, queryClient } = await startApp(asking);
    const settings = await queryClient.ensureQueryData(settingsQuery(api));
    const profile = await queryClient.ensureQueryData(profileQuery(api, 'ingrid'));
    expect([settings, profile]).toEqual([answers.getSettings, answers.getProfile.profile]);
    expect(paths).toEqual([]);
  });

  it('asks for the profile once more where somebody is signed in, who may see more of it', async () => {
    const { fetch } = fixtureFetch({});
    await putAnswersIntoPage(fetch);
    localStorage.setItem('strokebook.idToken', 'good-token');
    const { paths, fetch: asking } = counted(fetch);
    const { api, queryClient } = await startApp(asking);
    await queryClient.ensureQueryData(profileQuery(api, 'ingrid'));
    expect(paths).toContain('/api/profiles/ingrid');
  });

  it('asks for the settings where the page came without answers', async () => {
    document.body.innerHTML = '';
    const { paths, fetch } = counted(fixtureFetch({}).fetch);
    await startApp(fetch);
    expect(paths).toContain('/api/settings');
  });
});
