import type { Receiving } from '@strokebook/contract';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';

type BlockedSendersProps = {
  readonly blocked: Receiving['blocked'];
  readonly onChange: (receiving: Receiving) => void;
};

/** Visitors by their email, and players whose invitations are refused. */
export function BlockedSenders({ blocked, onChange }: BlockedSendersProps) {
  const { api } = useApi();
  const allow = useMutation({
    mutationFn: (sender: string) => api.call('unblockSender', { body: { sender } }),
    onSuccess: onChange,
  });
  if (blocked.length === 0) return null;
  return (
    <div className="stack gap-8">
      <h3 className="text-l">Blocked</h3>
      <ul className="stack gap-8">
        {blocked.map(({ sender, name }) => (
          <li key={sender} className="row-between gap-16">
            <span className="break-anywhere">
              {name} {sender.includes('@') && <span className="note">{sender}</span>}
            </span>
            <button
              type="button"
              className="quiet-button"
              aria-label={`Allow ${name} again`}
              disabled={allow.isPending}
              onClick={() => allow.mutate(sender)}
            >
              Allow again
            </button>
          </li>
        ))}
      </ul>
      {allow.isError && <Failure>{errorText(allow.error)}</Failure>}
    </div>
  );
}
