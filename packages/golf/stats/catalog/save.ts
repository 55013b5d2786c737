import { feetOf } from '../../facts/index.ts';
import { bySaveDistance, bySaveLie, shotBySaveDistance, shotBySaveLie } from '../breakdowns.ts';
import { perRoundOfShots, perShot, rate } from '../define.ts';

const category = 'Save';

export const saveStats = [
  rate({
    id: 'save.scrambling',
    label: 'Scrambling',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Missed greens on which the hole was still played in par or better.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: (hole) => hole.scrambled,
    breakdowns: [bySaveDistance, bySaveLie],
  }),
  rate({
    id: 'save.upAndDown',
    label: 'Up and down',
    category,
    better: 'higher',
    format: 'wholePercent',
    about:
      'Holed in two strokes or fewer from around the green, whatever the score. Without logged shots it counts only where score and putts leave no doubt.',
    views: ['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'],
    sample: (hole) => hole.upAndDown,
    breakdowns: [bySaveDistance, bySaveLie],
  }),
  rate({
    id: 'save.sandSaves',
    label: 'Sand saves',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Holed in two strokes or fewer from the first greenside bunker shot of a hole, whatever the score.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: (hole) => hole.sandSave,
  }),
  perShot({
    id: 'save.proximity',
    label: 'Proximity',
    category,
    better: 'lower',
    format: 'feet',
    about: 'Average distance to the hole after strokes around the green. Every outcome counts.',
    views: ['dashboard', 'assessment', 'compare'],
    sample: (shot) => (shot.kind === 'aroundTheGreen' ? feetOf(shot.endToPin) : null),
    breakdowns: [shotBySaveDistance, shotBySaveLie],
  }),
  perRoundOfShots({
    id: 'save.strokesGained',
    label: 'SG Around the green',
    category,
    better: 'higher',
    format: 'signedTwoDecimals',
    about:
      "Strokes gained per round within 30 yd of the edge of the green, against PGA TOUR players from the same places. Without the green's outline, within 45 yd of the flag.",
    views: ['dashboard', 'assessment', 'compare'],
    counts: (hole) => hole.gained.aroundTheGreen !== null,
    sample: (shot) => (shot.kind === 'aroundTheGreen' && shot.gained !== null ? shot.gained / 1000 : null),
    breakdowns: [shotBySaveDistance, shotBySaveLie],
  }),
] as const;
