import { type CalendarDay, yearOf } from '@strokebook/golf/calendar';
import { formatDay, plural, weekdayName } from '@strokebook/golf/format';
import type { SquadView, TeamRow } from '@strokebook/golf/team';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { courseDrawingQuery } from '../../controls/figures/course-drawing-query.ts';
import { HolePicture } from '../../controls/hole-picture/hole-picture.tsx';
import classes from './team-head.module.css';

type TeamHeadProps = {
  readonly name: string;
  /** Null while loading. */
  readonly shown: { readonly view: SquadView<TeamRow>; readonly today: CalendarDay } | null;
  readonly actions: ReactNode;
};

/** The team's name and three facts, before a hole of the course that was played last. */
export function TeamHead({ name, shown, actions }: TeamHeadProps) {
  return (
    <header className={classes.head}>
      <LastHole players={shown?.view.players ?? []} />
      <div className={classes.words}>
        <h1 className={classes.name}>{name}</h1>
        <div className={classes.line}>
          <span>
            {shown === null ? ' ' : `${weekdayName(shown.today)}, ${formatDay(shown.today)}, ${yearOf(shown.today)}`}
          </span>
          {actions}
        </div>
        <dl className={classes.facts} aria-busy={shown === null}>
          {shown !== null && <Facts view={shown.view} />}
        </dl>
      </div>
    </header>
  );
}

function Facts({ view: { players, recentCount, loggedCount, nextEvent } }: { readonly view: SquadView<TeamRow> }) {
  return (
    <>
      <Fact value={String(recentCount)} label={`${recentCount === 1 ? 'round' : 'rounds'} in 30 days`} />
      {nextEvent === null ? (
        <Fact value="–" label="no event ahead" />
      ) : (
        <Fact
          value={nextEvent.days === 0 ? 'Now' : plural(nextEvent.days, 'day')}
          label={nextEvent.days === 0 ? nextEvent.event.name : `to ${nextEvent.event.name}`}
        />
      )}
      <Fact
        value={`${loggedCount} of ${players.length}`}
        label={players.length === 1 ? 'player has logged' : 'players have logged'}
      />
    </>
  );
}

const Fact = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <div className={classes.fact}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** A hole of the course on which the team's last mapped round was played; plain ground without one. */
function LastHole({ players }: { readonly players: readonly TeamRow[] }) {
  const { api } = useApi();
  const latest = players
    .flatMap(({ lastRound }) => lastRound ?? [])
    .filter(({ courseId }) => courseId !== null)
    .toSorted((a, b) => (a.playedOn < b.playedOn ? 1 : -1))[0];
  const holes = useQuery(courseDrawingQuery(api, latest?.courseId ?? null)).data?.holes ?? [];
  const [hole] = holes;
  return <div className={classes.picture}>{hole !== undefined && <HolePicture hole={hole} />}</div>;
}
