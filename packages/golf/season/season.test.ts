import { describe, expect, it } from 'vitest';
import { calendarDay as day } from '../calendar/index.ts';
import { yards } from '../model/index.ts';
import type { CareerRound } from '../overview/index.ts';
import { type RoundCard, roundCardOf } from '../scorecard/index.ts';
import { tallyRound } from '../stats/index.ts';
import { holeOf, puttOf, roundOf, shotOf, summaryOf } from '../testing/builders.ts';
import { scheduleEventOf } from '../testing/schedule.ts';
import { evidenceText } from './evidence-text.ts';
import { headlineOf, needsStory } from './headline.ts';
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

  it('are the last 20 rounds of any season where they are asked for, as after an import (IMPORT-O18)', () => {
    const career = [...five, practice('p', '2026-08-01', 90)];
    const latest = seasonReport({ career, events: [] }, { ...question, choice: 'latest' });
    expect([latest.period.name, latest.average?.roundCount]).toEqual(['Last 6 rounds', 6]);
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

describe('the strokes gained of a season', () => {
  const strokesOf = (hole: number, isLogged: boolean) =>
    holeOf({ hole, par: 3, score: 4, yards: yards(160), ...(isLogged && { shots: threePutt }) });
  const threePutt = [shotOf('tee', 160), puttOf(6), puttOf(4), puttOf(1)];
  const seasonOf = (loggedHoles: number) => {
    const holes = Array.from({ length: 18 }, (_unused, index) => strokesOf(index + 1, index < loggedHoles));
    const logged = roundOf({ roundId: 'logged', holes });
    return report([
      ...days('2026-09', 6).map((on, index) => practice(`s${index}`, on, 72 + index)),
      { summary: summaryOf({ roundId: 'logged', playedOn: day('2026-10-01'), score: 72 }), tally: tallyRound(logged) },
    ]);
  };

  it('are of the rounds whose strokes were logged, parts and total alike, and say how many these are (DASH-O61)', () => {
    const { gained, gainedOf } = seasonOf(18);
    const [total, ...parts] = gained.map(({ perRound }) => perRound);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total ?? 0, 5);
    expect([gained[0]?.part, gained.length, gained[0]?.roundsNeeded]).toEqual(['total', 4, 4]);
    expect(gainedOf).toMatchObject({ roundCount: 1, filter: { golfRoundIds: ['logged'] } });
  });

  it('have no total where it would be of more holes than the parts (DASH-O61)', () => {
    expect(seasonOf(11).gained.map(({ part }) => part)).toEqual(['approach', 'aroundTheGreen', 'putt']);
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
    expect([text({ gained: few }), needsStory({ ...base, gained: few })]).toEqual(['', true]);
    expect(text({ gained: few }, null, storyOf(1))).toBe('So far par 4s cost most: 3.0 a round.');
    expect(needsStory({ ...base, gained })).toBe(false);
  });

  it('tells which holes cost most, if only scores were logged, and says so far while it may be chance (DASH-O61, FIRST-05)', () => {
    expect(text({}, null, storyOf(1))).toBe('So far par 4s cost most: 3.0 a round.');
    expect(text({}, null, storyOf(20))).toBe('Under par on par 5s. Par 4s cost 3.0 a round.');
  });

  it('tells beside the holes what is known of them: three-putts, else penalties, else the dearer half; without costs the fairways (DASH-O61, FIRST-05)', () => {
    const known = { ...base, last: null };
    const told = (change: Partial<ScoreStory>) => text(known, null, { ...(storyOf(20) as ScoreStory), ...change });
    const par4s = 'Under par on par 5s. Par 4s cost 3.0 a round';
    expect(told({ extraPutts: 1.25, penalties: 2 })).toBe(`${par4s}, three-putts 1.3.`);
    expect(told({ extraPutts: 0, penalties: 2 })).toBe(`${par4s}, penalties 2.0.`);
    const halves = { front: 1, back: 3.25, isReal: true };
    expect(told({ halves })).toBe(`${par4s}. The back nine costs 2.3 more than the front.`);
    expect(told({ halves: { ...halves, isReal: false } })).toBe(`${par4s}.`);
    expect(told({ byPar: [], extraPutts: 0.5 })).toBe('Three-putts cost 0.5 a round.');
    expect(told({ byPar: [], fairways: { hit: 5, of: 14 } })).toBe('You hit 5 of 14 fairways.');
  });

  it('measures holes by the scores of a standard that has published them, what is likely real before what is so far (DASH-O61, DASH-O66)', () => {
    const against = (par: number, perRound: number, certainty: 'clear' | 'likely' | 'tooFew') => ({
      ...{ par, perRound, certainty, statId: `par${par}`, average: 5, standard: 5, interval: null },
      roundsNeeded: certainty === 'tooFew' ? 3 : 0,
    });
    const cost = { ...area, statId: 'scoring.penalties', perRound: -0.9 };
    const byPar = [against(3, 0.3, 'likely'), against(4, -1.4, 'clear'), against(5, 1.5, 'clear')];
    expect(text({ byPar, toWorkOn: [cost] })).toBe(
      'Par 4s cost you 1.4 a round, penalties 0.9. Par 5s are your best holes.',
    );
    expect(text({ byPar }, 'Ken')).toBe('Par 4s cost Ken 1.4 a round. Par 5s are Ken’s best holes.');
    const open = byPar.map((one) => ({ ...one, certainty: 'likely' as const }));
    expect(text({ byPar: open })).toBe('So far par 4s cost most: 1.4 a round.');
    expect(text({ byPar: open.slice(2) })).toBe('So far you gain 1.5 a round on par 5s.');
    const few = [against(4, -1.4, 'tooFew')];
    expect(text({ byPar: few, gained: [gain('putt', 1)] }, null, storyOf(1))).toBe(
      'So far par 4s cost most: 3.0 a round.',
    );
  });
});

/** Rounds of 1 over on the par 3s, 3 over on the par 4s and 1 under on the par 5, each second one a stroke off. */
const storyOf = (roundCount: number) =>
  scoreStory(
    Array.from({ length: roundCount }, (_unused, index) => {
      const off = index % 2 === 0 ? 0 : index % 4 === 1 ? 1 : -1;
      return withPars(cardOf(`r${index}`, [3, 4 - off, 4, 5, 5, 5 + off, 4 + off]), [3, 3, 4, 4, 4, 4, 5]);
    }),
  );
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
    expect(story?.byPar).toMatchObject([
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

const area = {
  statId: 's',
  name: 'Approach, 150–175 yd',
  perRound: -0.8,
  certainty: 'clear',
  interval: null,
  roundsNeeded: 0,
  evidence: null,
  explainedBy: null,
} as const;

describe('the words of an area to work on', () => {
  const performance = { formatted: '39%', raw: 0.39, successes: 16, opportunities: 41, interval: null };
  const standard = { formatted: '64%', raw: 0.64, source: 'LPGA', isModelled: false };
  const evidence = { statId: 'approach.greenHit.from150', performance, standard };

  it('say how it went in golfers’ counts, beside those of the standard (DASH-O62)', () => {
    expect(evidenceText({ ...area, evidence }, 'LPGA', 'imperial')).toBe('16 of 41 greens. LPGA: 26.');
    expect(evidenceText({ ...area, evidence: { ...evidence, standard: null } }, 'LPGA', 'imperial')).toBe(
      '16 of 41 greens.',
    );
  });

  it('say the reason that explains the cost, and no count of a standard that is no better (DASH-O62)', () => {
    const asGood = { ...evidence, standard: { ...standard, raw: 0.39 } };
    const left = { kind: 'feetLeft', value: 61.6 } as const;
    expect(evidenceText({ ...area, evidence: asGood, explainedBy: left }, 'LPGA', 'imperial')).toBe(
      '16 of 41 greens, 62 ft left on average.',
    );
    expect(evidenceText({ ...area, evidence, explainedBy: left }, 'LPGA', 'imperial')).toBe(
      '16 of 41 greens. LPGA: 26.',
    );
    const lost = { kind: 'penalties', value: 1 } as const;
    const drives = { ...evidence, statId: 'drive.fairwaysHit.par4' };
    expect(evidenceText({ ...area, evidence: drives, explainedBy: lost }, 'LPGA', 'imperial')).toBe(
      '16 of 41 fairways, 1 penalty. LPGA: 26.',
    );
  });
});
