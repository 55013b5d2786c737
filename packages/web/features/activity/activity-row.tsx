import type { AuditEvent } from '@strokebook/contract';
import { deviceName } from '../../lib/device-name.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import classes from './activity.module.css';
import { auditDetails, auditSentences } from './audit-sentences.ts';

export function ActivityRow({ event }: { readonly event: AuditEvent }) {
  const details = auditDetails(event);
  return (
    <li tabIndex={-1} className={classes.event}>
      <p className="flex gap-16 baseline between medium break-anywhere">
        <span>{auditSentences[event.kind](event.details)}</span>
        <span className="flex-none note regular">
          <TimeAgo instant={event.occurredAt} />
        </span>
      </p>
      {details.length > 0 && (
        <ul className={classes.details}>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {/* Actions of support do not show where they come from. */}
      {event.device !== '' && (
        <p className="note break-anywhere">
          <span title={event.device}>{deviceName(event.device)}</span>
          {event.address === '' ? '' : ` · ${event.address}`}
        </p>
      )}
    </li>
  );
}
