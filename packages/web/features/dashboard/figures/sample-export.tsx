import type { FigureSample } from '@strokebook/contract';
import { bandsIn, clubText, formatDay, lieText, NOTHING, scoreWithPar } from '@strokebook/golf/format';
import type { RoundSummary, UnitSystem } from '@strokebook/golf/model';
import { worstFirst } from '@strokebook/golf/opened-figure';
import { roundLabel } from '@strokebook/golf/scorecard';
import type { StatDefinition } from '@strokebook/golf/stats';
import { useUnits } from '../../../api/use-units.ts';
import { TableExport } from '../../../ui/grids/table-export.tsx';
import { distanceText, fromText, valueText } from './behind-text.ts';

type SampleExportProps = {
  readonly samples: readonly FigureSample[];
  readonly definition: StatDefinition;
  readonly history: readonly RoundSummary[];
};

/** Everything that a figure counts, as a table to copy or to save. */
export function SampleExport({ samples, definition, history }: SampleExportProps) {
  const [units] = useUnits();
  const rounds = new Map(history.map((round) => [round.roundId, round]));
  const cellsOf = () => [
    headsOf(definition).map((head) => bandsIn(head, units)),
    ...worstFirst(samples, definition.better).map((sample) =>
      cellsOfSample(sample, definition, rounds.get(sample.roundId), units),
    ),
  ];
  return <TableExport fileName={definition.id.replaceAll('.', '-')} cellsOf={cellsOf} />;
}

const headsOf = ({ unit, label }: StatDefinition): readonly string[] =>
  unit === 'shot'
    ? ['Round', 'Date', 'Hole', 'Shot', 'From', 'Club', 'To', label]
    : ['Round', 'Date', 'Hole', 'Par', 'Score', label];

function cellsOfSample(
  { hole, par, score, shot, value }: FigureSample,
  definition: StatDefinition,
  round: RoundSummary | undefined,
  units: UnitSystem,
): readonly string[] {
  const played = round === undefined ? ['', ''] : [roundLabel(round), formatDay(round.playedOn, true)];
  const text = valueText(value, definition, units);
  if (shot === null) {
    const scored = score === null ? NOTHING : scoreWithPar(score, par);
    return [...played, String(hole), String(par), scored, text];
  }
  const { endLie, endToPin } = shot;
  const to =
    endLie === 'holed' ? 'holed' : `${distanceText(endToPin, endLie, units)} ${endLie === null ? '' : lieText(endLie)}`;
  return [...played, String(hole), String(shot.number), fromText(shot, units), clubText(shot.club), to.trim(), text];
}
