import type { AccountId } from '@strokebook/golf/access';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import {
  type DayOrder,
  dayOrders,
  importFields,
  type ImportField,
  type ScheduleImportPreview,
} from '@strokebook/contract';
import { plural } from '@strokebook/golf/format';
import { decodeText } from '@strokebook/importers/rounds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useUnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { dayOrderNames } from '../../lib/day-order-names.ts';
import { isWorkbook } from './is-workbook.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { FileInput } from '../../ui/fields/file-input.tsx';
import classes from './schedule-import.module.css';
import { ImportRows } from './import-rows.tsx';

type ImportScheduleDialogProps = {
  readonly accountId: AccountId;
  readonly onClose: () => void;
  /** Called with a sentence about the imported events. */
  readonly onDone: (said: string) => void;
};

/** A table and the user's settings for parsing it. */
type TableRequest = {
  readonly csv: string;
  readonly mapping?: readonly (ImportField | null)[];
  readonly dayOrder?: DayOrder;
  /** The par of all rounds without one. */
  readonly par?: number;
  /** Lines of excluded rows. */
  readonly leftOut?: readonly number[];
};

/** A parsed table. */
type Understood = { readonly request: TableRequest; readonly preview: ScheduleImportPreview };

/** The limit of the contract. */
const MAX_LETTERS = 1_000_000;

