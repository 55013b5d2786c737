import { getRouteApi } from '@tanstack/react-router';
import { choiceOf, searchOf } from '../../controls/dispersion/dispersion-choice.ts';
import { RoundsDispersion } from '../../controls/dispersion/rounds-dispersion.tsx';
import { Experiment } from './experiment.tsx';

const route = getRouteApi('/experimental/shot-dispersion-chart');

/** An experiment: where shots finish. */
export function ShotDispersionPage() {
  const choice = choiceOf(route.useSearch());
  const navigate = route.useNavigate();
  return (
    <Experiment title="Shot dispersion" lead="An experiment: where shots of the test account’s newest rounds finish.">
      {(rounds, accountId) => (
        <RoundsDispersion
          accountId={accountId}
          roundIds={rounds.map(({ roundId }) => roundId)}
          choice={choice}
          onChoice={(next) => void navigate({ search: searchOf(next), replace: true, resetScroll: false })}
        />
      )}
    </Experiment>
  );
}
