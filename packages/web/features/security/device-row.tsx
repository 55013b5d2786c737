import { Button } from '@mantine/core';
import type { SignedInDevice } from '@strokebook/contract';
import { deviceName } from '../../lib/device-name.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './security.module.css';

type DeviceRowProps = { readonly device: SignedInDevice; readonly isBusy: boolean; readonly onSignOut: () => void };

export function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
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
          size="md"
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
