import { bandsIn, plural, signed } from '@strokebook/golf/format';
import { evidenceText, type SeasonReport } from '@strokebook/golf/season';
import { useUnits } from '../../../api/use-units.ts';
import classes from './season.module.css';

type WorkListProps = {
  readonly season: SeasonReport;
  readonly standardLabel: string | null;
  readonly onOpen: (statId: string) => void;
};

/** The three areas that cost most, and what to keep. */
export function WorkList({ season, standardLabel, onOpen }: WorkListProps) {
  const [units] = useUnits();
  const { toWorkOn } = season;
  // Other areas are measured against the standard, which their own line names.
  const isOfStrokesGained = toWorkOn.length > 0 && toWorkOn.every(({ statId }) => /\.strokesGained(\.|$)/.test(statId));
  return (
    <section aria-labelledby="season-work">
      <h2 id="season-work" className={classes.title}>
        What to work on{' '}
        <small>
          {isOfStrokesGained ? 'a round, against PGA TOUR players' : 'strokes a round'}
          {season.average !== null && `, ${roundsText(season, isOfStrokesGained)}`}
        </small>
      </h2>
      {toWorkOn.length === 0 ? (
        <p className="muted">{nothingText(season)}</p>
      ) : (
        <ol>
          {toWorkOn.map((area) => (
            <li key={area.statId} className={classes.work}>
              <button type="button" className={classes.workButton} onClick={() => onOpen(area.statId)}>
                <span>
                  <b>{bandsIn(area.name, units)}</b>
                  <small>{[evidenceText(area, standardLabel, units), rangeText(area)].filter(Boolean).join(' ')}</small>
                </span>
                <span className={classes.cost} data-certain={area.certainty === 'clear' || undefined}>
                  <i aria-hidden="true" />
                  {signed(area.perRound, 1)}
                  <span className="unseen">{area.certainty === 'clear' ? ', likely real' : ', so far'}</span>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** '20 rounds', or '3 of 20 rounds' where strokes were not logged in all. */
function roundsText({ average, gainedOf }: SeasonReport, isOfStrokesGained: boolean): string {
  const rounds = plural(average?.roundCount ?? 0, 'round');
  return isOfStrokesGained && gainedOf !== null ? `${gainedOf.roundCount} of ${rounds}` : rounds;
}

/** 'Between −1.4 and −0.3.': the 95% interval of what an area costs. */
const rangeText = ({ interval }: SeasonReport['toWorkOn'][number]): string =>
  interval === null ? '' : `Between ${signed(interval.low, 1)} and ${signed(interval.high, 1)}.`;

/** Why no area is listed: nothing costs, or nothing is known yet. */
function nothingText({ gained }: SeasonReport): string {
  if (gained.some(({ part, perRound }) => part !== 'total' && perRound < 0)) {
    return 'Too few strokes yet to name what costs most.';
  }
  return gained.length > 0 ? 'No part of the game costs strokes.' : 'Too few rounds yet to name what costs most.';
}
