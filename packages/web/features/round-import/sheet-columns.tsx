import { Button, NativeSelect, TextInput } from '@mantine/core';
import { dayOrders } from '@strokebook/contract';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { plural } from '@strokebook/golf/format';
import {
  type ColumnMeaning,
  type LengthUnit,
  type ReadWorksheet,
  UNKNOWN_COURSE,
  type WorksheetChoices,
  worksheetFields,
} from '@strokebook/importers/rounds';
import { useState } from 'react';
import { dayOrderNames } from '../../lib/day-order-names.ts';
import classes from './round-import.module.css';

type SheetColumnsProps = {
  /** The name of the file. */
  readonly name: string;
  readonly sheet: ReadWorksheet;
  readonly onChange: (change: WorksheetChoices) => void;
};

const rowTexts = {
  season: 'a row for each player, a column for each round',
  round: 'a row for each round or player',
  hole: 'a row for each hole',
  stroke: 'a row for each stroke',
};
/** More would be longer than the rounds themselves. */
const MAX_SKIPPED = 8;

/** How a worksheet was read: what each column is, units and days, each of which can be changed (IMPORT-15). */
export function SheetColumns({ name, sheet, onChange }: SheetColumnsProps) {
  const lacks = lackingOf(sheet);
  const [isOpen, setIsOpen] = useState(
    sheet.rounds.length === 0 || sheet.unread.length > 0 || Object.values(lacks).some(Boolean),
  );
  // Changed at once, while the file is still read with the change before.
  const [meanings, setMeanings] = useState(() => sheet.columns.map(({ meaning }) => meaning));
  const fields = new Set(meanings.map((meaning) => meaning?.field));
  const rows = sheet.skipped.filter(({ what }) => what === 'row');
  return (
    <>
      <details className={classes.part} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className={classes.summary}>
          <b className="medium break-anywhere">
            {sheet.rowKind === 'season' ? `How ${name} was read` : `Columns of ${name}`}
          </b>
          <span className="note">
            {` · ${sheet.rowKind === null ? 'not understood yet' : rowTexts[sheet.rowKind]}`}
            {sheet.skipped.length > 0 && ` · ${leftOutText(sheet)}`}
            {sheet.unread.length > 0 && ` · ${plural(sheet.unread.length, 'column')} not read`}
          </span>
        </summary>
        <ul className={classes.targets}>
          {sheet.columns.map(({ head, example }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two columns can have the same head
            <li key={place}>
              <NativeSelect
                label={head === '' ? `Column ${place + 1}` : head}
                description={example === '' ? 'empty' : `such as ${example}`}
                inputWrapperOrder={['label', 'input', 'description']}
                data={optionsOf(head, meanings[place] ?? null)}
                value={valueOf(meanings[place] ?? null)}
                onChange={({ currentTarget: { value } }) => {
                  const next = meanings.map((meaning, other) => (other === place ? meaningOf(value) : meaning));
                  setMeanings(next);
                  onChange({ meanings: next });
                }}
              />
            </li>
          ))}
        </ul>
        <div className={classes.targets}>
          {fields.has('playedOn') || sheet.rowKind === 'season' ? (
            <NativeSelect
              label="Days are written"
              data={dayOrders.map((order) => ({ value: order, label: dayOrderNames[order] }))}
              value={sheet.dayOrder}
              onChange={({ currentTarget: { value } }) => onChange({ dayOrder: value as ReadWorksheet['dayOrder'] })}
            />
          ) : (
            lacks.day && (
              <Given
                label="Day of the rounds"
                type="date"
                isValid={isCalendarDay}
                onGive={(day) => isCalendarDay(day) && onChange({ playedOn: day })}
              />
            )
          )}
          {lacks.year && (
            <Given
              label="Year of the first day"
              type="number"
              isValid={(text) => /^(19|20)\d\d$/.test(text)}
              onGive={(year) => onChange({ year: Number(year) })}
            />
          )}
          {lacks.course && (
            <Given
              label="Course of the rounds"
              type="text"
              isValid={(text) => text.trim() !== ''}
              onGive={(course) => onChange({ course: course.trim() })}
            />
          )}
          {lacks.tournament && (
            <Given
              label="Tournament of the scores"
              type="text"
              isValid={(text) => text.trim() !== ''}
              onGive={(tournament) => onChange({ tournament: tournament.trim() })}
            />
          )}
          {lacks.par && (
            <Given
              label="Par of the rounds"
              type="number"
              isValid={(text) => Number.isInteger(Number(text)) && Number(text) >= 27 && Number(text) <= 80}
              onGive={(par) => onChange({ par: Number(par) })}
            />
          )}
          {(fields.has('toPin') || fields.has('yards')) && (
            <NativeSelect
              label="Lengths are in"
              data={['yards', 'metres']}
              value={sheet.units}
              onChange={({ currentTarget: { value } }) => onChange({ units: value as LengthUnit })}
            />
          )}
          {fields.has('toPin') && (
            <NativeSelect
              label="On the green in"
              data={['feet', 'yards', 'metres']}
              value={sheet.greenUnits}
              onChange={({ currentTarget: { value } }) => onChange({ greenUnits: value as LengthUnit })}
            />
          )}
        </div>
        {sheet.unread.length > 0 && (
          <p className={classes.asked}>
            {`Not read: ${sheet.unread.join(', ')}. A row has one round here, or the rounds of one tournament: copy the others to a sheet of their own.`}
          </p>
        )}
        {sheet.converted.length > 0 && (
          <p className="note">
            {sheet.converted.map(({ row, typed, yards }) => `Row ${row}: ${typed} is ${yardsText(yards)}`).join(' · ')}
          </p>
        )}
        <LeftOut label={`Rows left out of ${name}`} parts={rows} />
      </details>
      {/* A cell of a player's row may be a score that is missed, so that it is seen without opening the columns. */}
      <LeftOut label={`Cells left out of ${name}`} parts={sheet.skipped.filter(({ what }) => what === 'cell')} />
    </>
  );
}

