import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '../calendar/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { type RoundCard, roundCardOf } from '../scorecard/index.ts';
import { tallyRound } from '../stats/index.ts';
import { roundOf, summaryOf } from '../testing/builders.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { evidenceText } from './evidence-text.ts';
import { headlineOf } from './headline.ts';
import { type ScoreStory, scoreStory } from './score-story.ts';
import { scoreWords } from './score-words.ts';
import { type SeasonReport, seasonReport } from './season-report.ts';

const today = day('2026-11-20');
const question = { holeCount: 18, standardName: null, today } as const;

type Changes = Parameters<typeof summaryOf>[0];

/** A finished round of 18 holes, 72 on a par of 72, unless it says otherwise. */
const played = (roundId: string, summary: Changes): CareerRound => ({
  summary: summaryOf({ roundId, score: 72, par: 72, ...summary }),
  tally: tallyRound(roundOf({ roundId })),
});
const tournament = (roundId: string, playedOn: string, score: number, name = 'Cup') =>
  played(roundId, { type: 'tournament', playedOn: day(playedOn), score, tournamentId: name, tournamentName: name });
const practice = (roundId: string, playedOn: string, score: number) =>
  played(roundId, { type: 'practice', playedOn: day(playedOn), score, tournamentId: null, tournamentName: null });

const days = (month: string, count: number) =>
  Array.from({ length: count }, (_unused, index) => `${month}-0${index + 1}`);
const report = (career: readonly CareerRound[], events: Parameters<typeof seasonReport>[0]['events'] = []) =>
  seasonReport({ career, events }, question);

describe('the rounds of the season', () => {
  const five = days('2026-09', 5).map((on, index) => tournament(`t${index}`, on, 70 + index));

  it('are the tournament rounds of the academic year, if there are five (DASH-O60)', () => {
    const season = report([...five, practice('p', '2026-10-01', 90), tournament('old', '2026-07-31', 90)]);
    expect([season.period.name, season.period.isTournaments, season.average]).toEqual([
      'This season',
      true,
      { score: 72, toPar: 0, roundCount: 5, isTournaments: true, holeCount: 18 },
    ]);
  });

  it('are all rounds of the season, if fewer than five were tournament rounds (DASH-O60)', () => {
    const season = report([...five.slice(0, 4), practice('p', '2026-10-01', 90)]);
    expect([season.period.isTournaments, season.average?.roundCount]).toEqual([false, 5]);
  });

  it('are the last 20 rounds, if the season has fewer than five (DASH-O60)', () => {
    const old = Array.from({ length: 22 }, (_unused, index) =>
      practice(`o${index}`, `2026-05-${String(index + 1).padStart(2, '0')}`, 80),
    );
    const season = report([...old, practice('new', '2026-09-01', 60)]);
    expect([season.period.name, season.average]).toEqual([
      'Last 20 rounds',
      { score: 79, toPar: 7, roundCount: 20, isTournaments: false, holeCount: 18 },
    ]);
  });

  it('are better than the season before only if chance cannot explain it (DASH-O60)', () => {
    const before = (scores: readonly number[]) =>
      scores.map((score, index) => tournament(`b${index}`, days('2026-03', 6)[index] as string, score));
    expect(report([...five, ...before([80, 81, 79, 80, 82])]).improvement).toBeCloseTo(8.4, 5);
    expect(report([...five, ...before([60, 90, 75, 66, 80])]).improvement).toBeNull();
    expect(report([...five, ...before([80, 81])]).before).toBeNull();
  });

  it('have the best finish and the last tournament with its rounds in order (DASH-O60)', () => {
    const result = { fieldSize: 84, place: 3, isTied: true, ending: null, rounds: [] };
    const events = [
      { ...scheduleEventOf('Cup', { startDate: day('2026-09-01'), endDate: day('2026-09-05'), result }), note: null },
    ];
    const { bestFinish, last, strip } = report(five, events);
    expect(bestFinish).toEqual({ finish: 'T3', name: events[0]?.tournamentName, fieldSize: 84 });
    expect([last?.finish, last?.fieldSize, last?.total, last?.toPar]).toEqual(['T3', 84, 360, 0]);
    expect(last?.rounds.map(({ score }) => score)).toEqual([70, 71, 72, 73, 74]);
    expect(strip.map(({ finish, rounds }) => [finish, rounds.map(({ toPar }) => toPar)])).toEqual([
      ['T3', [-2, -1, 0, 1, 2]],
    ]);
  });

  it('FIRST-O62: a best finish alone comes before a tie, a larger field before a smaller one, the latest before earlier ones', () => {
    const ended = (name: string, startDate: string, place: number, isTied: boolean, fieldSize: number | null) => {
      const result = { place, isTied, fieldSize, ending: null, rounds: [] };
      return { ...scheduleEventOf(name, { startDate: day(startDate), endDate: day(startDate), result }), note: null };
    };
    const events = [
      ended('Tied', '2026-09-01', 4, true, 90),
      ended('Small', '2026-09-02', 4, false, 20),
      ended('Large', '2026-09-03', 4, false, 60),
      ended('Last', '2026-09-04', 4, false, 60),
      ended('Fifth', '2026-09-05', 5, false, 200),
    ];
    const rounds = events.map(({ tournamentName, startDate }) =>
      tournament(tournamentName, startDate, 72, tournamentName),
    );
    const order: string[] = [];
    for (let left = events; left.length > 0; ) {
      const name = report(rounds, left).bestFinish?.name ?? '';
      order.push(name);
      left = left.filter((event) => event.tournamentName !== name);
    }
    expect(order).toEqual(['Last', 'Large', 'Small', 'Tied', 'Fifth']);
  });

  it('are nothing without a finished round (DASH-O60)', () => {
    const season = report([]);
    expect([season.average, season.last, season.strip, season.gained]).toEqual([null, null, [], []]);
  });
});

