import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventOn, eventsOf, useSchedule } from '../../testing/schedule-screen.ts';

const { openSchedule } = useSchedule();

const HEADS = 'Event,Date';
/** One event, on line 2. */
const GOOD = `${HEADS}\nCup,7/1/2026`;
/** An event on line 2, and a row without a day on line 3. */
const WRONG = `${GOOD}\nOpen,soon`;

type OpenOptions = Parameters<typeof openSchedule>[1] & {
  readonly events?: Parameters<typeof openSchedule>[0];
};

/** Opens the import dialog with a table. */
async function open(csv: string, { events = [], ...options }: OpenOptions = {}) {
  const page = await openSchedule(events, { isSignedIn: true, ...options });
  await page.user.click(await screen.findByRole('button', { name: 'Import' }, { timeout: 15_000 }));
  const dialog = await screen.findByRole('dialog', { name: 'Import events' });
  fireEvent.change(within(dialog).getByLabelText('Table'), { target: { value: csv } });
  await page.user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
  await within(dialog).findByRole('region', { name: 'Columns' });
  const bodiesOf = (routeId: 'previewScheduleImport' | 'importSchedule') =>
    page.requestsTo(routeId).map(({ body }) => body);
  return {
    ...page,
    dialog,
    previews: () => bodiesOf('previewScheduleImport'),
    imports: () => bodiesOf('importSchedule'),
  };
}

