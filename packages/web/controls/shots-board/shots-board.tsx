import type { AccountId } from '@strokebook/golf/access';
import type { HoleCount } from '@strokebook/golf/model';
import { canShowHole } from '@strokebook/golf/shot-map';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { useRoundMenu } from '../round-actions/use-round-menu.tsx';
import { ScorecardArea } from '../scorecard/scorecard-area.tsx';
import type { RoundHole } from '../scorecard/round-row.tsx';
import { useApi } from '../../api/api-context.tsx';
import { mappedRoundsQuery } from '../shot-map/queries.ts';
import { looksOf, type MapFocus } from '../shot-map/map-focus.ts';
import { ShotMapArea } from '../shot-map/shot-map-area.tsx';
import classes from './shots-board.module.css';
import type { ShotsBoardState } from './use-shots-board.ts';

type ShotsBoardProps = {
  readonly accountId: AccountId;
  readonly board: ShotsBoardState;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
  readonly caption: string;
  readonly holesPerRound: HoleCount;
  /** Tools above the scorecard. */
  readonly tools?: ReactNode;
};

/** The shots of some rounds on the map, and below it the same rounds hole by hole (SHOTS-02). */
export function ShotsBoard({ accountId, board, focus, onFocus, caption, holesPerRound, tools }: ShotsBoardProps) {
  const { rounds, isCounted, card, isMapped } = board;
  const map = useRef<HTMLDivElement>(null);
  const roundMenu = useRoundMenu(accountId);
  const { roundId, hole, nth } = focus;
  // A round that is no longer shown loses the focus.
  const isShown = roundId !== undefined && rounds.some((round) => round.roundId === roundId);
  const shownFocus = isShown ? focus : { ...looksOf(focus), hole };
  const mapped = useQuery({
    ...mappedRoundsQuery(
      useApi().api,
      accountId,
      rounds.map((round) => round.roundId),
    ),
    enabled: isMapped && rounds.length > 0,
  });
  const choose = (chosen: RoundHole) => {
    // A hole without positions is ignored: the map keeps its hole (MAP-11).
    const round = mapped.data?.get(chosen.roundId);
    if (round !== undefined && !canShowHole(round, chosen)) return;
    onFocus({ ...looksOf(focus), ...chosen });
    map.current?.scrollIntoView({ block: 'nearest' });
  };
  const focused = isShown && roundId !== undefined && hole !== undefined ? { roundId, hole, nth: nth ?? 1 } : null;
  return (
    <div className="stack gap-16">
      {/* A failure is shown once. */}
      {(isMapped || card.state !== 'error') && (
        // A map that was not scrolled to would be an empty space in print.
        <div ref={map} className={classes.map} data-no-print={!isMapped || undefined}>
          {isMapped && (
            <ShotMapArea
              accountId={accountId}
              rounds={rounds}
              isCounted={isCounted}
              focus={shownFocus}
              onFocus={onFocus}
            />
          )}
        </div>
      )}
      {tools !== undefined && <div className="row-wrap gap-8 end touch">{tools}</div>}
      <ScorecardArea
        card={card}
        caption={caption}
        holesPerRound={holesPerRound}
        roundMenu={roundMenu}
        whyExcluded="does not match the filter"
        holeChoice={{ focused, onChoose: choose }}
      />
    </div>
  );
}
