export { evidenceText } from './evidence-text.ts';
export { type HeadlineFigure, headlineFigures } from './headline-figures.ts';
export {
  headlineScores,
  type HeadlineScores,
  type SeasonReport,
  seasonReport,
  type SeasonScores,
  tournamentSeason,
} from './season-report.ts';
export { headlineOf, type HeadlinePart } from './headline.ts';
export { holeScoreToPar } from './hole-score-to-par.ts';
export { scoreWords } from './score-words.ts';
export { type NextDetail, type ParScores, type ScoreStory, scoreStory, type Stretch } from './score-story.ts';