type LeftOutProps = { readonly label: string; readonly parts: ReadWorksheet['skipped'] };

const LeftOut = ({ label, parts }: LeftOutProps) =>
  parts.length > 0 && (
    <ul aria-label={label}>
      {parts.slice(0, MAX_SKIPPED).map(({ sheet, row, text }) => (
        <li key={`${sheet} ${row} ${text}`} className="note">{`Row ${row}: ${text}`}</li>
      ))}
      {parts.length > MAX_SKIPPED && <li className="note">{`${parts.length - MAX_SKIPPED} more`}</li>}
    </ul>
  );

/** '4 cells and 1 row left out': a row of sums is left out as a whole, of a player's row a cell. */
function leftOutText({ skipped }: ReadWorksheet): string {
  const counts = (['cell', 'row'] as const).flatMap((what) => {
    const count = skipped.filter((part) => part.what === what).length;
    return count === 0 ? [] : [plural(count, what)];
  });
  return `${counts.join(' and ')} left out`;
}

/** What the sheet says of none of its rounds, or of a part of them, and has no column for. */
function lackingOf({ rounds, skipped, columns, lacksYear }: ReadWorksheet) {
  const has = (field: ColumnMeaning['field']) => columns.some(({ meaning }) => meaning?.field === field);
  const isSkipped = (end: string) => skipped.some(({ text }) => text.endsWith(end));
  return {
    day: isSkipped('No day of the round.') && !lacksYear && !has('playedOn'),
    year: lacksYear,
    course: rounds.some(({ course }) => course.name === UNKNOWN_COURSE) && !has('course'),
    tournament: rounds.some(({ holes, tournamentName }) => holes.length === 0 && tournamentName === null),
    par: isSkipped('no par is known.'),
  };
}

type GivenProps = {
  readonly label: string;
  readonly type: 'date' | 'text' | 'number';
  readonly isValid: (text: string) => boolean;
  readonly onGive: (text: string) => void;
};

/** What the sheet does not say of all its rounds. */
function Given({ label, type, isValid, onGive }: GivenProps) {
  const [text, setText] = useState('');
  return (
    <form
      className={classes.given}
      onSubmit={(event) => {
        event.preventDefault();
        if (isValid(text)) onGive(text);
      }}
    >
      <TextInput label={label} type={type} value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Button type="submit" variant="default" disabled={!isValid(text)} aria-label={`Use: ${label}`}>
        Use
      </Button>
    </form>
  );
}

/** A putt of 12 feet is 4 yards. */
const yardsText = (yards: number): string => `${Math.round(yards * 10) / 10} yd`;

const valueOf = (meaning: ColumnMeaning | null): string =>
  meaning === null ? '' : [meaning.field, meaning.hole ?? '', meaning.round ?? ''].join('/');

function meaningOf(value: string): ColumnMeaning | null {
  const [field, hole = '', round = ''] = value.split('/');
  const known = worksheetFields.find((one) => one.field === field);
  if (known === undefined) return null;
  return {
    field: known.field,
    ...(hole === '' ? {} : { hole: Number(hole) }),
    ...(round === '' ? {} : { round: Number(round) }),
  };
}

/** Max number of a round of a tournament that has a column of its own. */
const MAX_ROUNDS = 8;
const MAX_HOLES = 18;
/** What a card has a row or a column of for each hole. */
const ofOneHole: ReadonlySet<ColumnMeaning['field']> = new Set(['score', 'putts', 'fairway', 'penalties']);

/** What a column can be: every field; where its head has a number, also the score of that hole or of that round. */
function optionsOf(head: string, meaning: ColumnMeaning | null) {
  const number = meaning?.hole ?? meaning?.round ?? Number(/\d{1,2}/.exec(head)?.[0] ?? Number.NaN);
  const ofHole = number >= 1 && number <= MAX_HOLES ? worksheetFields.filter(({ field }) => ofOneHole.has(field)) : [];
  const options = [
    { value: '', label: 'Not used' },
    ...worksheetFields.map(({ field, label }) => ({ value: valueOf({ field }), label })),
    ...ofHole.map(({ field, label }) => ({
      value: valueOf({ field, hole: number }),
      label: `${label} of hole ${number}`,
    })),
    ...(number >= 1 && number <= MAX_ROUNDS
      ? [{ value: valueOf({ field: 'score', round: number }), label: `Score of round ${number}` }]
      : []),
  ];
  const own = valueOf(meaning);
  const ownLabel = worksheetFields.find(({ field }) => field === meaning?.field)?.label ?? '';
  return options.some(({ value }) => value === own)
    ? options
    : [...options, { value: own, label: `${ownLabel} of ${meaning?.hole === undefined ? 'round' : 'hole'} ${number}` }];
}