describe('the sentence about a season', () => {
  const base = report([]);
  const gain = (part: SeasonReport['gained'][number]['part'], perRound: number, isReal = true) => ({
    part,
    statId: `${part}.stat`,
    perRound,
    interval: null,
    certainty: isReal ? ('clear' as const) : ('cannotTell' as const),
    roundsNeeded: 0,
  });
  const text = (change: Partial<SeasonReport>, name: string | null = null, story: ScoreStory | null = null) =>
    headlineOf({ ...base, ...change }, story, name)
      .map((part) => part.text)
      .join('');

  it('tells gains and the largest cost that are likely real, of a tenth of a stroke or more (DASH-O61)', () => {
    const gained = [
      gain('total', -1.6),
      gain('offTheTee', -0.4, false),
      gain('approach', -2.2),
      gain('aroundTheGreen', 0.7),
      gain('putt', 0.04),
    ];
    expect(text({ gained })).toBe('You gain around the green. Approaches cost 2.2 a round.');
    expect(text({ gained }, 'Ingrid')).toBe('Ingrid gains around the green. Approaches cost 2.2 a round.');
    expect(headlineOf({ ...base, gained }, null, null)[2]).toEqual({ text: '2.2 a round', statId: 'approach.stat' });
  });

  it('tells two costs, or one gain, where there is nothing else (DASH-O61)', () => {
    expect(text({ gained: [gain('approach', -2.64), gain('offTheTee', -0.9)] })).toBe(
      'Approaches cost 2.6 a round, tee shots 0.9.',
    );
    expect(text({ gained: [gain('putt', 0.5)] })).toBe('You gain 0.5 a round with the putter.');
  });

  it('says so far of what is not likely real, the largest cost before the largest gain, once there are enough rounds (DASH-O61)', () => {
    const gained = [gain('approach', -0.44, false), gain('offTheTee', -0.1, false), gain('putt', 0.5, false)];
    expect(text({ gained })).toBe('So far approaches cost most: 0.4 a round.');
    expect(text({ gained: gained.slice(2) })).toBe('So far you gain most with the putter: 0.5 a round.');
    expect(text({ gained: gained.slice(2) }, 'Ingrid')).toBe('So far Ingrid gains most with the putter: 0.5 a round.');
    const few = gained.map((one) => ({ ...one, certainty: 'tooFew' as const, roundsNeeded: 3 }));
    expect(text({ gained: few })).toBe('No part of the game stands out yet.');
  });

  it('tells which holes cost most, if only scores were logged (DASH-O61, FIRST-05)', () => {
    // Over the round: 1 over on the par 3s, 3 over on the par 4s, 1 under on the par 5.
    const story = scoreStory(
      [cardOf('r1', [3, 4, 4, 5, 5, 5, 4])].map((card) => withPars(card, [3, 3, 4, 4, 4, 4, 5])),
    );
    expect(text({}, null, story)).toBe('Under par on par 5s. Par 4s cost 3.0 a round.');
  });
});

