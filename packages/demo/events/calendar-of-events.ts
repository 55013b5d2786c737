import { addDays, addMonths, type CalendarDay, monthOf, yearOf } from '@strokebook/golf/calendar';
import type { CoursePlan } from '../courses/course-plans.ts';
import type { OrganizationKey } from '../people/persona.ts';
import { createRandom } from '../random.ts';
import type { DemoTournament } from '../types.ts';

/** A tournament and the organization whose players are in its field. */
export type PlannedTournament = { readonly tournament: DemoTournament; readonly host: OrganizationKey };

/** An event of every year, at the club that it is named after or that hosts it, in a month in which golf is played there. */
type YearlyEvent = {
  readonly name: string;
  readonly courseId: CoursePlan['courseId'];
  /** 1 to 12. */
  readonly month: number;
  /** The days of the month on which it may begin. */
  readonly days: readonly [first: number, last: number];
};

type Series = {
  readonly host: OrganizationKey;
  readonly events: readonly YearlyEvent[];
  readonly rounds: readonly number[];
  readonly eventType: DemoTournament['eventType'];
  readonly locale: DemoTournament['locale'];
  readonly isTeamEvent: boolean;
};

const EARLY = [2, 9] as const;
const LATE = [18, 24] as const;

const series: readonly Series[] = [
  {
    host: 'college',
    // As college golf is played: September to mid November, and February to the conference in April.
    events: [
      { name: 'Copper Mesa Invitational', courseId: 'copper-mesa', month: 2, days: LATE },
      { name: 'Saltmarsh Intercollegiate', courseId: 'saltmarsh-dunes', month: 3, days: EARLY },
      { name: 'Piedmont Collegiate', courseId: 'harrow-glen', month: 3, days: LATE },
      { name: 'Conference Championship', courseId: 'saltmarsh-dunes', month: 4, days: LATE },
      { name: 'Alder Creek Shootout', courseId: 'alder-creek', month: 9, days: EARLY },
      { name: 'Lake Verity Collegiate', courseId: 'lake-verity', month: 9, days: LATE },
      { name: 'Harrow Glen Fall Classic', courseId: 'harrow-glen', month: 10, days: EARLY },
      { name: 'Three Pines Cup', courseId: 'three-pines', month: 11, days: EARLY },
    ],
    rounds: [3],
    eventType: 'tournament',
    locale: 'national',
    isTeamEvent: true,
  },
  {
    host: 'college',
    events: [
      { name: 'Harrow Glen Qualifying', courseId: 'harrow-glen', month: 2, days: EARLY },
      { name: 'Harrow Glen Qualifying', courseId: 'harrow-glen', month: 8, days: LATE },
    ],
    rounds: [2],
    eventType: 'qualifier',
    locale: 'local',
    isTeamEvent: false,
  },
  {
    host: 'college',
    events: [{ name: 'Glen and Dunes Match Play', courseId: 'saltmarsh-dunes', month: 10, days: LATE }],
    rounds: [1],
    eventType: 'match',
    locale: 'local',
    isTeamEvent: true,
  },
  {
    host: 'academy',
    events: [
      { name: 'Verdad Springs Open', courseId: 'copper-mesa', month: 1, days: LATE },
      { name: 'Amity Coast Amateur', courseId: 'saltmarsh-dunes', month: 3, days: LATE },
      { name: 'Harrow Glen Open', courseId: 'harrow-glen', month: 5, days: EARLY },
      { name: 'Millbrook Four Seasons', courseId: 'alder-creek', month: 6, days: LATE },
      { name: 'Verity City Championship', courseId: 'lake-verity', month: 8, days: EARLY },
      { name: 'Larkspur Stroke Play', courseId: 'three-pines', month: 10, days: LATE },
      { name: 'Port Amity Winter Open', courseId: 'saltmarsh-dunes', month: 12, days: EARLY },
    ],
    rounds: [1, 2],
    eventType: 'tournament',
    locale: 'local',
    isTeamEvent: false,
  },
  {
    host: 'juniorAcademy',
    events: [
      { name: 'Copper Cactus Junior', courseId: 'copper-mesa', month: 2, days: LATE },
      { name: 'Junior at Saltmarsh', courseId: 'saltmarsh-dunes', month: 4, days: EARLY },
      { name: 'Northern Lights Junior', courseId: 'lake-verity', month: 6, days: LATE },
      { name: 'Alder Creek Junior', courseId: 'alder-creek', month: 7, days: EARLY },
      { name: 'Verity Junior Open', courseId: 'lake-verity', month: 8, days: LATE },
      { name: 'Three Pines Junior Masters', courseId: 'three-pines', month: 11, days: LATE },
    ],
    rounds: [2, 3],
    eventType: 'tournament',
    locale: 'national',
    isTeamEvent: false,
  },
  {
    host: 'juniorAcademy',
    events: [
      { name: 'High School Sectional', courseId: 'lake-verity', month: 5, days: LATE },
      { name: 'High School Sectional', courseId: 'lake-verity', month: 9, days: EARLY },
    ],
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
    for (let offset = -PAST_MONTHS; offset <= COMING_MONTHS; offset++) {
      const first = `${addMonths(today, offset).slice(0, 7)}-01` as CalendarDay;
      for (const { name, courseId, days } of one.events.filter(({ month }) => month === monthOf(first))) {
        const startDate = addDays(first, random.int(days[0], days[1]) - 1);
        const numberOfRounds = random.pick(one.rounds);
        const course = courses.find((plan) => plan.courseId === courseId);
        if (course === undefined) throw new RangeError(`there is no course '${courseId}'`);
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
  }
  return planned.sort((a, b) => (a.tournament.startDate < b.tournament.startDate ? -1 : 1));
}
