import { addDays, type CalendarDay, daysBetween, monthOf } from '@strokebook/golf/calendar';
import type { RoundType } from '@strokebook/golf/model';
import { type CoursePlan, isOpenIn } from '../courses/course-plans.ts';
import type { Player } from '../people/build-accounts.ts';
import { type Persona, teamOf } from '../people/persona.ts';
import type { RoundPlan } from '../play/play-round.ts';
import { combineForm, evenForm, type Form, type SkillLevelId, skillLevel, withForm } from '../play/skill.ts';
import { createRandom, type Random } from '../random.ts';
import type { DemoScheduleEvent, DemoTournament } from '../types.ts';
import { formLately, hasLogged, HOME_COURSE, qualifyingDays } from './recent-weeks.ts';

type Draft = Omit<RoundPlan, 'roundId' | 'skill' | 'tee'>;

const DAYS = 729;
/** Max share of a player's rounds that are tournament rounds; the rest are practice, qualifying and matches. */
const TOURNAMENT_SHARE = 0.6;

/** The plans of all rounds that a player logs in two years, in order of days. */
export function planRounds(
  { account, persona }: Player,
  schedule: readonly DemoScheduleEvent[],
  tournaments: ReadonlyMap<string, DemoTournament>,
  courses: readonly CoursePlan[],
  seed: string,
  today: CalendarDay,
): RoundPlan[] {
  const random = createRandom(`${seed}/rounds/${account.username}`);
  const played = schedule
    .map((event) => tournaments.get(event.tournamentId))
    .filter((tournament): tournament is DemoTournament => tournament !== undefined && tournament.endDate < today);
  const tournamentsPlayed = tournamentRounds(persona, played, random);
  const events = [...tournamentsPlayed, ...qualifyingRounds(persona, tournamentsPlayed, today)];
  const drafts = withRecentRounds([...events, ...otherRounds(persona, events, courses, today, random)], courses, today);
  drafts.sort((a, b) => (a.playedOn === b.playedOn ? b.holeCount - a.holeCount : a.playedOn < b.playedOn ? -1 : 1));
  const strengths = strengthsOf(random.fork('strengths'));
  const progress = random.fork('progress').between(-0.02, 0.14);
  return drafts.map((draft, i) => {
    const day = dayForm(random.fork(`form ${i}`), progress * (daysBetween(draft.playedOn, today) / DAYS - 0.5));
    const { tee, length } = teeFor(persona.level, persona.gender);
    const lately = formLately(persona, draft.playedOn, today);
    const form = combineForm(combineForm(combineForm(strengths, day), lately), { ...evenForm, length });
    return {
      ...draft,
      roundId: `r${account.accountId}-${String(i + 1).padStart(3, '0')}`,
      tee,
      skill: withForm(skillLevel(persona.level).skill, form),
    };
  });
}

/** As many complete tournaments as fit, latest first. */
function tournamentRounds({ diet }: Persona, played: readonly DemoTournament[], random: Random): Draft[] {
  const most = Math.floor(diet.eighteens * TOURNAMENT_SHARE);
  const drafts: Draft[] = [];
  for (const tournament of [...played].reverse()) {
    const { numberOfRounds, tournamentId, name } = tournament;
    if (drafts.length + numberOfRounds > most) break;
    const detail = random.pick(diet.details);
    for (let i = 0; i < numberOfRounds; i++) {
      const isFinal = i === numberOfRounds - 1 && numberOfRounds > 1;
      drafts.push({
        playedOn: addDays(tournament.startDate, i),
        type: tournament.eventType,
        status: 'completed',
        holeCount: 18,
        courseId: tournament.courseId,
        detail,
        // A shotgun start sends each group to a different tee.
        startHole: random.chance(0.25) ? random.int(2, 18) : 1,
        tournament: { tournamentId, name },
        roundNumber: isFinal ? 0 : i + 1,
      });
    }
  }
  return drafts;
}

/** Rounds in which the college qualifies, on days without a tournament. */
function qualifyingRounds({ diet, ...persona }: Persona, events: readonly Draft[], today: CalendarDay): Draft[] {
  const taken = new Set(events.map((draft) => draft.playedOn));
  return qualifyingDays({ diet, ...persona }, today)
    .filter((day) => !taken.has(day))
    .slice(0, diet.eighteens - events.length)
    .map((playedOn) => ({
      playedOn,
      type: 'qualifier',
      status: 'completed',
      holeCount: 18,
      courseId: HOME_COURSE,
      // Detailed logging is for tournaments and practice: of a qualifier everybody has the same card.
      detail: 'summary',
      startHole: 1,
    }));
}

const remarks = [
  'Walked, light rain, soft greens.',
  'Two-ball with the coach.',
  'New wedges in the bag.',
  'Felt rushed on the front nine.',
] as const;

