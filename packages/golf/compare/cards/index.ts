export { type CardFigure, type CardRound, type CardSide, cardSideOf } from './card-figure.ts';
export { type DistanceWindow, distanceWindowOf, type DriveCard, driveCardOf } from './drive-card.ts';
export { type PlayingStyle, playingStyleOf } from './playing-style-card.ts';
export { type PuttCard, puttCardOf } from './putt-card.ts';
export { type ScoreKind, type ScoreMix } from './score-mix.ts';
export { type ScoringCard, scoringCardOf } from './scoring-card.ts';
export { type ShotToGreenCard, shotToGreenCardOf } from './shot-to-green-card.ts';
export { type StatProbability, statProbabilityOf } from './stat-probability.ts';
export { commonScaleOf, type Scale } from './common-scale.ts';
export {
  countText,
  driveOutcomeText,
  figureText,
  lengthFigureText,
  ofText,
  rangeText,
  scoreKindText,
} from './figure-text.ts';