describe('the import of events', { timeout: 30_000 }, () => {
  it('is for those with full access alone (GEN-O2)', async () => {
    await openSchedule([]);
    await screen.findByRole('heading', { level: 1, name: 'Schedule' }, { timeout: 15_000 });
    expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  });

  it('shows each row as it was understood, and takes the table when that is wanted (GEN-O2)', async () => {
    const csv =
      'Event,Date,City,State,Type,Level,Team,Rounds,Finish,Field\nCup,7/1/2026,Amity,CA,Match,Local,Team,2,T3,78';
    const { user, dialog, player, imports } = await open(csv);
    expect(within(dialog).getAllByRole('row')[1]?.textContent).toBe(
      '2Cup Match · Local · Team · 2 roundsJul 1, 2026Amity, CAIn FieldT3 of 78new',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    expect(await screen.findByText('Added 1 event, updated 0.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(imports()).toEqual([{ csv }]);
    expect((await eventsOf(player)).map(({ tournament }) => tournament.name)).toEqual(['Cup']);
  });

  it('says what of a tournament that is everyone’s it does not change (GEN-O2)', async () => {
    const { dialog } = await open(`${HEADS},Last day,City\nCup,7/1/2026,7/3/2026,Orca Bay`, {
      events: [eventOn('Cup', '2026-07-01', '2026-07-02')],
    });
    const said = 'in the schedule: updated Last day, City: not changed, as the tournament is everyone’s.';
    expect(within(dialog).getAllByRole('row')[1]?.textContent).toMatch(new RegExp(`${said}$`));
  });

  it('takes nothing while a row has a problem, and shows that row first (GEN-O2)', async () => {
    const { dialog } = await open(WRONG);
    const [, first] = within(dialog).getAllByRole('row');
    expect(first?.textContent).toBe("3OpenFirst day: 'soon' is not a date.Leave out line 3");
    const said = '1 row cannot be taken as it is. Nothing is saved until every row can be read or is left out.';
    expect(within(dialog).getByText(said)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add 1 event' }).disabled).toBe(true);
  });

  it('takes the others where rows with a problem are left out (GEN-O2)', async () => {
    const csv = `${WRONG}\nMasters,later`;
    const { user, dialog, player, imports } = await open(csv);
    const box = (line: number) =>
      within(dialog).getByRole<HTMLInputElement>('checkbox', { name: `Leave out line ${line}` });
    await user.click(box(4));
    expect(box(4).checked).toBe(true);
    expect(await within(dialog).findByText(/^1 row cannot .* 1 row left out\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(box(4));
    await user.click(box(4));
    expect(box(4).checked).toBe(false);
    await user.click(await within(dialog).findByRole('button', { name: 'Leave out these 2' }));
    expect(await within(dialog).findByText('Every other row was understood. 2 rows left out.')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Leave out none' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    await screen.findByText('Added 1 event, updated 0.');
    expect(imports()).toEqual([{ csv, leftOut: [3, 4] }]);
    expect((await eventsOf(player)).map(({ tournament }) => tournament.name)).toEqual(['Cup']);
  });

  it('leaves nothing out of another text (GEN-O2)', async () => {
    const { user, dialog, previews } = await open(WRONG);
    const read = () => user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Leave out line 3' }));
    await read();
    const other = `${GOOD}\nMasters,later`;
    fireEvent.change(within(dialog).getByLabelText('Table'), { target: { value: other } });
    await read();
    await waitFor(() =>
      expect(previews().slice(1)).toEqual([{ csv: WRONG, leftOut: [3] }, { csv: WRONG, leftOut: [3] }, { csv: other }]),
    );
    const box = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: 'Leave out line 3' });
    expect(box.checked).toBe(false);
  });

  it('reads the table again when a column is said to hold something else (GEN-O2)', async () => {
    const { user, dialog, previews } = await open(GOOD);
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    expect(previews()).toEqual([{ csv: GOOD }, { csv: GOOD, mapping: ['name', 'endDate'] }]);
    expect(await within(dialog).findByText("No column holds 'First day', which every row needs.")).toBeTruthy();
  });

  it('offers nothing of a text that was changed, until it is read; the columns stay what they were said to be while the heads are the same (GEN-O2)', async () => {
    const { user, dialog, previews, imports } = await open('Event,Date,Where\nCup,1/7/2026,Amity');
    const table = within(dialog).getByLabelText('Table');
    const add = () => within(dialog).queryByRole<HTMLButtonElement>('button', { name: 'Add 1 event' });
    await user.selectOptions(within(dialog).getByLabelText('How days are written'), 'March 4 as 4/3');
    await user.selectOptions(within(dialog).getByLabelText('Where'), 'City');
    const asked = { mapping: ['name', 'startDate', 'city'], dayOrder: 'day-month-year' };
    await waitFor(() => expect(add()?.disabled).toBe(false));
    const csv = 'Event,Date,Where\nOpen,1/8/2026,Orca Bay';
    fireEvent.change(table, { target: { value: csv } });
    expect([add(), within(dialog).queryByRole('table')]).toEqual([null, null]);
    await user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await waitFor(() => expect(previews().at(-1)).toEqual({ csv, ...asked }));
    const rows = within(await within(dialog).findByRole('table'));
    expect(rows.getAllByRole('row')[1]?.textContent).toMatch(/^2Open.*Aug 1, 2026Orca Bay/);
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 event' }));
    await waitFor(() => expect(imports()).toEqual([{ csv, ...asked }]));
  });

  it('tells the columns anew of a table with other heads, and reads files of Windows (GEN-O2)', async () => {
    const { user, dialog, previews } = await open(GOOD);
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    const file = new File([new Uint8Array([0x4d, 0xfc, 0x2c, 0x44])], 'events.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
    await waitFor(() => expect(previews().at(-1)).toEqual({ csv: 'Mü,D' }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe('Mü,D');
  });

  it('leaves the columns of a table without heads what they were said to be when its first line is mended (GEN-O2)', async () => {
    const { user, dialog, previews } = await open('Cup,1/7/2026');
    await user.selectOptions(within(dialog).getByLabelText('Column 1'), 'Tournament');
    fireEvent.change(within(dialog).getByLabelText('Table'), { target: { value: 'Open,1/7/2026' } });
    await user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await waitFor(() =>
      expect(previews().slice(1)).toEqual([
        { csv: 'Cup,1/7/2026', mapping: ['name', null] },
        { csv: 'Open,1/7/2026', mapping: ['name', null] },
      ]),
    );
    expect((await within(dialog).findByLabelText<HTMLSelectElement>('Column 1')).value).toBe('name');
  });

  it('asks for CSV where a workbook is chosen, and leaves the table as it is (GEN-O2)', async () => {
    const { user, dialog, previews } = await open(GOOD);
    const file = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0])], 'events.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
    const said = 'This is a workbook. Save the sheet as CSV and choose that.';
    expect(await within(dialog).findByText(said)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe(GOOD);
    expect(previews()).toHaveLength(1);
  });

  it('is not left with a table in it without asking (GEN-O2)', async () => {
    const { user, dialog } = await open(GOOD);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const asks = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(asks).getByRole('button', { name: 'Stay here' }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe(GOOD);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const again = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(again).getByRole('button', { name: 'Leave without saving' }));
    expect(screen.queryByRole('dialog', { name: 'Import events' })).toBeNull();
  });

  it('stays open with the reason when the table is refused (GEN-O2)', async () => {
    const { user, dialog } = await open(GOOD, {
      prepare: (browser) => browser.failNext('importSchedule', 'SCHEDULE_FULL'),
    });
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    expect(
      await within(dialog).findByText(
        'A schedule has room for 1,000 events, and this would be more. Please remove some first.',
      ),
    ).toBeTruthy();
  });
});
