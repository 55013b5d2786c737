import type { ScheduleImportPreview } from '@strokebook/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fixture-fetch.ts';
import { renderApp } from '../../testing/render-app.tsx';

const column = (head: string, field: ScheduleImportPreview['columns'][number]['field']) => ({
  head,
  example: '',
  field,
});
const summary = {
  name: 'Cup',
  kind: 'Match · Local · Team · 2 rounds',
  days: 'Jul 1, 2026',
  place: 'Amity, CA',
  status: 'In Field',
  result: 'T3 of 78',
};
const good: ScheduleImportPreview = {
  columns: [column('Event', 'name'), column('Date', 'startDate')],
  dayOrder: 'month-day-year',
  rows: [{ line: 2, summary, isKnown: false, kept: [], problems: [], isLeftOut: false }],
  problems: [],
  newCount: 1,
  changedCount: 0,
  canImport: true,
};
const wrong: ScheduleImportPreview = {
  ...good,
  rows: [
    ...good.rows,
    { line: 3, summary: null, isKnown: false, kept: [], problems: ["First day: 'soon' is no day."], isLeftOut: false },
  ],
  canImport: false,
};

type Asked = { readonly csv: string; readonly leftOut?: readonly number[] };
type Told = ScheduleImportPreview | ((asked: Asked) => ScheduleImportPreview);

