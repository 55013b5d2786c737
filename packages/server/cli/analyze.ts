import type { RoundDocument } from '@strokebook/golf/model';
import { readAllStats, statColumns, tallyRound } from '@strokebook/golf/stats';
import { readInput } from './read-input.ts';

// Whoever reads the answer may have enough of it before its end (`| head`).
process.stdout.on('error', () => process.exit());

const files = process.argv.slice(2);
const unknownOption = files.find((file) => file.startsWith('-'));

if (files.length === 0 || unknownOption !== undefined) {
  const what = unknownOption === undefined ? 'No file was named.' : `There is no option ${unknownOption}.`;
  process.stderr.write(`${what} Usage: npm run analyze -- FILE…\n`);
  process.exitCode = 2;
} else {
  try {
    // Everything is read before anything is printed: a bad file leaves no half of an answer.
    const rounds = files.flatMap(roundsOf);
    for (const round of rounds) process.stdout.write(`${JSON.stringify(lineOf(round))}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function roundsOf(file: string): readonly RoundDocument[] {
  const { rounds, courses, warnings } = readInput(file);
  for (const warning of warnings) process.stderr.write(`${file}: ${warning}\n`);
  if (rounds.length === 0)
    throw new Error(`${file}: holds ${courses.length > 0 ? 'courses but' : ''} no rounds to analyze`);
  return rounds;
}

/** One round: every stat of the catalogue, children too, by id. */
function lineOf(round: RoundDocument) {
  const results = readAllStats(tallyRound(round), round.holeCount);
  return {
    round: round.roundId,
    player: round.player?.playerId ?? round.player?.name ?? null,
    date: round.playedOn,
    stats: Object.fromEntries(statColumns.map((column, place) => [column.id, results[place]])),
  };
}
