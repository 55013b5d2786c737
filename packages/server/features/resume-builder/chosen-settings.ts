import type { AccountId } from '@strokebook/golf/access';
import type { ResumeSettings } from '@strokebook/documents/resume-builder';
import { RequestError } from '../../http/request-error.ts';

/**
 * Settings of the account itself with nothing but what is ticked: what else there is to choose from is read anew.
 * @throws RequestError REQUEST_INVALID for those of another account
 */
export function chosenOf(accountId: AccountId, settings: ResumeSettings): ResumeSettings {
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
