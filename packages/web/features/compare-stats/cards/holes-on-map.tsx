import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { OutputOf } from '@strokebook/contract';
import { useApi } from '../../../api/api-context.tsx';
import { ApiError } from '../../../api/errors.ts';
import { roundHistoryQuery } from '../../../api/round-queries.ts';
import type { MapFocus } from '../../../controls/shot-map/map-focus.ts';
import { ShotMapArea } from '../../../controls/shot-map/shot-map-area.tsx';
import { Notice } from '../../../ui/pages/notice.tsx';
import { QueryState } from '../../../ui/pages/query-state.tsx';
import { Skeleton } from '@mantine/core';
import type { Side } from '../sides/sides.ts';
import classes from './cards.module.css';

type HolesOnMapProps = {
  readonly side: Side;
  /** The holes that satisfy the conditions. */
  readonly matches: OutputOf<'getStatProbability'>['matches'];
};

/** The matching holes on the map of their course, loaded on request, because a map loads much data. */
export function HolesOnMap({ side, matches }: HolesOnMapProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={classes.part} aria-label="These holes on the map">
      <button type="button" className="quiet-button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {isOpen ? 'Close the map' : 'Show these holes on the map'}
      </button>
      {isOpen &&
        (matches.length === 0 ? (
          <p className={classes.hint}>No hole matches, so there is none to show.</p>
        ) : (
          <MatchingHoles side={side} matches={matches} />
        ))}
    </section>
  );
}

function MatchingHoles({ side, matches }: HolesOnMapProps) {
  const { api } = useApi();
  const history = useQuery(roundHistoryQuery(api, side.accountId));
  const [focus, setFocus] = useState<MapFocus>({});
  // Memoized, because the map compares both by identity.
  const { rounds, isCounted } = useMemo(() => {
    const ids = new Set(matches.map(({ roundId }) => roundId));
    const counted = new Set(
      matches.flatMap(({ roundId, holes }) => holes.map(({ hole, nth }) => `${roundId}/${hole}/${nth}`)),
    );
    return {
      rounds: history.data?.filter(({ roundId }) => ids.has(roundId)) ?? [],
      isCounted: (roundId: string, hole: number, nth: number) => counted.has(`${roundId}/${hole}/${nth}`),
    };
  }, [history.data, matches]);
  // Viewers of a comparison may not be allowed to see the rounds or shots (ACCESS-21).
  if (history.error instanceof ApiError && history.error.status === 404) {
    return (
      <Notice level={3} title="The shots are not shared.">
        This player shows these probabilities, but not where the shots were played.
      </Notice>
    );
  }
  return (
    <div className="margin-top-12">
      <QueryState query={history} part="The map" skeleton={<Skeleton height={460} />}>
        {() => (
          <ShotMapArea
            accountId={side.accountId}
            rounds={rounds}
            isCounted={isCounted}
            focus={focus}
            onFocus={setFocus}
          />
        )}
      </QueryState>
    </div>
  );
}
