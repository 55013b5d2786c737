/** A word that golfers read on screens, and what it means. */
export type Word = { readonly name: string; readonly meaning: string };

/** Words without a stat of their own; those with one are explained by the stat. */
export const golfWords: readonly Word[] = [
  {
    name: 'Approach',
    meaning:
      'A stroke that is neither off the tee of a par 4 or 5, nor around the green, nor a putt: full shots to the green, par-3 tee shots and layups.',
  },
  {
    name: 'Around the green',
    meaning:
      "Within 30 yd of the edge of the green, and not on it; without the green's outline, within 45 yd of the flag.",
  },
  {
    name: 'Baseline',
    meaning: 'Expected strokes to hole out by lie and distance: PGA TOUR players 2003–2010 (Broadie).',
  },
  { name: 'Best of', meaning: 'Rounds that were chosen by low scores: their figures are better than the player.' },
  { name: 'Carry', meaning: 'How far a ball flies; for sand or water, the distance from the tee to its far end.' },
  {
    name: 'Course handicap',
    meaning: 'Strokes that a player receives on a tee: index x slope / 113 + (course rating minus par).',
  },
  {
    name: 'Differential',
    meaning:
      'Score Differential: (113 / slope) x (score minus course rating). In an estimated index typed playing conditions are taken off too, and no hole counts more than net double bogey; elsewhere and before the first index no hole counts more than par + 5.',
  },
  { name: 'Dispersion', meaning: 'Where shots finish relative to their targets.' },
  { name: 'Drive', meaning: 'Tee shot of a par 4 or 5.' },
  {
    name: 'Estimated index',
    meaning:
      'Mean of the 8 lowest of the last 20 differentials, with caps, by the Rules of Handicapping 2024; with fewer scores fewer count. Computed from the rounds logged here, so unofficial and not for competition.',
  },
  {
    name: 'Exceptional score',
    meaning: 'A differential 7.0 or more below the index: all latest scores count 1.0 less, from 10.0 on 2.0 less.',
  },
  { name: 'First cut', meaning: 'The strip between fairway and rough; also intermediate.' },
  {
    name: 'Form',
    meaning:
      "Score minus course rating, per round, over a player's last ten finished 18-hole rounds of tournaments and qualifiers of six months, scores without holes too. In '+1.2 ± 1.8' the second figure is the 90% interval. Practice, match play and nine holes never count.",
  },
  { name: 'Give back', meaning: 'A hole over par straight after a hole under par.' },
  {
    name: 'Going for the green',
    meaning:
      'A second stroke of a par 5 that finished on or around the green, or in the water; the drive cost no penalty.',
  },
  { name: 'Lay-up', meaning: 'A shot that is meant to stop short of the green, to leave a full wedge.' },
  { name: 'Level', meaning: 'A class of players with published figures: PGA TOUR, scratch, 10 handicap.' },
  { name: 'Lie', meaning: 'The surface that the ball lies on.' },
  { name: 'Middle half', meaning: 'The values between the lower and the upper quartile.' },
  { name: 'Native', meaning: 'Unmaintained ground: fescue, waste areas.' },
  {
    name: 'Net double bogey',
    meaning: 'The most that a hole counts in an index: par + 2, plus the strokes that the player receives on it.',
  },
  { name: 'Overview', meaning: 'One selection of rounds compared with a standard: one chip, one row.' },
  {
    name: 'Pattern',
    meaning:
      'The shots of one club or distance around their target, with the regions in which half and nine tenths are expected.',
  },
  {
    name: 'Playing handicap',
    meaning: 'Course handicap x the share of the format, such as 95% in stroke play; rounded once, at the end.',
  },
  { name: 'Putt', meaning: 'A stroke with the ball on the green, whatever the club.' },
  { name: 'Recovery', meaning: 'A lie from which only a punch-out is possible.' },
  {
    name: 'Regulation',
    meaning: 'Par minus two strokes: one for the green of a par 3, two on a par 4, three on a par 5.',
  },
  { name: 'Sample', meaning: 'One hole or stroke that a figure counts.' },
  { name: 'Standard', meaning: "A level's figures, chosen for comparison." },
  {
    name: 'Strokes gained (SG)',
    meaning:
      'Expected strokes before a stroke, minus those after it, minus the strokes it took (1 plus penalties). Above zero is better than the baseline.',
  },
  { name: 'Target', meaning: 'Where a planned shot is meant to finish.' },
  {
    name: 'Target line',
    meaning:
      "The line to a target. For a played shot, from its start to the pin; off the tee of a par 4 or 5, to the point of the hole's center line that is as far out as the ball went.",
  },
];
