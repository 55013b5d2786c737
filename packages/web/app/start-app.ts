import { type FirstScreen, type OutputOf, Site } from '@strokebook/contract';
import { addresses } from '@strokebook/contract/addresses';
import type { SendFile } from '../api/client.ts';
import { activateUpdates } from './activate-updates.ts';
import { createApp, type StrokebookApp } from './create-app.ts';
import { setPageTimeZone } from '../lib/today.ts';
import { createUpdateSource } from './update-source.ts';

/** The settings of the last start, for one without a network. */
const SETTINGS_KEY = 'strokebook.settings';

/**
 * Determines the site of the host, on which the meaning of addresses depends, and creates the app. The server embeds it
 * in the page, together with the profile, so that no request is needed first.
 */
export async function startApp(fetch: typeof globalThis.fetch, sendFile?: SendFile): Promise<StrokebookApp> {
  const sending = sendFile === undefined ? {} : { sendFile };
  const answers = readFirstAnswers(document);
  const settings = answers.getSettings ?? (await loadSettings(fetch));
  if (settings !== null) {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
    const app = createApp({ fetch, ...sending, settings });
    takeReplies(app, answers);
    followUpdates(app, settings);
    return app;
  }
  const lastSettings = readLastSettings();
  return createApp({ fetch, ...sending, ...(lastSettings === null ? {} : { settings: lastSettings }) });
}

/** Signed-in viewers may see more than a visitor, except for calls that answer everybody the same. */
function takeReplies({ queryClient, tokens }: StrokebookApp, { screen }: FirstAnswers): void {
  if (screen === undefined) return;
  const isVisitor = tokens.read() === null;
  if (isVisitor) setPageTimeZone(screen.timeZoneOffsetMinutes);
  for (const [queryKey, data] of screen.replies) {
    if (isVisitor || addresses[queryKey[0]].isPublic) queryClient.setQueryData(queryKey, data);
  }
}

/** Disabled unless configured (SHELL-O1). */
function followUpdates({ api, router, queryClient, worker }: StrokebookApp, settings: OutputOf<'getSettings'>): void {
  const { build, updateCheckSeconds: checkSeconds } = settings;
  if (checkSeconds === null) return;
  const readBuild = async () => (await api.call('getSettings', {})).build;
  const source = createUpdateSource({ readBuild, build, checkSeconds });
  // The worker first, so that the reload opens the new version without a network too.
  const reload = () => void worker.takeUpdate().then(() => window.location.reload());
  activateUpdates(source, { router, queryClient, reload });
}

async function loadSettings(fetch: typeof globalThis.fetch): Promise<OutputOf<'getSettings'> | null> {
  try {
    const reply = await fetch(addresses.getSettings.path, { credentials: 'same-origin', mode: 'same-origin' });
    return reply.ok ? ((await reply.json()) as OutputOf<'getSettings'>) : null;
  } catch {
    return null;
  }
}

/** A browser may have the settings of an older version of the app, or of none. */
function readLastSettings(): OutputOf<'getSettings'> | null {
  try {
    const settings = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '') as OutputOf<'getSettings'>;
    return { ...settings, site: Site.parse(settings.site) };
  } catch {
    return null;
  }
}

/** What the server embedded in the page; empty if the page comes from elsewhere. */
type FirstAnswers = {
  readonly getSettings?: OutputOf<'getSettings'>;
  /** What else the page shows, as a visitor sees it. */
  readonly screen?: Pick<FirstScreen, 'timeZoneOffsetMinutes' | 'replies'>;
};

function readFirstAnswers(page: Document): FirstAnswers {
  const text = page.getElementById('first-answers')?.textContent ?? '{}';
  return JSON.parse(text) as FirstAnswers;
}
