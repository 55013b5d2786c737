import type { FairwayResult } from '../../model/index.ts';
import type { HoleFacts, ShotFacts } from '../../facts/index.ts';
import { byDrivingPar, shotByClub, shotByDrivingPar } from '../breakdowns.ts';
import { perRoundOfShots, perShot, perShotRate, rate } from '../define.ts';

const category = 'Drive';

/** Share of one side among the missed fairways with a known side. */
const missedTo = (side: FairwayResult) => (hole: HoleFacts) =>
  hole.fairway === null || hole.fairway === 'hit' || hole.fairway === 'missed' ? null : hole.fairway === side;

const ofDrives =
  <T>(sample: (shot: ShotFacts) => T | null) =>
  (shot: ShotFacts): T | null =>
    shot.kind === 'offTheTee' ? sample(shot) : null;

export const driveStats = [
  rate({
    id: 'drive.fairwaysHit',
    label: 'FIR',
    category,
    better: 'higher',
    format: 'wholePercent',
    about:
      'Fairways in regulation: par-4 and par-5 holes on which the tee shot finished on the fairway or on the green. First cut is a miss; a par 3 has no fairway to hit.',
    views: ['dashboard', 'assessment', 'scorecard', 'roundsGrid', 'compare'],
    // Null on a par 3: left out, not counted as a miss.
    sample: (hole) => hole.fairwayHit,
    breakdowns: [byDrivingPar],
  }),
  rate({
    id: 'drive.missedLeft',
    label: 'Missed left',
    category,
    better: 'none',
    format: 'wholePercent',
    about: 'Share of the missed fairways that were missed on the left, where the side was logged.',
    views: ['assessment', 'compare'],
    sample: missedTo('left'),
  }),
  rate({
    id: 'drive.missedRight',
    label: 'Missed right',
    category,
    better: 'none',
    format: 'wholePercent',
    about: 'Share of the missed fairways that were missed on the right, where the side was logged.',
    views: ['assessment', 'compare'],
    sample: missedTo('right'),
  }),
  perShot({
    id: 'drive.distance',
    label: 'Driving distance',
    category,
    better: 'higher',
    format: 'wholeYards',
    about:
      'Average length of all measured tee shots on par 4s and 5s, with any club: by their positions, else by the distances to the pin before and after. The PGA TOUR measures two holes a round.',
    views: ['dashboard', 'assessment', 'compare'],
    // The end of a drive with a penalty is where the ball was lost, so its length is unknown.
    sample: ofDrives((shot) => (shot.strokes > 1 ? null : shot.length)),
    breakdowns: [shotByClub],
  }),
  perShotRate({
    id: 'drive.inPlay',
    label: 'In play',
    category,
    better: 'higher',
    format: 'wholePercent',
    about: 'Tee shots on par 4s and 5s that cost no penalty and left no recovery shot.',
    views: ['assessment', 'compare'],
    sample: ofDrives((shot) => (shot.endLie === null ? null : shot.strokes === 1 && shot.endLie !== 'recovery')),
    breakdowns: [shotByDrivingPar],
  }),
  perShotRate({
    id: 'drive.penalties',
    label: 'Tee-shot penalties',
    category,
    better: 'lower',
    format: 'wholePercent',
    about: 'Tee shots on par 4s and 5s that cost a penalty.',
    views: ['assessment', 'compare'],
    sample: ofDrives((shot) => shot.strokes > 1),
    breakdowns: [shotByDrivingPar],
  }),
  perRoundOfShots({
    id: 'drive.strokesGained',
    label: 'SG Off the tee',
    category,
    better: 'higher',
    format: 'signedTwoDecimals',
    about: 'Strokes gained per round by tee shots on par 4s and 5s, against PGA TOUR players from the same places.',
    views: ['dashboard', 'assessment', 'compare'],
    counts: (hole) => hole.gained.offTheTee !== null,
    sample: ofDrives((shot) => (shot.gained === null ? null : shot.gained / 1000)),
    breakdowns: [shotByDrivingPar],
  }),
] as const;
