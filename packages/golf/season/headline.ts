import { decimal, plural, scoreToPar, signed } from '../format/index.ts';
import type { StrokesGainedPart } from '../overview/index.ts';
import type { ScoreStory } from './score-story.ts';
import type { SeasonReport } from './season-report.ts';

/** A piece of a sentence; the figure in it opens. */
export type HeadlinePart = { readonly text: string; readonly statId?: string | undefined };

/** Strokes per round; smaller gains and losses are left out. */
const MIN_STROKES = 0.1;

type Part = Exclude<StrokesGainedPart, 'total'>;

/** Where a golfer gains, and the shots that cost. */
const words: Readonly<Record<Part, { readonly where: string; readonly shots: string }>> = {
  offTheTee: { where: 'off the tee', shots: 'Tee shots' },
  approach: { where: 'with approach shots', shots: 'Approaches' },
  aroundTheGreen: { where: 'around the green', shots: 'Shots around the green' },
  putt: { where: 'with the putter', shots: 'Putts' },
};

/**
 * The season in one sentence or two, of the most that is known: what is likely real, else what is so so far, in strokes
 * gained or against the standard's scores; else what the scores themselves say: 'You gain around the green. Approaches
 * cost 2.2 a round.'
 *
 * @param story of the same rounds by their scores; null if none is needed (`needsStory`).
 * @param name the player's first name for other viewers; null for the player.
 */
export function headlineOf(
  report: SeasonReport,
  story: ScoreStory | null,
  name: string | null,
): readonly HeadlinePart[] {
  const said = sentenceOf(report, name);
  return said.length > 0 ? said : ofScores(story, report.last, name);
}

/** Whether the scores of the rounds have to say what strokes gained cannot say yet, or do not say for this standard. */
export const needsStory = (report: SeasonReport): boolean =>
  report.gained.length === 0 || report.byPar.length > 0 || sentenceOf(report, null).length === 0;

/** The sentence in strokes gained or against the standard's scores; empty while there are too few rounds. */
const sentenceOf = (report: SeasonReport, name: string | null): readonly HeadlinePart[] =>
  report.byPar.length > 0 ? ofPars(report, name) : ofStrokes(report.gained, name);

function ofStrokes(gained: SeasonReport['gained'], name: string | null): readonly HeadlinePart[] {
  const known = gained.flatMap((one) =>
    one.part !== 'total' && one.roundsNeeded === 0 && Math.abs(one.perRound) >= MIN_STROKES
      ? [{ ...one, ...words[one.part] }]
      : [],
  );
  const { real, best, worst } = ranked(known);
  const gains = name === null ? 'you gain' : `${name} gains`;
  const [most, next] = worst;
  const [strength] = best;
  if (!real) {
    if (most !== undefined) return [{ text: `So far ${inSentence(most.shots)} cost most: ` }, aRound(most), stop];
    if (strength === undefined) return [];
    return [{ text: `So far ${gains} most ${strength.where}: ` }, aRound(strength), stop];
  }
  if (most !== undefined) {
    const cost = [{ text: `${most.shots} cost ` }, aRound(most)];
    if (strength !== undefined) {
      return [{ text: `${capital(gains)} ${listed(best.map(({ where }) => where))}. ` }, ...cost, stop];
    }
    if (next === undefined) return [...cost, stop];
    return [...cost, { text: `, ${inSentence(next.shots)} ` }, strokes(next), stop];
  }
  return strength === undefined
    ? []
    : [{ text: `${capital(gains)} ` }, aRound(strength), { text: ` ${strength.where}.` }];
}

/** Figures whose cost is said beside that of the par. */
const besides: Readonly<Record<string, string>> = {
  'putt.threePuttRate': 'three-putts',
  'scoring.penalties': 'penalties',
};

/** 'Par 4s cost you 1.4 a round, three-putts 0.9. Par 5s are your best holes.' */
function ofPars({ byPar, toWorkOn }: SeasonReport, name: string | null): readonly HeadlinePart[] {
  const known = byPar.filter(({ roundsNeeded, perRound }) => roundsNeeded === 0 && Math.abs(perRound) >= MIN_STROKES);
  const { real, best, worst } = ranked(known);
  const [most] = worst;
  const [strength] = best;
  if (most === undefined) {
    if (strength === undefined) return [];
    const gains = name === null ? 'you gain' : `${name} gains`;
    return [
      { text: real ? `${capital(gains)} ` : `So far ${gains} ` },
      aRound(strength),
      { text: ` on par ${strength.par}s.` },
    ];
  }
  const beside = toWorkOn.find(({ statId, certainty }) => statId in besides && (certainty === 'clear' || !real));
  const cost = [
    { text: real ? `Par ${most.par}s cost ${name ?? 'you'} ` : `So far par ${most.par}s cost most: ` },
    aRound(most),
    ...(beside === undefined ? [] : [{ text: `, ${besides[beside.statId]} ` }, strokes(beside)]),
    stop,
  ];
  if (strength === undefined || !real) return cost;
  return [...cost, { text: ` Par ${strength.par}s are ${name === null ? 'your' : `${name}’s`} best holes.` }];
}

