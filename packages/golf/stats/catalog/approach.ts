import { feetOf, type HoleFacts, type MissSide, type ShotFacts } from '../../facts/index.ts';
import { byPar, shotByApproachDistance, shotByLie } from '../breakdowns.ts';
import { median, perRoundOfShots, perShot, perShotRate, rate } from '../define.ts';

const category = 'Approach';

/** The tour's bands end at 250 yd: longer strokes are mostly not aimed at the green. */
const MAX_APPROACH_YARDS = 250;

const isApproach = (shot: ShotFacts): boolean =>
  shot.kind === 'approach' && shot.toPin !== null && shot.toPin <= MAX_APPROACH_YARDS;

const missedTo = (side: MissSide) => (hole: HoleFacts) => (hole.missSide === null ? null : hole.missSide === side);

const isOnGreen = (shot: ShotFacts): boolean => shot.endLie === 'green' || shot.endLie === 'holed';

export const approachStats = [
  rate({
    id: 'approach.greensInRegulation',
    label: 'GIR',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Greens in regulation: holes on which the ball reached the green in par minus two strokes or fewer.',
    views: ['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'],
    sample: (hole) => hole.greenInRegulation,
    breakdowns: [byPar],
  }),
  perShotRate({
    id: 'approach.greenHit',
    label: 'Green hit, any approach',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Approaches from up to 250 yd that finished on the green, whatever the stroke number.',
    views: ['assessment', 'compare'],
    sample: (shot) => (isApproach(shot) && shot.endLie !== null ? isOnGreen(shot) : null),
    breakdowns: [shotByApproachDistance, shotByLie],
  }),
  perShot({
    id: 'approach.proximity',
    label: 'Proximity',
    category,
    better: 'lower',
    format: 'feet',
    about:
      'Average distance to the hole after approaches from up to 250 yd. Every outcome counts; the published PGA TOUR bands leave out shots that end far from the green.',
    views: ['dashboard', 'assessment', 'roundsGrid', 'compare'],
    sample: (shot) => (isApproach(shot) ? feetOf(shot.endToPin) : null),
    breakdowns: [shotByApproachDistance, shotByLie],
  }),
  median({
    id: 'approach.proximityMedian',
    label: 'Median proximity',
    category,
    better: 'lower',
    format: 'feet',
    about: 'The middle distance to the hole after the last approach of each hole: half finished closer.',
    views: ['assessment', 'compare'],
    sample: (hole) => (hole.approach === null || !isApproach(hole.approach) ? null : feetOf(hole.approach.endToPin)),
  }),
  ...(['left', 'right', 'short', 'long'] as const).map((side) =>
    rate({
      id: `approach.missed${side.charAt(0).toUpperCase()}${side.slice(1)}`,
      label: `Missed ${side}`,
      category,
      better: 'none',
      format: 'wholePercent',
      about: `Missed greens that were missed ${side} of the pin, seen from the approach. Needs positions.`,
      views: ['assessment', 'compare'],
      sample: missedTo(side),
    }),
  ),
  rate({
    id: 'approach.shortSided',
    label: 'Short-sided',
    category,
    better: 'lower',
    format: 'wholePercent',
    about: 'Missed greens that were missed on the side where the pin is cut.',
    views: ['assessment', 'compare'],
    sample: (hole) => hole.isShortSided,
  }),
  perRoundOfShots({
    id: 'approach.strokesGained',
    label: 'SG Approach',
    category,
    better: 'higher',
    format: 'signedTwoDecimals',
    about:
      'Strokes gained per round by approach shots against PGA TOUR players from the same places. Tee shots on par 4s and 5s, and shots on and around the green, have figures of their own.',
    views: ['dashboard', 'assessment', 'compare'],
    counts: (hole) => hole.gained.approach !== null,
    sample: (shot) => (shot.kind === 'approach' && shot.gained !== null ? shot.gained / 1000 : null),
    breakdowns: [shotByApproachDistance, shotByLie],
  }),
] as const;
