import type { AccountId } from '@strokebook/golf/access';
import type { ResumeSettings } from '@strokebook/documents/resume-builder';
import { RequestError } from '../../http/request-error.ts';

/**
 * Reduces settings to the ticked items, to be stored: names and all other items are read again when they are used.
 *
 * @throws RequestError REQUEST_INVALID for settings of another account
 */
export function checkedSettings(accountId: AccountId, settings: ResumeSettings): ResumeSettings {
  if (settings.accountId !== accountId) {
    throw new RequestError('REQUEST_INVALID', [{ path: '$.accountId', message: 'is another account' }]);
  }
  const { coverPage } = settings;
  const ticked = (list: 'newsfeedItems' | 'pastRounds' | 'pastTournaments' | 'upcomingEvents') => ({
    isSelected: coverPage[list].isSelected,
    includesNew: coverPage[list].includesNew,
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
 * `checkedSettings` for a resume that is printed or linked, which needs at least one page (RESUME-O10).
 *
 * @throws RequestError REQUEST_INVALID for settings of another account, or without a page
 */
export function checkedPrintableSettings(accountId: AccountId, settings: ResumeSettings): ResumeSettings {
  if (!settings.coverPage.isSelected && !settings.performanceChartsPage.isSelected) {
    throw new RequestError('REQUEST_INVALID', [
      { path: '$.settings', message: 'needs the cover page or the performance charts, and has neither' },
    ]);
  }
  return checkedSettings(accountId, settings);
}
