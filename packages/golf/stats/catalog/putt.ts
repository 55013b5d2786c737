import { feetOf, type HoleFacts, type ShotFacts } from '../../facts/index.ts';
import { byFirstPuttDistance, shotByPuttDistance } from '../breakdowns.ts';
import { perHole, perRound, perRoundOfShots, perShot, perShotRate, rate, ratio } from '../define.ts';

const category = 'Putt';

const firstPutt = (hole: HoleFacts): number | null => hole.puttFeet[0] ?? null;
const puttsAre = (test: (putts: number) => boolean) => (hole: HoleFacts) =>
  hole.putts === null ? null : test(hole.putts);

/** Total feet of the putts of a hole; null if a length is unknown, so that a total is never too small. */
function totalFeet(hole: HoleFacts): number | null {
  if (!hole.isShotByShot) return null;
  let total = 0;
  for (const feet of hole.puttFeet) {
    if (feet === null) return null;
    total += feet;
  }
  return total;
}

/** Feet of the holed putt; 0 if the ball was holed from off the green. */
function feetMade(hole: HoleFacts): number | null {
  if (totalFeet(hole) === null) return null;
  const last = hole.shots.at(-1);
  return last?.kind === 'putt' && last.isHoled ? feetOf(last.toPin) : 0;
}

const ofPutts =
  <T>(sample: (shot: ShotFacts) => T | null) =>
  (shot: ShotFacts): T | null =>
    shot.kind === 'putt' ? sample(shot) : null;

export const puttStats = [
  perRound({
    id: 'putt.putts',
    label: 'Putts',
    category,
    better: 'lower',
    format: 'oneDecimal',
    about: 'Strokes played on the green per round. A putt from the fringe is none; the count the player logged wins.',
    views: ['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'],
    sample: (hole) => hole.putts,
  }),
  perHole({
    id: 'putt.puttsPerGreen',
    label: 'Putts per GIR',
    category,
    better: 'lower',
    format: 'twoDecimals',
    about: 'Average putts on holes whose green was hit in regulation.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: (hole) => (hole.greenInRegulation === true ? hole.putts : null),
  }),
  perRound({
    id: 'putt.onePutts',
    label: 'One-putts',
    category,
    better: 'higher',
    format: 'oneDecimal',
    about: 'Holes with exactly one putt, per round.',
    views: ['roundsGrid', 'compare'],
    sample: puttsAre((putts) => putts === 1),
  }),
  rate({
    id: 'putt.onePuttRate',
    label: 'One-putt rate',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Share of holes with exactly one putt.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: puttsAre((putts) => putts === 1),
    breakdowns: [byFirstPuttDistance],
  }),
  rate({
    id: 'putt.threePuttRate',
    label: 'Three-putt rate',
    category,
    better: 'lower',
    format: 'wholePercent',
    about: 'Share of holes with three putts or more.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: puttsAre((putts) => putts >= 3),
    breakdowns: [byFirstPuttDistance],
  }),
  perShotRate({
    id: 'putt.made',
    label: 'Putts made',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Share of putts that were holed, by length. A band such as 3–5 ft is over 3 ft and up to 5 ft.',
    views: ['assessment', 'compare'],
    // On a partly logged hole it is unknown whether the last listed putt was holed.
    sample: ofPutts((shot) => (shot.toPin === null || shot.endLie === null ? null : shot.isHoled)),
    breakdowns: [shotByPuttDistance],
  }),
  perHole({
    id: 'putt.firstPutt',
    label: 'First putt',
    category,
    better: 'lower',
    format: 'feet',
    about: 'Average length of the first putt of a hole.',
    views: ['assessment', 'compare'],
    sample: firstPutt,
  }),
  perHole({
    id: 'putt.firstPuttOnGreens',
    label: 'First putt, GIR',
    category,
    better: 'lower',
    format: 'feet',
    about: 'Average length of the first putt on holes whose green was hit in regulation.',
    views: ['assessment', 'roundsGrid', 'compare'],
    sample: (hole) => (hole.greenInRegulation === true ? firstPutt(hole) : null),
  }),
  perHole({
    id: 'putt.firstPuttScrambling',
    label: 'First putt, missed green',
    category,
    better: 'lower',
    format: 'feet',
    about: 'Average length of the first putt on holes whose green was missed in regulation.',
    views: ['assessment', 'roundsGrid', 'compare'],
    sample: (hole) => (hole.greenInRegulation === false ? firstPutt(hole) : null),
  }),
  perShot({
    id: 'putt.leave',
    label: 'Leave',
    category,
    better: 'lower',
    format: 'feet',
    about: 'Average distance left by putts that were not holed, by the length of the putt.',
    views: ['assessment', 'compare'],
    sample: ofPutts((shot) => (shot.isHoled || shot.toPin === null ? null : feetOf(shot.endToPin))),
    breakdowns: [shotByPuttDistance],
  }),
  perRound({
    id: 'putt.feetMade',
    label: 'Feet of putts made',
    category,
    better: 'higher',
    format: 'feet',
    about: 'Length of all holed putts per round, in feet.',
    views: ['roundsGrid', 'compare'],
    sample: feetMade,
  }),
  perRound({
    id: 'putt.feetTotal',
    label: 'Feet of putts',
    category,
    better: 'none',
    format: 'feet',
    about: 'Length of all putts per round, in feet.',
    views: ['roundsGrid'],
    sample: totalFeet,
  }),
  ratio({
    id: 'putt.feetMadeShare',
    label: 'Percent of feet made',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Length of the holed putts as a share of the length of all putts.',
    views: ['roundsGrid', 'compare'],
    sample: feetMade,
    weight: totalFeet,
  }),
  perRoundOfShots({
    id: 'putt.strokesGained',
    label: 'SG Putting',
    category,
    better: 'higher',
    format: 'signedTwoDecimals',
    about: 'Strokes gained per round on the green, against PGA TOUR players from the same distances.',
    views: ['dashboard', 'assessment', 'compare'],
    counts: (hole) => hole.gained.putt !== null,
    sample: ofPutts((shot) => (shot.gained === null ? null : shot.gained / 1000)),
    breakdowns: [shotByPuttDistance],
  }),
] as const;