const cardOf = (roundId: string, scores: readonly (number | null)[]): RoundCard => ({
  roundId,
  holes: roundCardOf(roundOf({ roundId }))
    .holes.slice(0, scores.length)
    .map((hole, index) => ({
      ...hole,
      score: scores[index] ?? null,
    })),
});
const withPars = (card: RoundCard, pars: readonly number[]): RoundCard => ({
  ...card,
  holes: card.holes.map((hole, index) => ({ ...hole, par: pars[index] ?? 4 })),
});

describe('the story of scores', () => {
  it('counts the holes of each par by sign, their average, and strokes over par a round, over par positive (FIRST-05)', () => {
    const pars = [3, 4, 4, 4, 4, 5];
    const story = scoreStory([
      withPars(cardOf('a', [3, 4, 5, 5, 7, 4]), pars),
      withPars(cardOf('b', [2, 4, 4, 5, 4, 6]), pars),
    ]);
    expect(story?.byPar).toEqual([
      { par: 3, holes: 2, average: 2.5, toPar: -0.5, marks: { eagle: 0, birdie: 1, par: 1, bogey: 0, double: 0 } },
      { par: 4, holes: 8, average: 4.75, toPar: 3, marks: { eagle: 0, birdie: 0, par: 4, bogey: 3, double: 1 } },
      { par: 5, holes: 2, average: 5, toPar: 0, marks: { eagle: 0, birdie: 1, par: 0, bogey: 1, double: 0 } },
    ]);
    expect(story?.doubles).toEqual({ holes: 1, toPar: 1 });
  });

  it('has the best and the costliest three holes in a row, of equal ones the newest, and none over a hole without a score (FIRST-05)', () => {
    const story = scoreStory([
      cardOf('new', [4, 4, 4, 6, 6, 5, null, 3, 3]),
      cardOf('old', [4, 4, 4, 6, 6, 5, 4, 4, 4]),
    ]);
    expect(story?.best).toEqual({ roundId: 'new', from: 1, to: 3, toPar: 0 });
    expect(story?.worst).toEqual({ roundId: 'new', from: 4, to: 6, toPar: 5 });
    expect(scoreStory([cardOf('even', [5, 5, 5, 5])])?.best).toBeNull();
  });

  it('asks next for the cheapest detail that most holes lack: putts, then fairways, then strokes (FIRST-05)', () => {
    const { holes } = cardOf('a', [4, 4, 4]);
    const next = (change: Partial<RoundCard['holes'][number]>) =>
      scoreStory([{ roundId: 'a', holes: holes.map((hole) => ({ ...hole, ...change })) }])?.next;
    expect([next({}), next({ putts: 2 }), next({ putts: 2, fairway: 'hit' })]).toEqual([
      'putts',
      'fairways',
      'strokes',
    ]);
  });

  it('is a sentence of one round in golf’s signs (ENTRY-18, FIRST-05)', () => {
    const story = scoreStory([withPars(cardOf('a', [4, 4, 6, 4, 5]), [3, 4, 4, 4, 5])]);
    expect(story && scoreWords(story)).toBe('+1 on par 3s, +2 on par 4s, even on par 5s; 1 double or worse.');
    const even = scoreStory([withPars(cardOf('a', [3, 4, 4]), [3, 4, 5])]);
    expect(even && scoreWords(even)).toBe('Even on par 3s, even on par 4s, −1 on par 5s.');
  });

  it('is none where no hole has a score (FIRST-05)', () => {
    expect(scoreStory([cardOf('a', [null, null])])).toBeNull();
  });
});

it('says how an area went in golfers’ counts, beside those of the standard (DASH-O62)', () => {
  const performance = { formatted: '39%', raw: 0.39, successes: 16, opportunities: 41, interval: null };
  const standard = { formatted: '64%', raw: 0.64, source: 'LPGA', isModelled: false };
  const area = {
    statId: 's',
    name: 'Approach, 150–175 yd',
    perRound: -0.8,
    certainty: 'clear',
    interval: null,
    roundsNeeded: 0,
  } as const;
  const evidence = { statId: 'approach.greenHit.from150', performance, standard };
  expect(evidenceText({ ...area, evidence }, 'LPGA', 'imperial')).toBe('16 of 41 greens. LPGA: 26.');
  expect(evidenceText({ ...area, evidence: { ...evidence, standard: null } }, 'LPGA', 'imperial')).toBe(
    '16 of 41 greens.',
  );
});
