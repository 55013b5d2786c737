import type { RoundSummary } from '@strokebook/golf/model';
import { everyHole, type IsCounted } from '@strokebook/golf/scorecard';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { mappedRoundsQuery } from './queries.ts';

/** What the map looks at; what is left out, the map chooses. */
export type MapFocus = {
  readonly roundId?: string | undefined;
  readonly hole?: number | undefined;
  /** A stroke of that hole of that round, from 1. */
  readonly shot?: number | undefined;
};

export type ShotMapAreaProps = {
  readonly accountId: number;
  /** The rounds whose shots can be mapped, in the order in which they are listed beside the map. */
  readonly rounds: readonly RoundSummary[];
  /** Which holes are shown; without it all of them. */
  readonly isCounted?: IsCounted;
  readonly focus: MapFocus;
  readonly onFocus: (focus: MapFocus) => void;
};

/** Shots of some rounds on the map of their course, a hole at a time. */
export function ShotMapArea({ accountId, rounds, isCounted = everyHole }: ShotMapAreaProps) {
  const { api } = useApi();
  const { data } = useQuery(
    mappedRoundsQuery(
      api,
      accountId,
      rounds.map(({ roundId }) => roundId),
    ),
  );
  const holes = [...(data?.values() ?? [])].flatMap((round) =>
    round.holes.filter((hole) => isCounted(round.roundId, hole.hole)),
  );
  return <p>{holes.length} holes</p>;
}
