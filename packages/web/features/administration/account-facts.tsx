import type { CircleMember, SupportedAccountDetails } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deviceName } from '../../lib/device-name.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { instantText } from './account-text.ts';
import classes from './administration.module.css';

/** What support needs to know of an account. */
export function AccountFacts({ account }: { readonly account: SupportedAccountDetails }) {
  const { live, deletion } = account;
  return (
    <dl className={classes.facts}>
      <Fact name="Username">{account.username}</Fact>
      <Fact name="Phone number">{account.maskedPhone ?? 'None'}</Fact>
      <Fact name="Rounds">{account.roundCount}</Fact>
      {deletion !== null && (
        <>
          <Fact name="Deleted">{instantText(deletion.deletedAt)}</Fact>
          <Fact name="Can be restored until">{instantText(deletion.restorableUntil)}</Fact>
        </>
      )}
      {live !== null && (
        <>
          <Fact name="Created">{instantText(live.createdAt)}</Fact>
          <Fact name="Last sign-in">
            {live.lastSignInAt === null ? 'Not within the kept activity' : instantText(live.lastSignInAt)}
          </Fact>
          {live.isProductManager && <Fact name="Role">Product manager</Fact>}
          <Fact name="Signed-in devices">
            <Rows
              rows={live.devices.map((device) => [
                device.sessionId,
                <>
                  {deviceName(device.device)}, last used <TimeAgo instant={device.lastUsedAt} />
                </>,
              ])}
            />
          </Fact>
          <Fact name="Circle">
            <People people={live.circle} />
          </Fact>
          <Fact name="In the circle of">
            <People people={live.circleOf} />
          </Fact>
          <Fact name="Rosters">
            <Rows
              rows={live.rosters.map(({ organizationId, organizationName, rosterId, rosterName }) => [
                `${organizationId} ${rosterId}`,
                <>
                  <Link to="/admin/organizations/$organizationId" params={{ organizationId }}>
                    {organizationName}
                  </Link>
                  , {rosterName}
                </>,
              ])}
            />
          </Fact>
        </>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const People = ({ people }: { readonly people: readonly CircleMember[] }) => (
  <Rows
    rows={people.map((person) => [
      String(person.accountId),
      <>
        <Link to="/admin/accounts/$accountId" params={{ accountId: person.accountId }}>
          {fullName(person)}
        </Link>
        , {person.username}
      </>,
    ])}
  />
);

function Rows({ rows }: { readonly rows: readonly (readonly [key: string, row: ReactNode])[] }) {
  if (rows.length === 0) return 'None';
  return (
    <ul>
      {rows.map(([key, row]) => (
        <li key={key}>{row}</li>
      ))}
    </ul>
  );
}
