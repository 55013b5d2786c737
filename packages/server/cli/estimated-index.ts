import { type RecordEntry, scoreOfRound, scoringRecord, uncountedTexts } from '@strokebook/golf/handicap';
import { readInput, textOf } from './read-input.ts';
import { isScoreFile, scoresOf } from './score-file.ts';

// The reading process may close the pipe early (`| head`).
process.stdout.on('error', () => process.exit());

const [file, ...others] = process.argv.slice(2);

if (file === undefined || file.startsWith('-') || others.length > 0) {
  const what = file === undefined ? 'No file was named.' : 'Only one file can be named, and no option.';
  process.stderr.write(`${what} Usage: npm run index -- FILE\n`);
  process.exitCode = 2;
} else {
  try {
    const { entries, latest, holesToFirstIndex } = scoringRecord(readScores(file));
    const counted = new Set(latest.flatMap(({ entry, isCounted }) => (isCounted ? entry : [])));
    const reductions = new Map(latest.map((differential) => [differential.entry, differential.reductions]));
    for (const entry of entries) {
      const line = { ...lineOf(entry), reductions: reductions.get(entry) ?? null, counts: counted.has(entry) };
      process.stdout.write(`${JSON.stringify(line)}\n`);
    }
    if (holesToFirstIndex > 0) process.stderr.write(`No index yet: ${holesToFirstIndex} holes are missing.\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** The scores of a score file, or those of a file of rounds; rounds that do not count are named on stderr. */
function readScores(name: string) {
  const scores = readScoreFile(name);
  if (scores !== null) return scores;
  return readInput(name).rounds.flatMap((round) => {
    const score = scoreOfRound(round);
    if (typeof score !== 'string') return score;
    process.stderr.write(`${name}: round ${round.roundId} of ${round.playedOn}: ${uncountedTexts[score]}\n`);
    return [];
  });
}

function readScoreFile(name: string) {
  const text = textOf(name);
  try {
    return isScoreFile(text) ? scoresOf(text) : null;
  } catch (error) {
    const problems = error instanceof Error ? error.message : String(error);
    throw new Error(problems.replaceAll(/^/gm, `${name}: `), { cause: error });
  }
}

/** The index after one score, and how it came about. */
function lineOf({ score, indexAfter, indexBefore, ...entry }: RecordEntry) {
  return {
    score: score.scoreId,
    date: score.playedOn,
    adjustedScore: entry.adjustedScore,
    courseHandicap: entry.courseHandicap,
    differential: entry.differential,
    reduction: entry.reduction,
    indexBefore,
    index: indexAfter?.value ?? null,
    lowIndex: indexAfter?.lowIndex ?? null,
    lowIndexOn: indexAfter?.lowIndexOn ?? null,
    limit: indexAfter?.limit ?? null,
    estimates: entry.estimates,
  };
}
