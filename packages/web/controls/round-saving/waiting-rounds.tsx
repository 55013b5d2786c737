import { formatDay } from '@strokebook/golf/format';
import { type SavedRound } from '../../offline/index.ts';
import { documentOfRound } from '../../offline/send-round.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { SaveSteps } from './save-details.tsx';

type WaitingRoundsProps = { readonly rounds: readonly SavedRound[]; readonly onClose: () => void };

/** The rounds that wait on this device, each with its reason. */
export function WaitingRounds({ rounds, onClose }: WaitingRoundsProps) {
  return (
    <Dialog title="Waiting on this device" size={520} onClose={onClose}>
      <div className="grid gap-20">
        {rounds.map((saved) => {
          const document = documentOfRound(saved.round);
          return (
            <section key={`${saved.round.playerId} ${saved.round.roundId}`} className="grid gap-10">
              {document !== null && (
                <h3 className="text-l">
                  {document.course.name}, {formatDay(document.playedOn)}
                </h3>
              )}
              <SaveSteps saved={saved} />
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
