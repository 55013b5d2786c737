import type { FigureSample } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { formatDay, NOTHING, scoreToPar } from '@strokebook/golf/format';
import { groupRounds } from '@strokebook/golf/grouping';
import type { HoleCount, RoundSummary } from '@strokebook/golf/model';
import type { IsCounted, ScorecardModel, ScorecardRound } from '@strokebook/golf/scorecard';
import { useMemo } from 'react';
import { BoardHoles } from '../../../controls/figures/board-holes.tsx';
import { useRoundMenu } from '../../../controls/round-actions/use-round-menu.tsx';
import { ScorecardArea } from '../../../controls/scorecard/scorecard-area.tsx';
import { useScorecard } from '../../../controls/scorecard/use-scorecard.ts';
import { ChevronDownIcon } from '../../../ui/icons.tsx';
import { useWindowSize } from '../../../ui/use-window-size.ts';
import classes from './figure-dialog.module.css';

type CountedCardsProps = {
  readonly accountId: AccountId;
  readonly name: string;
  /** Compared by identity. */
  readonly rounds: readonly RoundSummary[];
  readonly samples: readonly FigureSample[];
  readonly holeCount: HoleCount;
};

/** A card of eighteen columns is wider than these windows. */
const NARROW_BELOW = 800;

/** The scorecards of a figure's rounds: a table, and on phones out and in below each other. */
export function CountedCards({ accountId, name, rounds, samples, holeCount }: CountedCardsProps) {
  const groups = useMemo(() => groupRounds(rounds, 'Round'), [rounds]);
  const isCounted = useMemo((): IsCounted => {
    const counted = new Set(samples.map(({ roundId, hole, nth }) => `${roundId}/${hole}/${nth}`));
    return (roundId, hole, nth) => counted.has(`${roundId}/${hole}/${nth}`);
  }, [samples]);
  const card = useScorecard(accountId, groups, isCounted);
  const roundMenu = useRoundMenu(accountId);
  const isNarrow = useWindowSize().width < NARROW_BELOW;
  if (isNarrow && card.state === 'ready') {
    return card.scorecard.models
      .flatMap(roundsOf)
      .map((round) => (
        <Card key={round.roundId} round={round} summary={rounds.find(({ roundId }) => roundId === round.roundId)} />
      ));
  }
  return (
    <>
      <ScorecardArea
        card={card}
        caption={`${name}, the holes that count`}
        holesPerRound={holeCount}
        roundMenu={roundMenu}
      />
      <p className={classes.note}>Gray holes do not count for this figure and are left out of the totals.</p>
    </>
  );
}

function roundsOf(model: ScorecardModel): readonly ScorecardRound[] {
  if (model.kind === 'single') return [model.round];
  return model.kind === 'flat' ? model.rounds : model.groups.flatMap(roundsOf);
}

type CardProps = { readonly round: ScorecardRound; readonly summary: RoundSummary | undefined };

function Card({ round: { name, date, data }, summary }: CardProps) {
  const holes = [...data.values()].flatMap(({ hole }) => hole ?? []);
  const { score = null, par = null } = summary ?? {};
  return (
    <details className={classes.card}>
      <summary>
        <span className="grid shrinkable">
          <b>{name}</b>
          <small className="muted">{formatDay(date, true)}</small>
        </span>
        <span className="row gap-10 flex-none">
          <b>{score ?? NOTHING}</b>{' '}
          {score !== null && par !== null && <span className="muted">{scoreToPar(score - par)}</span>}
          <ChevronDownIcon size={16} />
        </span>
      </summary>
      <div className={classes.board}>
        <BoardHoles holes={holes} drawings={[]} />
      </div>
    </details>
  );
}
