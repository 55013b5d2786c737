import { Button } from '@mantine/core';
import type { SignedInDevice } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { deviceName } from '../../lib/device-name.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './security.module.css';

/** The account's sessions; each can be ended. */
export function DevicesSection({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const security = useQuery(api.query('getSecurity', {}));
  const [status, setStatus] = useState<string>();
  const list = useRef<HTMLUListElement>(null);

  const end = useMutation({
    mutationFn: ({ sessionId }: SignedInDevice) => api.call('endSession', { params: { sessionId } }),
    onMutate: () => {
      setStatus(undefined);
      // The pressed button disappears with its row.
      list.current?.focus();
    },
    onSuccess: (stored, device) => {
      queryClient.setQueryData(api.query('getSecurity', {}).queryKey, stored);
      void refreshActivity(queryClient);
      setStatus(`${deviceName(device.device)} is signed out.`);
    },
  });
  const endAll = useMutation({ mutationFn: () => api.call('signOutEverywhere', {}), onSuccess: onSignedOut });
  const error = end.error ?? endAll.error;

  return (
    <PageSection id="devices" title="Signed-in devices" status={status}>
      <QueryState part="Signed-in devices" query={security} skeleton={<SkeletonRows rows={2} rowHeight={76} />}>
        {({ devices }) => (
          <ul ref={list} tabIndex={-1} aria-label="Devices">
            {devices
              .filter((device) => !end.isPending || device.sessionId !== end.variables.sessionId)
              .map((device) => (
                <DeviceRow
                  key={device.sessionId}
                  device={device}
                  isBusy={end.isPending}
                  onSignOut={() => end.mutate(device)}
                />
              ))}
          </ul>
        )}
      </QueryState>
      {error !== null && <Failure>{`The device could not be signed out. ${errorText(error)}`}</Failure>}
      <Button variant="default" disabled={endAll.isPending} onClick={() => endAll.mutate()}>
        Sign out everywhere
      </Button>
    </PageSection>
  );
}

type DeviceRowProps = { readonly device: SignedInDevice; readonly isBusy: boolean; readonly onSignOut: () => void };

function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
  const name = deviceName(device.device);
  return (
    <li className={classes.device}>
      <div className="shrinkable">
        <p className={classes.name}>
          <span title={device.device}>{name}</span>
          {device.isCurrent && <span className={classes.mark}>This device</span>}
        </p>
        <p className="note break-anywhere">
          {device.address === '' ? '' : `${device.address} · `}
          signed in by {device.method} <TimeAgo instant={device.startedAt} /> · last used{' '}
          <TimeAgo instant={device.lastUsedAt} />
        </p>
      </div>
      {!device.isCurrent && (
        <Button
          variant="default"
          disabled={isBusy}
          aria-label={`Sign out ${name}, ${device.address}`}
          onClick={onSignOut}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
