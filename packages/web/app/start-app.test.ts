import { describe, expect, it } from 'vitest';
import { demo, useRealServer } from '../testing/real-server.ts';
import { startApp } from './start-app.ts';

const server = useRealServer();
const { accountId, username } = demo.player;

/** The page as the server sends it, with replies for a visitor. */
async function putAnswersIntoPage() {
  const { fetch } = server.createBrowser();
  const ask = async (path: string) => (await fetch(path)).json();
  const answers = {
    getSettings: await ask('/api/settings'),
    screen: {
      timeZoneOffsetMinutes: 0,
      replies: [
        [['getProfile', { params: { username } }], await ask(`/api/profiles/${username}`)],
        [['getLandingSeason', {}], await ask('/api/landing-season')],
      ],
    },
  };
  document.body.innerHTML = '<script type="application/json" id="first-answers"></script>';
  (document.getElementById('first-answers') as HTMLElement).textContent = JSON.stringify(answers);
  return answers;
}

const profileOf = ({ screen }: Awaited<ReturnType<typeof putAnswersIntoPage>>) => screen.replies[0]?.[1];

describe('the start of the app', () => {
  it('asks for nothing that came with the page', async () => {
    const answers = await putAnswersIntoPage();
    const { fetch, requests } = server.createBrowser();
    const { api, queryClient } = await startApp(fetch);
    const settings = await queryClient.ensureQueryData(api.query('getSettings', {}));
    const profile = await queryClient.ensureQueryData(api.queryOrNull('getProfile', { params: { username } }));
    expect([settings, profile]).toEqual([answers.getSettings, profileOf(answers)]);
    expect(profile?.account.username).toBe(username);
    expect(requests()).toEqual([]);
  });

  it('asks for the profile once more where somebody is signed in, who may see more of it', async () => {
    const answers = await putAnswersIntoPage();
    localStorage.setItem('strokebook.idToken', await server.signIn(accountId));
    const { fetch, requestsTo } = server.createBrowser();
    const { api, queryClient } = await startApp(fetch);
    const profile = await queryClient.ensureQueryData(api.queryOrNull('getProfile', { params: { username } }));
    expect(requestsTo('getProfile')).toHaveLength(1);
    // What is the same for everybody is not asked for again.
    await queryClient.ensureQueryData(api.query('getLandingSeason', {}));
    expect(requestsTo('getLandingSeason')).toHaveLength(0);
    expect([profileOf(answers).hasFullAccess, profile?.hasFullAccess]).toEqual([false, true]);
  });

  it('asks for the settings where the page came without answers', async () => {
    document.body.innerHTML = '';
    const { fetch, requestsTo } = server.createBrowser();
    await startApp(fetch);
    expect(requestsTo('getSettings')).toHaveLength(1);
  });
});