/** A dialog that accepts a pasted or selected table, shows a preview, and imports it as a whole. */
export function ImportScheduleDialog({ accountId, onClose, onDone }: ImportScheduleDialogProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | null>(null);
  const [text, setText] = useState('');
  const [request, setRequest] = useState<TableRequest | null>(null);
  const [understood, setUnderstood] = useState<Understood | null>(null);
  const [isStoring, setIsStoring] = useState(false);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Requests a preview of a table and returns it; null if that failed. */
  const look = async (table: TableRequest) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRequest(table);
    setError(table.csv.length > MAX_LETTERS ? 'The table has more than 1,000,000 letters.' : null);
    if (table.csv.length > MAX_LETTERS) return null;
    try {
      const call = { params: { accountId }, body: table };
      const preview = await api.call('previewScheduleImport', call, { signal: controller.signal });
      setUnderstood({ request: table, preview });
      return preview;
    } catch (cause) {
      // The dialog was closed, or the table is being read with other settings.
      if (!controller.signal.aborted) setError(errorText(cause));
      return null;
    }
  };
  /** Corrected rows keep the column mapping; other columns are guessed anew. */
  const lookAt = async (csv: string) => {
    const heads = understood === null ? null : headsOf(understood.preview);
    const { leftOut, ...reading } = request ?? {};
    // In another text the line numbers refer to other rows.
    const preview = await look({ ...reading, csv, ...(csv === request?.csv && leftOut && { leftOut }) });
    if (preview !== null && heads !== null && headsOf(preview) !== heads) await look({ csv });
  };
  const take = (bytes: ArrayBuffer) => {
    if (isWorkbook(bytes)) return setError('This is a workbook. Save the sheet as CSV and choose that.');
    const csv = decodeText(new Uint8Array(bytes));
    if (csv === null) return setError('This is no text. Save the sheet as CSV and choose that.');
    setText(csv.slice(0, MAX_LETTERS));
    return lookAt(csv);
  };
  const store = async (table: TableRequest) => {
    setIsStoring(true);
    setError(null);
    try {
      const { newCount, changedCount } = await api.call('importSchedule', { params: { accountId }, body: table });
      await refreshShown(queryClient, 'schedule');
      onDone(`Added ${plural(newCount, 'event')}, updated ${changedCount}.`);
    } catch (cause) {
      setError(errorText(cause));
      setIsStoring(false);
    }
  };
  // The preview of a changed text is outdated.
  const shown = understood?.request.csv === text ? understood : null;
  const mapTo = ({ preview }: Understood, index: number, field: ImportField | null) =>
    look({
      ...request,
      csv: text,
      mapping: preview.columns.map((one, place) => (place === index ? field : one.field)),
    });
  const { guard, leave } = useUnsavedGuard(text.trim() !== '', 'The table has not been added to the schedule yet.');

  return (
    // The dialog cannot be closed while storing, because the result would be unknown.
    <Dialog title="Import events" size={960} onClose={() => isStoring || leave(onClose)}>
      {guard}
      <div className="stack gap-16">
        <p className={classes.hint}>
          A CSV file, or rows copied from a spreadsheet, with a header row: one tournament in each row, with its dates,
          and its result if it is over. Nothing is added until you have checked how it was read.
        </p>
        <Textarea
          label="Table"
          placeholder={'Tournament, Date, City, Finish, R1, R2, Par\nState Open, 6/1/2026, Amity, T3, 71, 74, 72'}
          rows={5}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          classNames={{ input: classes.text ?? '' }}
        />
        <div className="wrap gap-8">
          <Button variant="default" disabled={isStoring} onClick={() => input.current?.click()}>
            Choose a file
          </Button>
          <Button
            variant={shown === null ? 'filled' : 'default'}
            disabled={text.trim() === '' || isStoring}
            onClick={() => void lookAt(text)}
          >
            Read the table
          </Button>
        </div>
        <FileInput
          ref={input}
          label="Choose a file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={([chosen]) => void chosen.arrayBuffer().then(take)}
        />
        {error !== null && <Failure>{error}</Failure>}
        {shown !== null && (
          <>
            <Columns
              preview={shown.preview}
              onMap={(index, field) => void mapTo(shown, index, field)}
              onOrder={(dayOrder) => void look({ ...request, csv: text, dayOrder })}
            />
            {needsPar(shown.preview) && (
              <Button
                variant="default"
                disabled={isStoring}
                onClick={() => void look({ ...request, csv: text, par: USUAL_PAR })}
              >
                Par {USUAL_PAR} for all
              </Button>
            )}
            <ImportRows
              preview={shown.preview}
              leftOut={request?.leftOut ?? []}
              onLeaveOut={isStoring ? null : (leftOut) => void look({ ...request, csv: text, leftOut })}
            />
            <div>
              <Button
                // While the table is read again, the preview is outdated.
                disabled={!shown.preview.canImport || shown.request !== request}
                loading={isStoring}
                onClick={() => void store(shown.request)}
              >
                {importLabel(shown.preview)}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The par of most courses that tournaments are played on. */
const USUAL_PAR = 72;

/** Whether scores have no par to be held against. */
const needsPar = ({ rows }: ScheduleImportPreview): boolean =>
  rows.some(({ problems }) => problems.some((problem) => problem.startsWith('Par is missing')));

const headsOf = ({ columns }: ScheduleImportPreview): string => JSON.stringify(columns.map(({ head }) => head));

function importLabel({ newCount, changedCount }: ScheduleImportPreview): string {
  if (newCount === 0 && changedCount > 0) return `Update ${plural(changedCount, 'event')}`;
  return changedCount === 0 ? `Add ${plural(newCount, 'event')}` : `Add ${newCount}, update ${changedCount}`;
}

type ColumnsProps = {
  readonly preview: ScheduleImportPreview;
  readonly onMap: (index: number, field: ImportField | null) => void;
  readonly onOrder: (order: DayOrder) => void;
};

/** The field of each column, and the format of days; a change reads the table again. */
function Columns({ preview, onMap, onOrder }: ColumnsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        Columns
      </h3>
      {preview.problems.length > 0 && (
        <ul className={classes.problems} aria-label="What is wrong with the table">
          {preview.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <div className={classes.columns}>
        {preview.columns.map(({ head, example, field }, index) => (
          <NativeSelect
            key={index}
            label={head === '' ? `Column ${index + 1}` : head}
            description={example === '' ? 'empty' : `e.g. ${example}`}
            value={field ?? ''}
            data={[
              { value: '', label: 'Left out' },
              ...importFields.map((one) => ({ value: one.field, label: one.label })),
            ]}
            onChange={(event) => onMap(index, (event.currentTarget.value || null) as ImportField | null)}
          />
        ))}
        <NativeSelect
          label="How days are written"
          description="where it cannot be told"
          value={preview.dayOrder}
          data={dayOrders.map((value) => ({ value, label: dayOrderNames[value] }))}
          onChange={(event) => onOrder(event.currentTarget.value as DayOrder)}
        />
      </div>
    </section>
  );
}
