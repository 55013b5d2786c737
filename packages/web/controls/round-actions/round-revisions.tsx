import type { RoundRevision } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './round-actions.module.css';

/** Numbers shown at first. */
const FIRST_REVISIONS = 5;
const FIRST_CHANGES = 6;

type RoundRevisionsProps = { readonly accountId: AccountId; readonly roundId: string };

/**
 * Who made which revision of a round, when, and what it changed, newest first: a sitting is one line, because a round that
 * is entered on the course is saved after each hole (ENTRY-27).
 */
export function RoundRevisions({ accountId, roundId }: RoundRevisionsProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const query = useQuery(api.query('listRoundRevisions', { params: { accountId, roundId } }));
  const [isWhole, setIsWhole] = useState(false);
  const restore = useMutation({
    mutationFn: (revision: number) => api.call('restoreRoundRevision', { params: { accountId, roundId, revision } }),
    onSuccess: () => refreshShown(queryClient, 'rounds'),
  });
  return (
    <>
      <QueryState query={query} part="History" skeleton={<SkeletonRows rows={2} rowHeight={56} />}>
        {({ revisions }) => {
          const sittings = revisions.flatMap(({ sitting, ...revision }) =>
            sitting === null ? [] : { ...revision, changes: sitting.changes, saves: sitting.revisions },
          );
          return (
            <>
              <ol>
                {sittings.slice(0, isWhole ? sittings.length : FIRST_REVISIONS).map((revision) => (
                  <Revision
                    key={revision.revision}
                    revision={revision}
                    isBusy={restore.isPending}
                    onRestore={() => restore.mutate(revision.revision)}
                  />
                ))}
              </ol>
              {!isWhole && sittings.length > FIRST_REVISIONS && (
                <button type="button" className="quiet-button" onClick={() => setIsWhole(true)}>
                  {`Show all ${sittings.length}`}
                </button>
              )}
            </>
          );
        }}
      </QueryState>
      {restore.isError && <Failure>{errorText(restore.error)}</Failure>}
      <p role="status" className="note">
        {restore.isSuccess && 'The earlier version is back.'}
      </p>
    </>
  );
}

/** The last revision of a sitting, with all that the sitting changed. */
type Sitting = Omit<RoundRevision, 'sitting'> & { readonly saves: number };

type RevisionProps = {
  readonly revision: Sitting;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
};

function Revision({ revision, isBusy, onRestore }: RevisionProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { kind, changedAt, changes, isPast } = revision;
  const lines = changes ?? [];
  const hidden = isWhole ? 0 : Math.max(0, lines.length - FIRST_CHANGES);
  return (
    <li className={classes.revision}>
      <div className="flex-1 shrinkable">
        <p className="break-anywhere">
          <b className="strong">{authorOf(revision)}</b>{' '}
          {kind !== 'unknown' && (
            <span className="note">
              <TimeAgo instant={changedAt} />
            </span>
          )}
        </p>
        <ul className={classes.changes}>
          {summaryOf(revision).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.slice(0, lines.length - hidden).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {hidden > 0 && (
          <button type="button" className="text-button" onClick={() => setIsWhole(true)}>
            {`and ${plural(hidden, 'more change')}`}
          </button>
        )}
      </div>
      {isPast && (
        <button
          type="button"
          className="text-button"
          aria-label={`Restore version ${revision.revision}`}
          disabled={isBusy}
          onClick={onRestore}
        >
          Restore
        </button>
      )}
    </li>
  );
}

function authorOf({ kind, changedBy }: Sitting): string {
  if (changedBy !== null) return changedBy.name;
  if (kind === 'imported') return 'Imported from a file';
  return kind === 'unknown' ? 'Before the history was kept' : 'An account that was deleted';
}

/** What a list of changes does not say. */
function summaryOf({ kind, revision, saves, changes }: Sitting): readonly string[] {
  if (kind === 'restored') return ['Restored an earlier version'];
  if (revision === saves) return kind === 'unknown' ? [] : ['First version'];
  return changes === null && kind !== 'unknown' ? ['Earlier versions are no longer kept'] : [];
}
