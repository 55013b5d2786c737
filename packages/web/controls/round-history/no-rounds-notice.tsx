import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { ImportLink } from '../round-actions/import-link.tsx';
import { RoundEntryLink } from '../round-actions/round-entry-link.tsx';
import { RoundsInProgress } from '../round-actions/rounds-in-progress.tsx';
import { useRoundEditor } from '../round-actions/use-round-editor.ts';
import { Notice } from '../../ui/pages/notice.tsx';

type NoRoundsNoticeProps = {
  readonly accountId: AccountId;
  /** Below it: other actions until there are rounds. */
  readonly meanwhile?: ReactNode;
};

/** Shown while there are no rounds, so no figures (DASH-02, DASH-03). */
export function NoRoundsNotice({ accountId, meanwhile }: NoRoundsNoticeProps) {
  const { api } = useApi();
  const editor = useRoundEditor(accountId);
  const settings = useQuery(api.query('getSettings', {})).data;
  const stores = [
    { name: 'App Store', url: settings?.iosStoreUrl ?? null },
    { name: 'Google Play', url: settings?.androidStoreUrl ?? null },
  ].filter(({ url }) => url !== null);
  // An installation without an app does not send anybody to one (DASH-O40).
  const hasNoApp = settings !== undefined && stores.length === 0;
  return (
    <>
      <Notice level={1} title="Not Enough Data">
        <p>{hasNoApp ? 'Log rounds to see your stats.' : 'Log rounds here or in the mobile app to see your stats.'}</p>
        {editor !== null && (
          <p className="wrap gap-10 margin-top-12">
            <RoundEntryLink player={editor.player?.username} className="primary-link">
              Log a round
            </RoundEntryLink>
            <ImportLink accountId={accountId} />
          </p>
        )}
        {stores.length > 0 && (
          <p className="note margin-top-12">
            In the mobile app:{' '}
            {stores.map(({ name, url }, index) => (
              <span key={name}>
                {index > 0 && ', '}
                <a href={url ?? undefined}>{name}</a>
              </span>
            ))}
          </p>
        )}
      </Notice>
      <RoundsInProgress accountId={accountId} />
      {meanwhile}
    </>
  );
}
