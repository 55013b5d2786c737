import type { AccountId } from '@strokebook/golf/access';
import { reportWords } from '@strokebook/documents/report';
import {
  buildResumeData,
  defaultResumeSettings,
  readResumeSettings,
  resumeOptions,
  type ResumeSettings,
} from '@strokebook/documents/resume-builder';
import { lockAccount } from '../../db/hold-account.ts';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import { defaultRange, loadResume } from './load-resume.ts';
import { pdfOf, printResume, type ResumeDeps } from './print-resume.ts';
import { findSettings, writeSettings } from './queries.ts';

/** What those who look after a player's resume choose, and what comes of it (API-05 to API-07). */
export function createResumeBuilderHandlers(deps: ResumeDeps) {
  const { database, clock } = deps;
  const { query } = database;
  return {
    getResumeSettings: async (_input, context) => {
      const { accountId } = context.account;
      const range = defaultRange(clock);
      const { source } = await loadResume(deps, context, true);
      const options = resumeOptions(buildResumeData(source, range, clock.today()));
      const saved = await findSettings(query, accountId, clock.today());
      return saved === null
        ? defaultResumeSettings(accountId, options, range)
        : readResumeSettings(accountId, saved, options, range);
    },
    saveResumeSettings: ({ body }, { account: { accountId } }) =>
      query.transaction(async (tx) => {
        if ((await lockAccount(tx, accountId)) === null) throw new RequestError('NOT_FOUND');
        await writeSettings(tx, accountId, chosenOf(accountId, body), clock.today());
        return { status: 'SUCCESS' as const };
      }),
    getResumePreview: async ({ body }, context) => {
      const settings = chosenOf(context.account.accountId, body);
      const { source } = await loadResume(deps, context, true);
      return buildResumeData(source, settings.performanceChartsPage.barChartsDateRange, clock.today());
    },
    previewResumePages: async ({ body: { settings, paper } }, context) => {
      const chosen = chosenOf(context.account.accountId, settings);
      const print = { settings: chosen, paper, isPrivate: true };
      const { document, data, pictures } = await printResume(deps, context, print);
      return {
        document: reportWords(document),
        svg: await deps.drawer.drawPreview({ caller: context.caller, data, pictures }),
      };
    },
    getResumePdf: ({ body: { settings, paper } }, context) =>
      pdfOf(deps, context, { settings: printableOf(context.account.accountId, settings), paper, isPrivate: true }),
  } satisfies Partial<Handlers>;
}

/**
 * Settings of the account itself with nothing but what is ticked: what else there is to choose from is read anew.
 * @throws RequestError REQUEST_INVALID for those of another account
 */
function chosenOf(accountId: AccountId, settings: ResumeSettings): ResumeSettings {
  if (settings.accountId !== accountId) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.accountId', message: 'is another account' }]);
  }
  const { coverPage } = settings;
  const ticked = (list: 'newsfeedItems' | 'pastRounds' | 'pastTournaments' | 'upcomingEvents') => ({
    isSelected: coverPage[list].isSelected,
    options: coverPage[list].options
      .filter(({ isSelected }) => isSelected)
      .map(({ id, isSelected, includeNotes }) => ({ id, name: '', isSelected, includeNotes })),
  });
  return {
    ...settings,
    coverPage: {
      ...coverPage,
      newsfeedItems: ticked('newsfeedItems'),
      pastRounds: ticked('pastRounds'),
      pastTournaments: ticked('pastTournaments'),
      upcomingEvents: ticked('upcomingEvents'),
    },
  };
}

/**
 * The same of a resume that is to be handed out, which has a page at least (RESUME-O10).
 * @throws RequestError REQUEST_INVALID also for one of neither page
 */
export function printableOf(accountId: AccountId, settings: ResumeSettings): ResumeSettings {
  if (!settings.coverPage.isSelected && !settings.performanceChartsPage.isSelected) {
    throw new RequestError('REQUEST_INVALID', [
      { path: '$.settings', message: 'needs the cover page or the performance charts, and has neither' },
    ]);
  }
  return chosenOf(accountId, settings);
}
