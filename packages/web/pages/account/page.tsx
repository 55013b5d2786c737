import type { RemovedData } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { ActivitySection } from '../../features/activity/activity-section.tsx';
import { useConfirmation } from '../../features/confirmation/use-confirmation.tsx';
import { DeleteAccount } from '../../features/own-data/delete-account.tsx';
import { ExportData } from '../../features/own-data/export-data.tsx';
import { RemovedList } from '../../features/own-data/removed-list.tsx';
import { NameSection } from '../../features/own-name/name-section.tsx';
import { PreferencesSection } from '../../features/preferences/preferences-section.tsx';
import { DevicesSection } from '../../features/security/devices-section.tsx';
import { PhoneSection } from '../../features/security/phone-section.tsx';
import { PasswordSection } from '../../features/security/password-section.tsx';
import { OwnTeams } from '../../features/teams/own-teams.tsx';
import { CircleSection } from '../../features/sharing/circle-section.tsx';
import { ContactSection } from '../../features/sharing/contact-section.tsx';
import { OwnVisibility } from '../../features/sharing/own-visibility.tsx';
import { useSignOut } from '../../offline/index.ts';
import classes from './account.module.css';

const contents = [
  { id: 'name', title: 'Name' },
  { id: 'preferences', title: 'Preferences' },
  { id: 'visibility', title: 'Who can see your profile' },
  { id: 'circle', title: 'Circle' },
  { id: 'contact', title: 'Messages from visitors' },
  { id: 'phone', title: 'Phone number' },
  { id: 'password', title: 'Password' },
  { id: 'devices', title: 'Signed-in devices' },
  { id: 'activity', title: 'Activity' },
  { id: 'data', title: 'Your data' },
  { id: 'deletion', title: 'Delete account' },
];

/** Account settings of the signed-in person. */
export function AccountPage() {
  const { api, tokens } = useApi();
  const account = useQuery(activeAccountQuery(api, tokens)).data;
  const signOut = useSignOut();
  const [removed, setRemoved] = useState<{ readonly data: RemovedData; readonly accountId: AccountId } | null>(null);
  const { confirm, dialog } = useConfirmation();
  const queryClient = useQueryClient();
  const onRemoved = (data: RemovedData, accountId: AccountId) => {
    setRemoved({ data, accountId });
    // Marks the account as signed out; the token is removed after the list of deleted data was read.
    queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, null);
  };
  if (removed !== null) {
    return (
      <main className={classes.account}>
        <RemovedList data={removed.data} onLeave={() => void signOut(removed.accountId)} />
      </main>
    );
  }
  // Just signed out: the guard redirects.
  if (account == null) return null;
  return (
    <div className={classes.account}>
      <nav className={classes.contents} aria-label="On this page">
        <ul>
          {contents.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="shrinkable">
        <h1 className={classes.title}>Account</h1>
        <NameSection account={account} />
        <PreferencesSection account={account} />
        <OwnVisibility accountId={account.accountId} />
        <CircleSection />
        <OwnTeams />
        <ContactSection accountId={account.accountId} />
        <PhoneSection confirm={confirm} />
        <PasswordSection confirm={confirm} />
        <DevicesSection onSignedOut={() => void signOut(account.accountId)} />
        <ActivitySection />
        <ExportData>
          Rounds of such a file, and of other products, are <Link to="/import">imported</Link>.
        </ExportData>
        <DeleteAccount
          username={account.username}
          onConfirmationNeeded={confirm}
          onRemoved={(data) => onRemoved(data, account.accountId)}
        />
      </main>
      {dialog}
    </div>
  );
}
