import { getRouteApi } from '@tanstack/react-router';
import { RoundsDispersion } from '../../controls/dispersion/rounds-dispersion.tsx';
import { Experiment } from './experiment.tsx';

const route = getRouteApi('/experimental/shot-dispersion-chart');

/** An experiment: where shots finish. */
export function ShotDispersionPage() {
  const choice = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Experiment title="Shot dispersion" lead="An experiment: where shots of the test account’s newest rounds finish.">
      {(rounds, accountId) => (
        <RoundsDispersion
          accountId={accountId}
          roundIds={rounds.map(({ roundId }) => roundId)}
          choice={choice}
          onChoice={(search) => void navigate({ search, replace: true, resetScroll: false })}
        />
      )}
    </Experiment>
  );
}
