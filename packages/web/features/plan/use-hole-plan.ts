import type { Club, LatLon } from '@strokebook/golf/model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HoleAsk, ShownPlan, ShownTarget } from './engine/plan-messages.ts';
import type { PlanEngine } from './use-plan-engine.ts';

/** What the player set on a hole; null for the plan's own. */
export type HoleChoice = {
  readonly ball: LatLon | null;
  readonly pin: LatLon | null;
  readonly club: Club | null;
  readonly target: LatLon | null;
};

export const noHoleChoice: HoleChoice = { ball: null, pin: null, club: null, target: null };

export type HolePlanState = {
  /** The last one that could be worked out. */
  readonly plan: ShownPlan | undefined;
  /** Why this hole has none. */
  readonly missing: string | null;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Whether the figures are those of another question, while the answer is on its way. */
  readonly isOld: boolean;
  /** The player's own target, or the plan's. */
  readonly target: ShownTarget | undefined;
  /** While something is dragged: where it is, and the strokes of it. */
  readonly live: LiveDrag | null;
  readonly drag: (what: Dragged, place: LatLon) => void;
  readonly endDrag: () => void;
};

export type Dragged = 'target' | 'ball';
type LiveDrag = { readonly what: Dragged; readonly place: LatLon; readonly value: number | null };

/** The engine needs no network. */
const local = { networkMode: 'always', retry: false, gcTime: 60_000, staleTime: Number.POSITIVE_INFINITY } as const;

/** The plan of a hole, and what is dragged on it. */
export function useHolePlan(
  engine: PlanEngine,
  base: Omit<HoleAsk, 'ball' | 'pin' | 'club'>,
  choice: HoleChoice,
): HolePlanState {
  const ask: HoleAsk = { ...base, ball: choice.ball, pin: choice.pin, club: choice.club };
  const query = useQuery({
    ...local,
    queryKey: ['plan', engine.key, ask],
    queryFn: () => engine.ask({ kind: 'plan', ask }),
    placeholderData: keepPreviousData,
  });
  const [plan, setPlan] = useState<ShownPlan>();
  const shown = query.data === undefined || 'missing' in query.data ? undefined : query.data;
  if (shown !== undefined && shown !== plan) setPlan(shown);
  const club = shown?.best.planned.club ?? null;
  const own = useQuery({
    ...local,
    queryKey: ['planTarget', engine.key, ask, club, choice.target],
    queryFn: () => engine.ask({ kind: 'choose', ask, club: club as Club, target: choice.target as LatLon }),
    enabled: club !== null && choice.target !== null && !query.isPlaceholderData,
    placeholderData: keepPreviousData,
  });
  const dragging = useDrag(engine, ask, club);
  return {
    plan: plan?.hole === base.hole ? plan : undefined,
    missing: query.data !== undefined && 'missing' in query.data ? query.data.missing : null,
    error: query.error ?? own.error,
    retry: () => void Promise.all([query.refetch(), own.isError && own.refetch()]),
    isOld: query.isPlaceholderData || query.isError || (choice.target !== null && own.isPlaceholderData),
    target: choice.target === null ? shown?.best : (own.data ?? shown?.best),
    ...dragging,
  };
}

/** Asks for the strokes of what is dragged, one question at a time and always the newest. */
function useDrag(engine: PlanEngine, ask: HoleAsk, club: Club | null) {
  const [live, setLive] = useState<LiveDrag | null>(null);
  const next = useRef<Omit<LiveDrag, 'value'> | null>(null);
  const isAsking = useRef(false);
  const asked = useRef({ engine, ask, club });
  useEffect(() => {
    asked.current = { engine, ask, club };
  });
  const answer = async (): Promise<void> => {
    isAsking.current = true;
    while (next.current !== null) {
      const one = next.current;
      next.current = null;
      const value = await strokesOf(asked.current, one).catch(() => null);
      setLive((shown) => (shown === null ? null : { ...shown, value }));
    }
    isAsking.current = false;
  };
  return {
    live,
    drag: (what: Dragged, place: LatLon) => {
      setLive((shown) => ({ what, place, value: shown?.value ?? null }));
      next.current = { what, place };
      if (!isAsking.current) void answer();
    },
    endDrag: () => {
      next.current = null;
      setLive(null);
    },
  };
}

async function strokesOf(
  { engine, ask, club }: { readonly engine: PlanEngine; readonly ask: HoleAsk; readonly club: Club | null },
  { what, place }: Omit<LiveDrag, 'value'>,
): Promise<number | null> {
  if (what === 'target') return club === null ? null : engine.ask({ kind: 'value', ask, club, target: place });
  const plan = await engine.ask({ kind: 'plan', ask: { ...ask, ball: place } });
  return 'missing' in plan ? null : plan.best.value;
}
