import type { ScheduleImportPreview } from '@strokebook/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { renderApp } from '../../testing/render-app.tsx';

const column = (head: string, field: ScheduleImportPreview['columns'][number]['field']) => ({
  head,
  example: '',
  field,
});
const summary = { name: 'Cup', days: 'Jul 1, 2026', place: 'Amity, CA', status: 'In Field', result: 'T3 of 78' };
const good: ScheduleImportPreview = {
  columns: [column('Event', 'name'), column('Date', 'startDate')],
  dayOrder: 'month-day-year',
  rows: [{ line: 2, summary, isKnown: false, kept: [], problems: [] }],
  problems: [],
  newCount: 1,
  changedCount: 0,
  canImport: true,
};
const wrong: ScheduleImportPreview = {
  ...good,
  rows: [
    ...good.rows,
    { line: 3, summary: null, isKnown: false, kept: [], problems: ["First day: 'soon' is no day."] },
  ],
  canImport: false,
};

async function open(preview: ScheduleImportPreview, isRefused = false) {
  const page = renderApp('/player/ingrid/schedule/0', {
    isSignedIn: true,
    handlers: {
      previewScheduleImport: () => preview,
      importSchedule: () => (isRefused ? failure('SCHEDULE_FULL') : { newCount: 1, changedCount: 0 }),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Import' }, { timeout: 15_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Import events' });
  await page.user.type(within(dialog).getByLabelText('Table'), 'Event,Date');
  await page.user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
  await within(dialog).findByRole('table');
  return { ...page, dialog };
}

describe('the import of events', { timeout: 30_000 }, () => {
  it('is for those with full access alone (GEN-O2)', async () => {
    renderApp('/player/ingrid/schedule/0', { isSignedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'Schedule' }, { timeout: 15_000 });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('shows each row as it was understood, and takes the table when that is wanted (GEN-O2)', async () => {
    const { user, dialog, server } = await open(good);
    expect(
      within(dialog).getByRole('row', { name: /^2 Cup Jul 1, 2026 Amity, CA In Field T3 of 78 new/ }),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    expect(await screen.findByText('Added 1 event, updated 0.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('importSchedule').map(({ body }) => body)).toEqual([{ csv: 'Event,Date' }]);
  });

  it('says what of a tournament that is everyone’s it does not change (GEN-O2)', async () => {
    const { dialog } = await open({
      ...good,
      rows: [{ line: 2, summary, isKnown: true, kept: ['Last day', 'City'], problems: [] }],
    });
    const said = 'in the schedule: updatedLast day, City: not changed, as the tournament is everyone’s.';
    expect(within(dialog).getAllByRole('row')[1]?.textContent).toMatch(new RegExp(`${said}$`));
  });

  it('takes nothing while a row has a problem, and shows that row first (GEN-O2)', async () => {
    const { dialog } = await open(wrong);
    const [, first] = within(dialog).getAllByRole('row');
    expect(first?.textContent).toBe("3First day: 'soon' is no day.");
    expect(within(dialog).getByText('1 row cannot be taken as it is. Nothing is stored until all can.')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add 1 event' }).disabled).toBe(true);
  });

  it('reads the table again when a column is said to hold something else (GEN-O2)', async () => {
    const { user, dialog, server } = await open(good);
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    expect(server.callsOf('previewScheduleImport').map(({ body }) => body)).toEqual([
      { csv: 'Event,Date' },
      { csv: 'Event,Date', mapping: ['name', 'endDate'] },
    ]);
  });

  it('stays open with the reason when the table is refused (GEN-O2)', async () => {
    const { user, dialog } = await open(good, true);
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    expect(
      await within(dialog).findByText(
        'A schedule has room for 1,000 events, and this would be more. Please remove some first.',
      ),
    ).toBeTruthy();
  });
});
