import { coursePlans, planSettings } from '../schema/index.ts';
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
};
