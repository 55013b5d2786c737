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

/** The team's name and its facts in a line, before a hole of the course that was played last. */
export function TeamHead({ name, shown, actions }: TeamHeadProps) {
  return (
    <header className={classes.head}>
      <LastHole players={shown?.view.players ?? []} />
      <div className={classes.words}>
        <h1 className={classes.name}>{name}</h1>
        <p className={classes.line} aria-busy={shown === null}>
          {shown === null ? (
            '\u00a0'
          ) : (
            <>
              <b>{`${weekdayName(shown.today)}, ${formatDay(shown.today)}, ${yearOf(shown.today)}.`}</b>{' '}
              {factsOf(shown.view)}
            </>
          )}
        </p>
        {actions}
      </div>
    </header>
  );
}

/** '84 rounds in 30 days, by 10 of 11 players. Prairie Classic in 8 days.' */
function factsOf({ players, recentCount, playedCount, nextEvent, onCourse }: SquadView<TeamRow>): string {
  const played = `${plural(recentCount, 'round')} in 30 days, by ${playedCount} of ${plural(players.length, 'player')}.${onCourse.length === 0 ? '' : ` ${onCourse.length} on the course now.`}`;
  if (nextEvent === null) return `${played} No event ahead.`;
  const { event, days } = nextEvent;
  return `${played} ${event.name} ${days === 0 ? 'now' : `in ${plural(days, 'day')}`}.`;
}

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