/** What is likely real, else everything: gains and costs, the largest first. */
function ranked<T extends { readonly certainty: string; readonly perRound: number }>(known: readonly T[]) {
  const clear = known.filter(({ certainty }) => certainty === 'clear');
  const real = clear.length > 0;
  const told = (real ? clear : known).toSorted((a, b) => a.perRound - b.perRound);
  return {
    real,
    best: told.filter(({ perRound }) => perRound > 0).toReversed(),
    worst: told.filter(({ perRound }) => perRound < 0),
  };
}

type Figure = { readonly perRound: number; readonly statId: string };

const strokes = ({ perRound, statId }: Figure, unit = ''): HeadlinePart => ({
  text: `${signed(Math.abs(perRound), 1, false)}${unit}`,
  statId,
});
const aRound = (figure: Figure): HeadlinePart => strokes(figure, ' a round');
const stop: HeadlinePart = { text: '.' };

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const inSentence = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/**
 * What the scores say: the holes of which par cost most, and of what else is known the first that costs: putts beyond
 * two a hole, penalties, one half of the round; fairways where nothing costs. 'So far' unless the par differs from its
 * score by more than chance.
 */
function ofScores(story: ScoreStory | null, last: SeasonReport['last'], name: string | null): readonly HeadlinePart[] {
  const { byPar = [], extraPutts = null, penalties = null, halves = null, fairways = null } = story ?? {};
  const told = byPar.some(({ isReal }) => isReal) ? byPar.filter(({ isReal }) => isReal) : byPar;
  const [most] = told.filter(({ toPar }) => toPar >= MIN_STROKES).toSorted((a, b) => b.toPar - a.toPar);
  const under = told.filter(({ toPar }) => toPar <= -MIN_STROKES);
  const underText = under.length === 0 ? '' : `under par on ${listed(under.map(({ par }) => `par ${par}s`))}.`;
  const beside = [
    { what: 'three-putts', perRound: extraPutts ?? 0, statId: 'putt.threePuttRate' },
    { what: 'penalties', perRound: penalties ?? 0, statId: 'scoring.penalties' },
  ].find(({ perRound }) => perRound >= MIN_STROKES);
  const half = beside === undefined && halves?.isReal === true ? [{ text: halfText(halves) }] : [];
  const second = beside === undefined ? [] : [{ text: `, ${beside.what} ` }, strokes(beside)];
  const cost = beside === undefined ? [] : [{ text: `${capital(beside.what)} cost ` }, aRound(beside), stop];
  if (most !== undefined) {
    const pars = `${most.isReal ? 'P' : 'So far p'}ar ${most.par}s cost ${most.isReal ? '' : 'most: '}`;
    const figure = { perRound: most.toPar, statId: `scoring.holeScore.par${most.par}` };
    const good = underText === '' || !most.isReal ? [] : [{ text: capital(underText) }];
    return inSentences(good, [{ text: pars }, aRound(figure), ...second, stop], half);
  }
  if (underText !== '') {
    const good = under.every(({ isReal }) => isReal) ? capital(underText) : `So far ${underText}`;
    return inSentences([{ text: good }], cost, half);
  }
  if (cost.length > 0) return cost;
  if (fairways !== null) {
    return inSentences([{ text: `${name ?? 'You'} hit ${fairways.hit} of ${fairways.of} fairways.` }], half);
  }
  if (last === null) return [];
  return [{ text: `${last.total} (${scoreToPar(last.toPar)}) over ${plural(last.rounds.length, 'round')}.` }];
}

const inSentences = (...sentences: readonly (readonly HeadlinePart[])[]): readonly HeadlinePart[] =>
  sentences
    .filter(({ length }) => length > 0)
    .flatMap((parts, place) => (place === 0 ? parts : [{ text: ' ' }, ...parts]));

/** 'The back nine costs 2.3 more than the front.' */
function halfText({ front, back }: { readonly front: number; readonly back: number }): string {
  const [dear, cheap] = back > front ? ['back', 'front'] : ['front', 'back'];
  return `The ${dear} nine costs ${decimal(Math.abs(back - front), 1)} more than the ${cheap}.`;
}
