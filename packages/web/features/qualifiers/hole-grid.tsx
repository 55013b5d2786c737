import { MAX_HOLE_STROKES, USUAL_PARS } from '@strokebook/golf/qualifier';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { TableFrame } from '../../ui/blocks/column-table.tsx';
import type { QualifierCards, QualifierChange, QualifierPage } from './qualifier-queries.ts';
import field from '../../ui/fields/grid-field.module.css';
import classes from './hole-grid.module.css';

type HoleChange = Extract<QualifierChange, { readonly kind: 'holes' }>['holes'][number];

type HoleGridProps = {
  readonly page: QualifierPage;
  readonly desk: NonNullable<QualifierPage['desk']>;
  readonly rounds: QualifierCards['rounds'];
  readonly round: number;
  readonly isOver: boolean;
  readonly onStore: (holes: readonly HoleChange[]) => void;
};

/** Players by holes of one round, typed at a desk: Enter is the next player, Tab the next hole; rows can be pasted (TEAM-31). */
export function HoleGrid({ page, desk, rounds, round, isOver, onStore }: HoleGridProps) {
  const { entrants } = desk.answers;
  const rows = entrants.map(({ entrantId }) => {
    const cell = desk.cells.find((one) => one.entrantId === entrantId && one.round === round);
    const course = cell?.course ?? 0;
    const card = cell?.keptCard ?? null;
    const pars =
      card?.holes.map(({ par }) => par) ?? rounds[round]?.courses[course]?.holes?.map(({ par }) => par) ?? USUAL_PARS;
    return { entrantId, course, card, pars, name: page.people.find((one) => one.entrantId === entrantId)?.name ?? '' };
  });
  const changeOf = (row: number, hole: number, strokes: number | null): readonly HoleChange[] => {
    const at = rows[row];
    if (at === undefined || hole >= at.pars.length) return [];
    const seen = at.card?.holes[hole]?.values[0] ?? null;
    if (seen === strokes && (at.card?.holes[hole]?.values.length ?? 0) < 2) return [];
    return [{ entrantId: at.entrantId, round, course: at.course, pars: [...at.pars], hole, strokes, seen }];
  };
  const store = (changes: readonly HoleChange[]) => {
    if (changes.length > 0) onStore(changes);
  };
  const paste = (text: string, row: number, hole: number) => {
    const table = text.trimEnd().split(/\r?\n/);
    store(
      table.flatMap((line, down) =>
        line.split('\t').flatMap((value, right) => {
          const strokes = readStrokes(value);
          return strokes === null ? [] : changeOf(row + down, hole + right, strokes);
        }),
      ),
    );
  };
  const [first] = rows;
  return (
    <TableFrame label="scores hole by hole">
      <thead>
        <tr className={classes.row}>
          <th scope="col" data-text>
            Player
          </th>
          {(first?.pars ?? USUAL_PARS).map((par, hole) => (
            <th key={hole} scope="col" className={classes.hole}>
              {hole + 1}
              <small className="block regular">{par}</small>
            </th>
          ))}
          <th scope="col">Score</th>
          <th scope="col">To par</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ entrantId, name, card, pars }, row) => (
          <tr key={entrantId} className={classes.row}>
            <th scope="row" data-text>
              <span className={classes.name}>{name}</span>
              <small className="block regular">{card?.keepers.map((keeper) => keeper.name).join(', ')}</small>
            </th>
            {pars.map((par, hole) => (
              <HoleCell
                key={hole}
                at={{ row, hole }}
                label={`${name}, hole ${hole + 1}, par ${par}`}
                values={card?.holes[hole]?.values ?? []}
                isLocked={isOver}
                onStore={(strokes) => store(changeOf(row, hole, strokes))}
                onPaste={(text) => paste(text, row, hole)}
              />
            ))}
            <td>{sumOf(card)}</td>
            <td>{card === null ? '' : card.isFinished ? card.toPar : `${card.toPar} thru ${card.thru}`}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

type Card = NonNullable<NonNullable<QualifierPage['desk']>['cells'][number]['keptCard']>;

const sumOf = (card: Card | null): string =>
  card === null ? '' : card.isFinished ? card.text : scoreText(card.holes.flatMap(({ values }) => values[0] ?? []));

const scoreText = (strokes: readonly number[]): string => String(strokes.reduce((sum, one) => sum + one, 0));

function readStrokes(text: string): number | null {
  const plain = text.trim();
  const strokes = /^\d{1,2}$/.test(plain) ? Number(plain) : null;
  return strokes === null || strokes < 1 || strokes > MAX_HOLE_STROKES ? null : strokes;
}

type HoleCellProps = {
  readonly at: { readonly row: number; readonly hole: number };
  readonly label: string;
  /** Each value that stands, the one that counts first. */
  readonly values: readonly number[];
  readonly isLocked: boolean;
  readonly onStore: (strokes: number | null) => void;
  readonly onPaste: (text: string) => void;
};

function HoleCell({ at, label, values, isLocked, onStore, onPaste }: HoleCellProps) {
  const [text, setText] = useState<string | null>(null);
  const shown = values.join(' / ');
  const isUnreadable = text !== null && text.trim() !== '' && text !== shown && readStrokes(text) === null;
  const leave = () => {
    if (isUnreadable) return;
    if (text !== null && text !== shown) onStore(readStrokes(text));
    setText(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') setText(null);
    const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = `[data-hole="${at.row + step} ${at.hole}"]`;
    const other = event.currentTarget.closest('table')?.querySelector<HTMLInputElement>(next);
    if (other == null) leave();
    else other.focus();
  };
  return (
    <td className={classes.cell} data-open={values.length > 1 || undefined}>
      <input
        className={`${field.field} ${classes.input}`}
        aria-label={values.length > 1 ? `${label}, two values` : label}
        aria-invalid={isUnreadable || undefined}
        title={isUnreadable ? `1 to ${MAX_HOLE_STROKES}` : undefined}
        data-hole={`${at.row} ${at.hole}`}
        inputMode="numeric"
        autoComplete="off"
        readOnly={isLocked}
        value={text ?? shown}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
        onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
          const pasted = event.clipboardData.getData('text');
          if (isLocked || !/[\t\n]/.test(pasted.trim())) return;
          event.preventDefault();
          setText(null);
          onPaste(pasted);
        }}
      />
    </td>
  );
}
