import { scoreToPar } from '@strokebook/golf/format';
import { recentForm } from '@strokebook/golf/overview';
import { Experiment } from './experiment.tsx';

/** An experiment: the rounds of a comparison. */
export function CompareStatsPage() {
  return (
    <Experiment title="Compare stats setup" lead="An experiment with the test account’s newest rounds.">
      {(rounds) => {
        const form = recentForm(rounds);
        return form === null ? null : (
          <p>
            {scoreToPar(form.toPar, 1)} in 18 holes over {form.roundCount} rounds.
          </p>
        );
      }}
    </Experiment>
  );
}