async function open(preview: Told, isRefused = false) {
  const page = renderApp('/player/ingrid/schedule/0', {
    isSignedIn: true,
    handlers: {
      previewScheduleImport: ({ body }) => (typeof preview === 'function' ? preview(body as Asked) : preview),
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
      within(dialog).getByRole('row', {
        name: /^2 Cup ?Match · Local · Team · 2 rounds Jul 1, 2026 Amity, CA In Field T3 of 78 new/,
      }),
    ).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    expect(await screen.findByText('Added 1 event, updated 0.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.callsOf('importSchedule').map(({ body }) => body)).toEqual([{ csv: 'Event,Date' }]);
  });

  it('says what of a tournament that is everyone’s it does not change (GEN-O2)', async () => {
    const { dialog } = await open({
      ...good,
      rows: [{ line: 2, summary, isKnown: true, kept: ['Last day', 'City'], problems: [], isLeftOut: false }],
    });
    const said = 'in the schedule: updatedLast day, City: not changed, as the tournament is everyone’s.';
    expect(within(dialog).getAllByRole('row')[1]?.textContent).toMatch(new RegExp(`${said}$`));
  });

  it('takes nothing while a row has a problem, and shows that row first (GEN-O2)', async () => {
    const { dialog } = await open(wrong);
    const [, first] = within(dialog).getAllByRole('row');
    expect(first?.textContent).toBe("3First day: 'soon' is no day.Leave out line 3");
    const said = '1 row cannot be taken as it is. Nothing is stored until all can, or are left out.';
    expect(within(dialog).getByText(said)).toBeTruthy();
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Add 1 event' }).disabled).toBe(true);
  });

  it('takes the others where rows with a problem are left out (GEN-O2)', async () => {
    const { user, dialog, server } = await open(({ leftOut = [] }) => ({
      ...good,
      rows: [
        ...good.rows,
        ...[3, 4].map((line) => {
          const isLeftOut = leftOut.includes(line);
          return { line, summary: null, isKnown: false, kept: [], problems: isLeftOut ? [] : ['No day.'], isLeftOut };
        }),
      ],
      canImport: leftOut.length === 2,
    }));
    const box = (line: number) =>
      within(dialog).getByRole<HTMLInputElement>('checkbox', { name: `Leave out line ${line}` });
    await user.click(box(4));
    expect(box(4).checked).toBe(true);
    expect(await within(dialog).findByText(/^1 row cannot .* 1 row left out\.$/)).toBeTruthy();
    expect(document.activeElement).toBe(box(4));
    await user.click(box(4));
    expect(box(4).checked).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Leave out these 2' }));
    expect(await within(dialog).findByText('Every other row was understood. 2 rows left out.')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Leave out none' }));
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 event' }));
    await screen.findByText('Added 1 event, updated 0.');
    expect(server.callsOf('importSchedule').map(({ body }) => body)).toEqual([{ csv: 'Event,Date', leftOut: [3, 4] }]);
  });

  it('leaves nothing out of another text (GEN-O2)', async () => {
    const { user, dialog, server } = await open(wrong);
    const read = () => user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Leave out line 3' }));
    await read();
    fireEvent.change(within(dialog).getByLabelText('Table'), { target: { value: 'Event,Day' } });
    await read();
    const bodies = server.callsOf('previewScheduleImport').map(({ body }) => body);
    expect(bodies.slice(1)).toEqual([
      { csv: 'Event,Date', leftOut: [3] },
      { csv: 'Event,Date', leftOut: [3] },
      { csv: 'Event,Day' },
    ]);
  });

  it('reads the table again when a column is said to hold something else (GEN-O2)', async () => {
    const { user, dialog, server } = await open(good);
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    expect(server.callsOf('previewScheduleImport').map(({ body }) => body)).toEqual([
      { csv: 'Event,Date' },
      { csv: 'Event,Date', mapping: ['name', 'endDate'] },
    ]);
  });

  it('offers nothing of a text that was changed, until it is read; the columns stay what they were said to be while the heads are the same (GEN-O2)', async () => {
    const { user, dialog, server } = await open(good);
    const table = within(dialog).getByLabelText('Table');
    const add = () => within(dialog).queryByRole<HTMLButtonElement>('button', { name: 'Add 1 event' });
    const bodies = () => server.callsOf('previewScheduleImport').map(({ body }) => body);
    await user.selectOptions(within(dialog).getByLabelText('How days are written'), 'March 4 as 4/3');
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    const asked = { mapping: ['name', 'endDate'], dayOrder: 'day-month-year' };
    await waitFor(() => expect(add()?.disabled).toBe(false));
    fireEvent.change(table, { target: { value: 'Event,Date\nCup,1/7/2026' } });
    expect([add(), within(dialog).queryByRole('table')]).toEqual([null, null]);
    await user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await waitFor(() => expect(bodies().at(-1)).toEqual({ csv: 'Event,Date\nCup,1/7/2026', ...asked }));
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 event' }));
    await waitFor(() =>
      expect(server.callsOf('importSchedule').map(({ body }) => body)).toEqual([
        { csv: 'Event,Date\nCup,1/7/2026', ...asked },
      ]),
    );
  });

  it('tells the columns anew of a table with other heads, and reads files of Windows (GEN-O2)', async () => {
    const { user, dialog, server } = await open(({ csv }) => ({
      ...good,
      columns: csv.split(',').map((head) => column(head, null)),
    }));
    await user.selectOptions(within(dialog).getByLabelText('Date'), 'Last day');
    const file = new File([new Uint8Array([0x4d, 0xfc, 0x2c, 0x44])], 'events.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
    await waitFor(() => expect(server.callsOf('previewScheduleImport').at(-1)?.body).toEqual({ csv: 'Mü,D' }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe('Mü,D');
  });

  it('leaves the columns of a table without heads what they were said to be when its first line is mended (GEN-O2)', async () => {
    const { user, dialog, server } = await open({ ...good, columns: [column('', null), column('', null)] });
    await user.selectOptions(within(dialog).getByLabelText('Column 1'), 'Tournament');
    fireEvent.change(within(dialog).getByLabelText('Table'), { target: { value: 'Cup,1/7/2026' } });
    await user.click(within(dialog).getByRole('button', { name: 'Read the table' }));
    await within(dialog).findByRole('table');
    const bodies = server.callsOf('previewScheduleImport').map(({ body }) => body);
    expect(bodies.slice(1)).toEqual([
      { csv: 'Event,Date', mapping: ['name', null] },
      { csv: 'Cup,1/7/2026', mapping: ['name', null] },
    ]);
  });

  it('asks for CSV where a workbook is chosen, and leaves the table as it is (GEN-O2)', async () => {
    const { user, dialog, server } = await open(good);
    const file = new File([new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0])], 'events.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
    const said = 'This is a workbook. Save the sheet as CSV and choose that.';
    expect(await within(dialog).findByText(said)).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe('Event,Date');
    expect(server.callsOf('previewScheduleImport')).toHaveLength(1);
  });

  it('is not left with a table in it without asking (GEN-O2)', async () => {
    const { user, dialog } = await open(good);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const asks = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(asks).getByRole('button', { name: 'Stay here' }));
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Table').value).toBe('Event,Date');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    const again = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(again).getByRole('button', { name: 'Leave without saving' }));
    expect(screen.queryByRole('dialog', { name: 'Import events' })).toBeNull();
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
