import type { CalendarDay } from '../calendar/index.ts';
import { ordinal } from '../format/index.ts';
import type { Int } from '../model/index.ts';
import { countedResult, startedRounds } from './counted-result.ts';
import { isTiedLine, type Line, type PlacesByScore } from './places-by-score.ts';
import type { Measure, Qualifier } from './qualifier.ts';
import { listed, type Names, numberWord } from './sentence.ts';
import { everybodyTravels } from './tiers.ts';
import { gapText, totalText } from './total-text.ts';

/** Two strokes, in tenths. */
const NEAR_TENTHS = 20;
const HOLES = 18;

/** The line as the board leads with it, and who is near it with how many holes to play; null without a line. */
export function lineText(
  qualifier: Qualifier,
  { ranking, exempt, line }: PlacesByScore,
  measure: Measure,
  nameOf: Names,
  today: CalendarDay,
): { readonly figure: string; readonly title: string; readonly near: string } | null {
  if (line === null || everybodyTravels(qualifier)) return null;
  const near = ranking.ranked
    .filter(({ entrantId }) => !exempt.includes(entrantId) && !line.holders.includes(entrantId))
    .map(({ entrantId, tenths }) => ({ entrantId, behind: tenths - line.tenths }))
    .filter(({ behind }) => behind >= 0 && behind <= NEAR_TENTHS)
    .map(({ entrantId, behind }, index) => {
      const holes = holesToPlay(qualifier, entrantId, today);
      const gap = behind === 0 ? 'level' : gapText(behind, numberWord);
      if (index > 0 && holes > 0) return `${nameOf(entrantId)} ${gap} with ${numberWord(holes)}`;
      const rest = holes === 0 ? '' : ` with ${holesText(holes)} to play`;
      return `${nameOf(entrantId)} is ${gap}${behind === 0 ? '' : ' behind'}${rest}`;
    });
  return {
    figure: totalText(line, measure),
    title: `is the line. ${holdersText(line, nameOf)}`,
    near: near.length === 0 ? '' : `${near.join(', ')}.`,
  };
}

/** 'Sofia holds it.', or what decides between players who are level there. */
function holdersText(line: Line, nameOf: Names): string {
  const names = listed(line.holders.map(nameOf));
  if (isTiedLine(line)) return `Tie for ${ordinal(line.place)}: play-off or coach. ${names}.`;
  return `${names} ${line.holders.length === 1 ? 'holds' : 'hold'} it.`;
}

const holesText = (holes: Int): string => `${numberWord(holes)} hole${holes === 1 ? '' : 's'}`;

const holesToPlay = (qualifier: Qualifier, entrantId: string, today: CalendarDay): Int =>
  startedRounds(qualifier)
    .map((round) => countedResult(qualifier, entrantId, round, today))
    .reduce(
      (sum, result) => sum + (result.kind === 'running' ? HOLES - result.thru : result.kind === 'toCome' ? HOLES : 0),
      0,
    );
