import { formatDifferential, plural, signed } from '@strokebook/golf/format';
import { strokesGainedNames } from '@strokebook/golf/overview';
import type { TeamGain, TeamPart } from '@strokebook/golf/team';
import { Link } from '@tanstack/react-router';
import { quickChoice } from '../../controls/round-picker/round-choice.ts';
import { RoundsLink } from './rounds-link.tsx';
import type { TeamRoomRow } from './team-room-row.ts';
import classes from './gain-cell.module.css';

/** The tab of a player's assessment that shows a part of the game. */
const categoryOf = {
  offTheTee: 'drive',
  approach: 'approach',
  aroundTheGreen: 'save',
  putt: 'putt',
  total: 'score',
} as const satisfies Readonly<Record<TeamPart, string>>;

export const partName = (part: TeamPart): string => (part === 'total' ? 'All' : strokesGainedNames[part]);

type GainCellProps = {
  readonly username: string;
  readonly part: TeamPart;
  readonly gain: TeamGain | undefined;
};

/** A player's difference in one part of the game, which opens the rounds behind it (TEAM-06). */
export function GainCell({ username, part, gain }: GainCellProps) {
  if (gain === undefined) return <td className={classes.empty}>–</td>;
  const { strokes, roundCount, verdict } = gain;
  return (
    <td className={classes.cell} data-verdict={verdict ?? undefined}>
      <Link
        to="/player/$username/data-analysis"
        params={{ username }}
        search={{ category: categoryOf[part], ...quickChoice('Past 12 Months') }}
        preload={false}
        className={classes.link}
      >
        <span>
          {verdict !== null && <span aria-hidden="true">{verdict === 'better' ? '▲ ' : '▼ '}</span>}
          {signed(strokes, 1)}
          {verdict !== null && <span className="unseen">, {verdict}</span>}
        </span>
        <small className="inherited">{plural(roundCount, 'round')}</small>
      </Link>
    </td>
  );
}

/** A player's average differential, which opens its rounds (INDEX-17). */
export function DifferentialCell({ row }: { readonly row: TeamRoomRow }) {
  const { username, differential, differentialRoundIds } = row;
  if (differential === null) return <td className={classes.empty}>–</td>;
  return (
    <td className={classes.cell}>
      <RoundsLink username={username} roundIds={differentialRoundIds} className={classes.link}>
        <span>{formatDifferential(differential.value)}</span>{' '}
        <small className="inherited">{plural(differential.roundCount, 'round')}</small>
      </RoundsLink>
    </td>
  );
}

/** What the colors of the cells mean. */
export const GainKey = () => (
  <p className={classes.key}>
    <span data-verdict="better">better</span>
    <span data-verdict="worse">worse</span>
    <span>No color: cannot tell, or too few rounds</span>
  </p>
);
