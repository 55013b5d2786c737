import type { RoundDocument } from '@strokebook/golf/model';
import { readAllStats, statColumns, tallyRound } from '@strokebook/golf/stats';
import { readInput } from './read-input.ts';

// The reading process may close the pipe early (`| head`).
process.stdout.on('error', () => process.exit());

const files = process.argv.slice(2);
const unknownOption = files.find((file) => file.startsWith('-'));

if (files.length === 0 || unknownOption !== undefined) {
  const what = unknownOption === undefined ? 'No file was named.' : `There is no option ${unknownOption}.`;
  process.stderr.write(`${what} Usage: npm run analyze -- FILE…\n`);
  process.exitCode = 2;
} else {
  try {
    // Reads all files before printing, so that a bad file leaves no partial output.
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

/** One round: every stat of the catalogue with its children, by id. */
function lineOf(round: RoundDocument) {
  const results = readAllStats(tallyRound(round), round.holeCount);
  return {
    round: round.roundId,
    player: round.player?.playerId ?? round.player?.name ?? null,
    date: round.playedOn,
    stats: Object.fromEntries(statColumns.map((column, place) => [column.id, results[place]])),
  };
}
