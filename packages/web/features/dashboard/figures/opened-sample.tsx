import type { FigureSample } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { NOTHING, bandsIn, clubText, formatDay, formatStat, lieText, scoreToPar } from '@strokebook/golf/format';
import { FEET_PER_YARD, type RoundSummary, type UnitSystem } from '@strokebook/golf/model';
import { roundLabel } from '@strokebook/golf/scorecard';
import type { StatDefinition } from '@strokebook/golf/stats';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { RoundEntryLink } from '../../../controls/round-actions/round-entry-link.tsx';
import { type RoundEditor, useRoundEditor } from '../../../controls/round-actions/use-round-editor.ts';
import { useUnits } from '../../../api/use-units.ts';
import { TableExport } from '../../../ui/grids/table-export.tsx';
import classes from './figure-dialog.module.css';

/** Number of rows at first: the ones that cost or gained most. */
const FIRST_SHOWN = 25;

type SampleTableProps = {
  readonly accountId: AccountId;
  readonly samples: readonly FigureSample[];
  readonly definition: StatDefinition;
  readonly history: readonly RoundSummary[];
  readonly caption: string;
};

/** The holes or strokes behind a figure, the worst first. */
export function OpenedSample({ accountId, samples, definition, history, caption }: SampleTableProps) {
  const [units] = useUnits();
  const [isWhole, setIsWhole] = useState(false);
  const editor = useRoundEditor(accountId);
  const sorted = worstFirst(samples, definition);
  const rounds = new Map(history.map((round) => [round.roundId, round]));
  const rows = sorted.map((sample) => cellsOf(sample, definition, rounds.get(sample.roundId), units));
  if (samples.length === 0) return <p className={classes.note}>Nothing was counted in these rounds.</p>;
  const heads = headsOf(definition).map((head) => bandsIn(head, units));
  return (
    <>
      <div className="row-between">
        <h3 className={classes.title}>{definition.unit === 'shot' ? 'The strokes' : 'The holes'}</h3>
        <TableExport fileName={definition.id.replaceAll('.', '-')} cellsOf={() => [heads, ...rows]} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls what has the focus */}
      <section className="rounded-l bordered scroll-x" aria-label={`${caption}, what was counted`} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              {heads.map((head, column) => (
                <th key={head} scope="col" data-figure={column === heads.length - 1 || undefined}>
                  {head}
                </th>
              ))}
              {editor !== null && (
                <th scope="col" data-no-print>
                  Edit
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, isWhole ? rows.length : FIRST_SHOWN).map((cells, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a sample has no name of its own, and the list only grows at its end
              <tr key={index}>
                {cells.map((cell, column) => (
                  <td key={heads[column]} data-figure={column === cells.length - 1 || undefined}>
                    {cell}
                  </td>
                ))}
                {editor !== null && <EditCell editor={editor} sample={sorted[index]} label={cells[0] ?? ''} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {!isWhole && rows.length > FIRST_SHOWN && (
        <Button size="sm" variant="default" mt={10} onClick={() => setIsWhole(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </>
  );
}

type EditCellProps = {
  readonly editor: RoundEditor;
  readonly sample: FigureSample | undefined;
  /** The round's name. */
  readonly label: string;
};

/** Leads to the hole in the round's editor (ENTRY-27). */
function EditCell({ editor, sample, label }: EditCellProps) {
  if (sample === undefined) return <td data-no-print />;
  const { roundId, hole, place } = sample;
  return (
    <td data-no-print>
      <RoundEntryLink
        player={editor.player?.username}
        roundId={roundId}
        place={place}
        className="inline-row touch accent medium"
        label={`Edit hole ${hole}, ${label}`}
      >
        Edit
      </RoundEntryLink>
    </td>
  );
}

/** Sorted so that the worst comes first; without a better direction in order of play. */
function worstFirst(samples: readonly FigureSample[], { better }: StatDefinition): readonly FigureSample[] {
  if (better === 'none') return samples;
  const sign = better === 'higher' ? 1 : -1;
  return samples.toSorted((a, b) => sign * (a.value - b.value));
}

const headsOf = ({ unit, label }: StatDefinition): readonly string[] =>
  unit === 'shot'
    ? ['Round', 'Date', 'Hole', 'Shot', 'From', 'Club', 'To', label]
    : ['Round', 'Date', 'Hole', 'Par', 'Score', label];

function cellsOf(
  { hole, par, score, shot, value }: FigureSample,
  definition: StatDefinition,
  round: RoundSummary | undefined,
  units: UnitSystem,
): readonly string[] {
  const played = round === undefined ? ['', ''] : [roundLabel(round), formatDay(round.playedOn, true)];
  const text = valueText(value, definition, units);
  if (shot === null)
    return [...played, String(hole), String(par), score === null ? NOTHING : scoreText(score, par), text];
  const from = `${distanceText(shot.toPin, shot.lie, units)} ${lieText(shot.lie)}`.trim();
  const to =
    shot.endLie === 'holed'
      ? 'holed'
      : `${distanceText(shot.endToPin, shot.endLie, units)} ${shot.endLie === null ? '' : lieText(shot.endLie)}`.trim();
  return [...played, String(hole), String(shot.number), from, clubText(shot.club), to, text];
}

const scoreText = (score: number, par: number): string => `${score} (${scoreToPar(score - par)})`;

/** For a rate whether it happened; otherwise the value. */
function valueText(value: number, { kind, format }: StatDefinition, units: UnitSystem): string {
  if (kind === 'rate') return value === 1 ? 'yes' : 'no';
  if (format === 'wholePercent') return formatStat(value, 'oneDecimal');
  // The score of one hole is a whole number, though its average is not.
  if (format === 'oneDecimal' && Number.isInteger(value)) return String(value);
  return format === 'toPar' ? scoreToPar(value) : formatStat(value, format, units);
}

type Shot = NonNullable<FigureSample['shot']>;
type Place = Shot['lie'] | Shot['endLie'];

/** On the green in feet, elsewhere in yards, or both in meters; '' if unknown. */
function distanceText(yards: number | null, lie: Place, units: UnitSystem): string {
  if (yards === null) return '';
  return lie === 'green' ? formatStat(yards * FEET_PER_YARD, 'feet', units) : formatStat(yards, 'wholeYards', units);
}
