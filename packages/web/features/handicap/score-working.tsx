import type { OutputOf } from '@strokebook/contract';
import { formatDifferential, plural, signed } from '@strokebook/golf/format';
import { rulesOf2024 } from '@strokebook/golf/handicap';
import classes from './handicap.module.css';

type Score = OutputOf<'getEstimatedIndex'>['latest'][number];

/** How a differential came about: limited holes in words, the arithmetic, and what is not public. */
export function ScoreWorking({ score }: { readonly score: Score }) {
  const { strokes, adjustedScore, limitedHoles, courseRating, slopeRating, playedDifferential } = score;
  const { expectedDifferential, holesPlayed, differential } = score;
  const played = formatDifferential(playedDifferential, 2);
  return (
    <>
      <p>
        <b>
          {strokes === adjustedScore && limitedHoles.length === 0
            ? `${strokes} played, and all of it counts.`
            : `${strokes} played, ${adjustedScore} counts.`}
        </b>{' '}
        {limitedHoles.map(limitText).join(' ')}
      </p>
      <p className={classes.sum}>
        {`${rulesOf2024.standardSlope} ÷ ${slopeRating} × (${adjustedScore} − ${courseRating.toFixed(1)} ${conditionsText(score)}) = ${played}`}
        {expectedDifferential !== null &&
          `, and ${formatDifferential(expectedDifferential, 2)} expected of the other ${plural(18 - holesPlayed, 'hole')}`}
        {' → '}
        <b>{formatDifferential(differential)}</b>
      </p>
      <ul className="fine">
        {[...score.estimates.map((estimate) => estimateTexts[estimate]), conditionsNote(score)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}

/** What is taken from the score for the playing conditions, '− 1': of fewer than 18 holes their share. */
function conditionsText({ playingConditions, holesPlayed }: Score): string {
  const conditions = ((playingConditions ?? 0) * holesPlayed) / 18;
  return `${conditions < 0 ? '+' : '−'} ${Number(Math.abs(conditions).toFixed(2))}`;
}

function conditionsNote({ playingConditions, isWithoutHoles }: Score): string {
  if (playingConditions !== null) return `Playing conditions ${signed(playingConditions, 0)}, as typed or imported.`;
  const until = isWithoutHoles ? '' : ' until they are typed in the details of the round';
  return `Estimated: playing conditions count as 0${until}.`;
}

const estimateTexts: Readonly<Record<Score['estimates'][number], string>> = {
  expectedHoles: 'Estimated: what the holes that were not played would have been follows from the index.',
  ratingOfPlayedHoles: 'Estimated: the rating of the played holes is their share of the par.',
  withoutStrokeIndex: 'Estimated: the card has no stroke indexes, so each hole may count the larger number of strokes.',
  withoutHoles: 'Estimated: the score was entered without holes, so it counts as it is.',
  beforeFirstIndex: 'Estimated: the score waited for the first index, and is completed with it.',
};

/** 'Hole 14: 8 becomes 7, net double bogey (par 4, plus 2, plus 1 stroke received).' */
function limitText({ hole, par, score, counts, received }: Score['limitedHoles'][number]): string {
  const { doubleBogey, maxOverPar } = rulesOf2024;
  const what = score === null ? `picked up, counts ${counts}` : `${score} becomes ${counts}`;
  const strokes = received === null || received === 0 ? '' : receivedText(received);
  const why =
    counts - par === maxOverPar && (received === null || received + doubleBogey !== maxOverPar)
      ? `the most that a hole counts (par ${par}, plus ${maxOverPar})`
      : `net double bogey (par ${par}, plus ${doubleBogey}${strokes})`;
  return `Hole ${hole}: ${what}, ${why}.`;
}

const receivedText = (received: number): string =>
  received > 0 ? `, plus ${plural(received, 'stroke')} received` : `, less ${plural(-received, 'stroke')} given back`;
