import { includesLevel, visiblePages } from '@strokebook/golf/access';
import type { CalendarDay, DayRange } from '@strokebook/golf/calendar';
import { fullName } from '@strokebook/golf/format';
import { scoreResults, type Timeframe, timeframeRange } from '@strokebook/golf/results';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useApi } from '../../api/api-context.tsx';
import { Results } from '../../features/results/results.tsx';
import { readResultsChoice } from '../../features/results/use-results-choice.ts';
import { Schedule } from '../../features/schedule/schedule.tsx';
import { readScheduleChoice } from '../../features/schedule/use-schedule-choice.ts';
import { ImportSchedule } from '../../features/schedule-import/import-schedule.tsx';
import { ShareSchedule } from '../../features/share-schedule/share-schedule.tsx';
import { dayOf } from '../../lib/today.ts';
import classes from './page.module.css';

const route = getRouteApi('/player/$username/schedule/{-$tab}');

const tabs = [
  { tab: '0', title: 'Schedule' },
  { tab: '1', title: 'Results' },
] as const;

/** A player's schedule and results (TOUR-01). */
export function SchedulePage() {
  const { profile, viewer, access } = route.useRouteContext();
  const { tab } = route.useParams();
  const { api } = useApi();
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const { account, hasFullAccess } = profile;
  const { accountId, username } = account;
  const navigation = (
    <nav className={classes.tabs} aria-label="Schedule and results" data-no-print>
      {tabs.map((one) => (
        <Link
          key={one.tab}
          to="/player/$username/schedule/{-$tab}"
          params={{ username, tab: one.tab }}
          className="tab-link"
        >
          {one.title}
        </Link>
      ))}
    </nav>
  );
  const holeCount = account.defaultHoleCount;
  const share = { accountId, accountName: fullName(account) };
  // Another player gets a new page, without the state of the previous one.
  const part = { accountId, today, hasFullAccess, tabs: navigation };
  if (tab !== '1') {
    return (
      <Schedule
        key={accountId}
        {...part}
        mayScore={includesLevel(profile.level, 'enter')}
        renderTools={(choice) => (
          <>
            {hasFullAccess && <ImportSchedule accountId={accountId} />}
            <ShareSchedule {...share} {...choice} results={readResultsChoice(accountId) ?? scoreResults(holeCount)} />
          </>
        )}
      />
    );
  }
  return (
    <Results
      key={accountId}
      {...part}
      username={username}
      canOpenRounds={visiblePages(viewer, access).some(({ id }) => id === 'myRounds')}
      holeCount={holeCount}
      renderTools={(choice) => (
        <ShareSchedule
          {...share}
          {...readScheduleChoice()}
          results={choice}
          days={daysSoFar(choice.timeframe, today)}
        />
      )}
    />
  );
}

/** A timeframe that ends today is open-ended in a report, which then includes future events. */
function daysSoFar(timeframe: Timeframe, today: CalendarDay): DayRange {
  const { start, end } = timeframeRange(timeframe, today);
  return { start, end: end === today ? null : end };
}
