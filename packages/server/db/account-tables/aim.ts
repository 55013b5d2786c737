import { aimSuggestions, coursePlans, planSettings } from '../schema/index.ts';
import { accountTable } from './account-table.ts';
import { exportOf, rowsOf } from './table-export.ts';

export const tablesOfPlans = {
  planSettings: accountTable(planSettings, {
    what: 'carries that were typed for plans',
    exported: exportOf('planSettings', rowsOf(planSettings), [
      ['left-handed', 'isLeftHanded'],
      ['clubs', ({ clubs }) => JSON.stringify(clubs)],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  coursePlans: accountTable(coursePlans, {
    what: 'plans of courses',
    exported: exportOf('coursePlans', rowsOf(coursePlans), [
      ['course id', 'courseId'],
      ['tee', 'tee'],
      ['changed at', 'changedAt'],
      ['holes', ({ holes }) => JSON.stringify(holes)],
    ]),
    isArchived: true,
    merged: 'copied',
  }),
  aimSuggestions: accountTable(aimSuggestions, {
    what: 'suggested targets',
    exported: exportOf('aimSuggestions', rowsOf(aimSuggestions), [
      ['suggestion', 'suggestionId'],
      ['course id', 'courseId'],
      ['tee', 'tee'],
      ['hole', 'hole'],
      ['club', 'club'],
      ['target latitude', ({ target }) => target.lat],
      ['target longitude', ({ target }) => target.lon],
      ['sentence', 'sentence'],
      ['answer', 'state'],
      ['by account', 'byId'],
      ['suggested at', 'suggestedAt'],
      ['answered at', 'answeredAt'],
    ]),
    isArchived: true,
    merged: 'copied',
    references: { byId: 'author' },
  }),
};
