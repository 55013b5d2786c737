import type { AccountId } from '@strokebook/golf/access';
import { lackingHoles } from '@strokebook/golf/entry';
import { formatDay, plural, progressText, scoreWithPar } from '@strokebook/golf/format';
import { roundLabel, roundText } from '@strokebook/golf/scorecard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { roundHistoryQuery } from '../../api/round-queries.ts';
import { copyText } from '../../lib/copy-address.ts';
import { entryForText } from '../../lib/entry-for-text.ts';
import { originText } from '../../lib/origin-text.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { PostScoreDialog } from '../score-posting/post-score-dialog.tsx';
import { DeleteRound } from './delete-round.tsx';
import { RoundEntryLink } from './round-entry-link.tsx';
import { RoundRevisions } from './round-revisions.tsx';
import { type RoundEditor } from './use-round-editor.ts';

type RoundDialogProps = {
  readonly accountId: AccountId;
  readonly roundId: string;
  /** Null for viewers who may not change the round. */
  readonly editor: RoundEditor | null;
  readonly onClose: () => void;
};

/** A stored round's menu: what is known of it, and for those with full access to change, delete and restore it (ENTRY-27). */
export function RoundDialog({ accountId, roundId, editor, onClose }: RoundDialogProps) {
  const { api } = useApi();
  const history = useQuery(roundHistoryQuery(api, accountId)).data;
  const [isDeleting, setIsDeleting] = useState(false);
  const [isPosting, setIsPosting] = useState(false);
  const [status, setStatus] = useState('');
  const stored = useQuery({ ...api.query('getRound', { params: { accountId, roundId } }), enabled: editor !== null });
  const [first] = stored.data === undefined ? [] : lackingHoles(stored.data.round);
  const round = history?.find((listed) => listed.roundId === roundId);
  if (round === undefined) return null;
  const isFinished = round.status === 'completed';
  const score =
    round.score !== null && round.par !== null
      ? scoreWithPar(round.score, round.par)
      : round.holesPlayed < round.holeCount
        ? `no total, it ended after ${plural(round.holesPlayed, 'hole')}`
        : 'no total, a ball was picked up';
  const origin = originText(round.origin);
  const facts = [
    formatDay(round.playedOn, true),
    round.courseName,
    isFinished ? score : progressText(round),
    ...(origin === null ? [] : [origin]),
  ];
  if (isPosting) return <PostScoreDialog accountId={accountId} roundId={roundId} onClose={() => setIsPosting(false)} />;
  return (
    <Dialog title={roundLabel(round)} size={520} onClose={onClose}>
      <div className="stack gap-16">
        <div>
          <p className="break-anywhere">{facts.join(' · ')}</p>
          {round.enteredBy !== null && <p className="note break-anywhere">Entered by {round.enteredBy}</p>}
        </div>
        {editor !== null && isDeleting && (
          <DeleteRound
            accountId={accountId}
            roundId={roundId}
            onKeep={() => setIsDeleting(false)}
            onDeleted={onClose}
          />
        )}
        {editor !== null && !isDeleting && (
          <div className="row-wrap gap-8">
            <RoundEntryLink player={editor.player?.username} roundId={roundId} className="primary-link">
              {isFinished ? 'Edit round' : editor.player === undefined ? 'Continue round' : entryForText(editor.player)}
            </RoundEntryLink>
            {isFinished && first !== undefined && (
              <RoundEntryLink
                player={editor.player?.username}
                roundId={roundId}
                place={first + 1}
                completes
                className="quiet-button"
              >
                Complete this round
              </RoundEntryLink>
            )}
            <button type="button" className="quiet-button" onClick={() => setIsDeleting(true)}>
              Delete round…
            </button>
          </div>
        )}
        {stored.data !== undefined && (
          <div className="row-wrap gap-12">
            <button
              type="button"
              className="quiet-button"
              onClick={() => void copyText(roundText(stored.data.round), 'card').then(setStatus)}
            >
              Copy as text
            </button>
            {isFinished && editor !== null && (
              <button type="button" className="quiet-button" aria-haspopup="dialog" onClick={() => setIsPosting(true)}>
                Post this score
              </button>
            )}
            <span role="status" className="note">
              {status}
            </span>
          </div>
        )}
        {editor !== null && (
          <section aria-labelledby="round-history">
            <h3 id="round-history" className="text-l">
              History
            </h3>
            <RoundRevisions accountId={accountId} roundId={roundId} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
