import {
  buildResumeData,
  defaultResumeSettings,
  readResumeSettings,
  resumeOptions,
} from '@strokebook/documents/resume-builder';
import type { Handlers } from '../../http/handler.ts';
import { checkedSettings } from './checked-settings.ts';
import { defaultRange, loadResume } from './load-resume.ts';
import { findSettings, writeSettings } from './queries.ts';
import { changeAccount } from '../../http/change-account.ts';
import type { Services } from '../../services.ts';

/** Handlers of the resume's settings, its available items and its preview (API-05, API-06). */
export function createResumeBuilderHandlers(deps: Pick<Services, 'database' | 'careers' | 'clock'>) {
  const { database, clock } = deps;
  const { query } = database;
  return {
    getResumeSettings: async ({ query: { timeZoneOffsetMinutes } }, context) => {
      const { accountId } = context.account;
      const today = clock.today(timeZoneOffsetMinutes);
      const range = defaultRange(today);
      const { source } = await loadResume(deps, context, true);
      const options = resumeOptions(buildResumeData(source, range, today));
      const saved = await findSettings(query, accountId, today);
      return saved === null
        ? defaultResumeSettings(accountId, options, range)
        : readResumeSettings(accountId, saved, options, range);
    },
    saveResumeSettings: ({ query: { timeZoneOffsetMinutes }, body }, { account: { accountId } }) =>
      changeAccount(query, accountId, async (tx) => {
        await writeSettings(tx, accountId, checkedSettings(accountId, body), clock.today(timeZoneOffsetMinutes));
        return { status: 'SUCCESS' as const };
      }),
    getResumePreview: async ({ query: { timeZoneOffsetMinutes }, body }, context) => {
      const settings = checkedSettings(context.account.accountId, body);
      const { source } = await loadResume(deps, context, true);
      return buildResumeData(
        source,
        settings.performanceChartsPage.barChartsDateRange,
        clock.today(timeZoneOffsetMinutes),
      );
    },
  } satisfies Partial<Handlers>;
}
