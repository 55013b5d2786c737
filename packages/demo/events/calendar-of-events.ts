import { addDays, addMonths, type CalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import type { CoursePlan } from '../courses/course-plans.ts';
import type { OrganizationKey } from '../people/persona.ts';
import { createRandom } from '../random.ts';
import type { DemoTournament } from '../types.ts';

/** A tournament and the organization whose players are in its field. */
export type PlannedTournament = { readonly tournament: DemoTournament; readonly host: OrganizationKey };

type Series = {
  readonly host: OrganizationKey;
  readonly names: readonly string[];
  /** Months in which it is played, 1 to 12. */
  readonly months: readonly number[];
  readonly rounds: readonly number[];
  readonly eventType: DemoTournament['eventType'];
  readonly locale: DemoTournament['locale'];
  readonly isTeamEvent: boolean;
};

const series: readonly Series[] = [
  {
    host: 'college',
    names: [
      'Harrow Glen Fall Classic',
      'Piedmont Collegiate',
      'Saltmarsh Intercollegiate',
      'Copper Mesa Invitational',
      'Three Pines Cup',
      'Alder Creek Shootout',
      'Lake Verity Collegiate',
      'Conference Championship',
    ],
    months: [2, 3, 4, 5, 9, 10, 11],
    rounds: [3],
    eventType: 'tournament',
    locale: 'national',
    isTeamEvent: true,
  },
  {
    host: 'college',
    names: ['Harrow Glen Qualifying'],
    months: [1, 8],
    rounds: [2],
    eventType: 'qualifier',
    locale: 'local',
    isTeamEvent: false,
  },
  {
    host: 'college',
    names: ['Glen and Dunes Match Play'],
    months: [12],
    rounds: [1],
    eventType: 'match',
    locale: 'local',
    isTeamEvent: true,
  },
  {
    host: 'academy',
    names: [
      'Amity Coast Amateur',
      'Verdad Springs Open',
      'Millbrook Four Seasons',
      'Larkspur Stroke Play',
      'Verity City Championship',
    ],
    months: [1, 3, 5, 6, 8, 10, 12],
    rounds: [1, 2],
    eventType: 'tournament',
    locale: 'local',
    isTeamEvent: false,
  },
  {
    host: 'juniorTour',
    names: [
      'Northern Lights Junior',
      'Junior at Saltmarsh',
      'Verity Junior Open',
      'Copper Cactus Junior',
      'Three Pines Junior Masters',
      'Alder Creek Junior',
    ],
    months: [2, 4, 6, 7, 9, 11],
    rounds: [2, 3],
    eventType: 'tournament',
    locale: 'national',
    isTeamEvent: false,
  },
  {
    host: 'juniorTour',
    names: ['High School Sectional'],
    months: [5, 10],
    rounds: [1],
    eventType: 'tournament',
    locale: 'highSchool',
    isTeamEvent: true,
  },
];

const PAST_MONTHS = 24;
const COMING_MONTHS = 12;

/** All tournaments of the past two years and the next one, by date. */
export function planTournaments(seed: string, today: CalendarDay, courses: readonly CoursePlan[]): PlannedTournament[] {
  const planned: PlannedTournament[] = [];
  for (const [index, one] of series.entries()) {
    const random = createRandom(`${seed}/tournaments/${index}`);
    let edition = 0;
    for (let offset = -PAST_MONTHS; offset <= COMING_MONTHS; offset++) {
      const first = `${addMonths(today, offset).slice(0, 7)}-01` as CalendarDay;
      const startDate = addDays(first, random.int(1, 22));
      const numberOfRounds = random.pick(one.rounds);
      const course = random.pick(courses);
      if (!one.months.includes(monthOf(first))) continue;
      const name = one.names[edition++ % one.names.length] as string;
      const endDate = addDays(startDate, numberOfRounds - 1);
      // Skips tournaments before the two years, and ones that are in progress today.
      if (startDate < addMonths(today, -PAST_MONTHS) || (startDate <= today && endDate >= today)) continue;
      const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${startDate.slice(0, 7)}`;
      planned.push({
        host: one.host,
        tournament: {
          tournamentId: slug,
          name: `${name} ${yearOf(startDate)}`,
          url: `https://example.com/events/${slug}`,
          courseId: course.courseId,
          city: course.city,
          state: course.region,
          startDate,
          endDate,
          numberOfRounds,
          eventType: one.eventType,
          locale: one.locale,
          isTeamEvent: one.isTeamEvent,
        },
      });
    }
  }
  return planned.sort((a, b) => (a.tournament.startDate < b.tournament.startDate ? -1 : 1));
}
