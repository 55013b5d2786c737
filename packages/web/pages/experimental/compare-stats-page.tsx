import { plural, scoreToPar } from '@strokebook/golf/format';
import { recentToPar } from '@strokebook/golf/overview';
import { Experiment } from './experiment.tsx';

/** An experiment: the rounds of a comparison. */
export function CompareStatsPage() {
  return (
    <Experiment title="Compare stats setup" lead="An experiment with the test account’s newest rounds.">
      {(rounds) => {
        const recent = recentToPar(rounds);
        return recent === null ? null : (
          <p>
            Last {plural(recent.roundCount, 'round')}: {scoreToPar(recent.toPar, 1)} to par in 18 holes.
          </p>
        );
      }}
    </Experiment>
  );
}
