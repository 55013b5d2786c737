import type { OutputOf } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay, formatDifferential, formatIndex, plural } from '@strokebook/golf/format';
import { rulesOf2024 } from '@strokebook/golf/handicap';
import { Link } from '@tanstack/react-router';
import classes from './handicap.module.css';
import { OfficialIndexLine } from './official-index.tsx';

type Report = OutputOf<'getEstimatedIndex'>;

type IndexHeadProps = {
  readonly report: Report;
  /** Null for a viewer who may not enter rounds; without `player` they are the viewer's own. */
  readonly entry: { readonly player: string | undefined } | null;
  /** The account of the index, if the viewer may type the official one; otherwise null. */
  readonly editedId: AccountId | null;
  /** Whether it is the viewer's own. */
  readonly isOwn: boolean;
};

/** The index, what moved it, and what it is not. */
export function IndexHead({ report, entry, editedId, isOwn }: IndexHeadProps) {
  const { index } = report;
  return (
    <header className={classes.head}>
      <div>
        <h1 className="note regular">Estimated index</h1>
        <p className={classes.figure}>{index === null ? '–' : formatIndex(index.value)}</p>
        <p className="fine">Unofficial, not for competition</p>
        {isOwn && (
          <p className="fine">
            Only you and your circle see this page, unless you open it under{' '}
            <Link to="/account" hash="visibility">
              Account
            </Link>
            .
          </p>
        )}
        <OfficialIndexLine official={report.official} editedId={editedId} />
      </div>
      <div>
        <p className={classes.sentence}>{leadOf(report)}</p>
        <p className={classes.reason}>{reasonOf(report)}</p>
        {index === null && entry !== null && (
          <p className="row-wrap gap-8 margin-top-12">
            <Link to="/log" search={{ player: entry.player }} className="quiet-button">
              Log a round
            </Link>
            <Link to="/import" search={{ player: entry.player }} className="quiet-button">
              Import rounds
            </Link>
          </p>
        )}
      </div>
    </header>
  );
}

function leadOf({ index, change, holesToFirstIndex }: Report): string {
  if (index === null) {
    return `${rulesOf2024.holesOfFirstIndex} holes make an index. ${plural(holesToFirstIndex, 'hole')} to go.`;
  }
  if (change === null) return 'The first index.';
  const since = formatDay(change.since, true);
  if (change.by === 0) return `The same as on ${since}.`;
  return `${change.by < 0 ? 'Down' : 'Up'} ${Math.abs(change.by).toFixed(1)} since ${since}.`;
}

function reasonOf(report: Report): string {
  const { index, exceptional } = report;
  if (index === null)
    return 'Rounds count on tees with a course rating and a slope: 18 holes, of which at least 10 were played, or all of 9.';
  const [rare] = exceptional;
  if (rare !== undefined) {
    const less = Math.abs(rare.reduction).toFixed(1);
    return `${rare.strokes} at ${rare.courseName} was ${rare.betterBy.toFixed(1)} better than the index that day, so ${rare.reduces === 1 ? 'it counts' : `each of the ${rare.reduces} scores up to it counts`} ${less} less.`;
  }
  return stepText(report) ?? averageText(report);
}

/** What made the largest step of the index: 'The 68 at Lake Verity on May 27 moved it most, down by 0.4.' */
function stepText({ change, latest, window }: Report): string | null {
  const largest = change?.largest ?? null;
  if (largest === null || largest.cause === null) return null;
  const by = `${largest.by < 0 ? 'down' : 'up'} by ${Math.abs(largest.by).toFixed(1)}`;
  const day = formatDay(largest.playedOn);
  if (largest.cause === 'left' && largest.left !== null) {
    const { value, playedOn } = largest.left;
    return `The ${formatDifferential(value)} of ${formatDay(playedOn, true)} left the last ${window} on ${day}. That moved it most, ${by}.`;
  }
  const round = latest.find(({ roundId }) => roundId === largest.roundId);
  return round === undefined ? null : `The ${round.strokes} at ${round.courseName} on ${day} moved it most, ${by}.`;
}

/** 'The 8 lowest of 20 differentials count; their average is 4.2.' */
function averageText({ index, latest }: Report): string {
  if (index === null) return '';
  const { counted, adjustment, average } = index;
  const less = adjustment === 0 ? '' : `, ${Math.abs(adjustment).toFixed(1)} taken off because there are few`;
  const which = counted === 1 ? 'The lowest' : `The ${counted} lowest`;
  const verb = counted === 1 ? 'counts' : 'count';
  return `${which} of ${latest.length} differentials ${verb}${less}: ${formatIndex(average)}.`;
}