function otherRounds(
  persona: Persona,
  events: readonly Draft[],
  courses: readonly CoursePlan[],
  today: CalendarDay,
  random: Random,
): Draft[] {
  const { diet } = persona;
  const taken = new Set(events.map((draft) => draft.playedOn));
  const freeDay = (): CalendarDay => {
    for (;;) {
      // Six of ten rounds are in the last twelve months.
      const daysAgo = random.chance(0.6) ? random.int(1, 360) : random.int(361, DAYS);
      const day = addDays(today, -daysAgo);
      if (taken.has(day) || !hasLogged(persona, daysAgo)) continue;
      taken.add(day);
      return day;
    }
  };
  const draft = (type: RoundType, holeCount: 9 | 18, playedOn = freeDay()): Draft => {
    const isSimulator = diet.isSimulatorPlayer && type === 'practice' && random.chance(0.15);
    // A simulator stands in a hall, whatever the month.
    const open = courses.filter((course) => isSimulator || isOpenIn(course, monthOf(playedOn)));
    return {
      playedOn,
      type,
      status: 'completed',
      holeCount,
      courseId: random.pick(open).courseId,
      // A simulator knows distances but no positions.
      detail: isSimulator ? 'shots' : random.pick(diet.details),
      startHole: holeCount === 9 && random.chance(0.4) ? 10 : 1,
      ...(isSimulator ? { isSimulator: true } : {}),
      ...(random.chance(0.12) ? { notes: random.pick(remarks) } : {}),
    };
  };
  const types: readonly RoundType[] = [
    'practice',
    'practice',
    'practice',
    'practice',
    'practice',
    'qualifier',
    'match',
  ];
  const drafts = [
    ...Array.from({ length: diet.eighteens - events.length }, () => draft(random.pick(types), 18)),
    ...Array.from({ length: diet.nines }, () => draft(random.chance(0.8) ? 'practice' : 'match', 9)),
  ];
  if (diet.hasRoundInProgress) {
    const begun = draft('practice', 18, today);
    // A college practices at home.
    const courseId = teamOf(persona) === 'college' ? HOME_COURSE : begun.courseId;
    drafts.push({ ...begun, courseId, status: 'inProgress', finishedHoles: random.int(5, 13) });
  }
  return drafts;
}

/** Days before today on which a regular player has practiced, if no other round is that recent. */
const RECENT_DAYS = [4, 12] as const;
/** A player with fewer rounds in two years may have none in the last month. */
const MIN_REGULAR_ROUNDS = 20;

/** Moves the latest practice rounds of a regular player into the last weeks if there is no round in the last month. */
function withRecentRounds(drafts: readonly Draft[], courses: readonly CoursePlan[], today: CalendarDay): Draft[] {
  const isRecent = ({ playedOn, status }: Draft) => status === 'completed' && daysBetween(playedOn, today) <= 30;
  if (drafts.length < MIN_REGULAR_ROUNDS || drafts.some(isRecent)) return [...drafts];
  const latest = drafts
    .filter(({ type, holeCount, isSimulator }) => type === 'practice' && holeCount === 18 && isSimulator !== true)
    .filter(({ status }) => status === 'completed')
    .sort((a, b) => (a.playedOn < b.playedOn ? 1 : -1))
    .slice(0, RECENT_DAYS.length);
  return drafts.map((draft) => {
    const place = latest.indexOf(draft);
    if (place === -1) return draft;
    const playedOn = addDays(today, -(RECENT_DAYS[place] ?? 0));
    const open = courses.filter((course) => isOpenIn(course, monthOf(playedOn)));
    const course = open.find(({ courseId }) => courseId === draft.courseId) ?? open[0];
    return { ...draft, playedOn, courseId: course?.courseId ?? draft.courseId };
  });
}

/**
 * The tee and the length factor of a level. The factors for women are the demo's own: with the shorter tees they give
 * about the same figures as for men of the level.
 */
function teeFor(level: SkillLevelId, gender: 'men' | 'women'): { tee: string; length: number } {
  if (gender === 'men') return { tee: skillLevel(level).tee, length: 1 };
  const isLong =
    level === 'tour' || level === 'college' || level === 'scratch' || level === 'hcp5' || level === 'junior';
  return isLong ? { tee: 'Gold', length: 0.88 } : { tee: 'Red', length: level === 'youngJunior' ? 0.94 : 0.86 };
}

/** A player's strengths and weaknesses relative to the level: a few percent of every miss. */
function strengthsOf(random: Random): Form {
  const strength = () => Math.min(1.15, Math.max(0.87, random.gaussian(1, 0.06)));
  return {
    length: random.gaussian(1, 0.02),
    drive: strength(),
    approach: strength(),
    shortGame: strength(),
    putting: strength(),
  };
}

function dayForm(random: Random, trend: number): Form {
  const today = () => Math.min(1.25, Math.max(0.8, random.gaussian(1 + trend, 0.05)));
  return { length: 1, drive: today(), approach: today(), shortGame: today(), putting: today() };
}
