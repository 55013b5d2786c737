import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import type { ImportPerson } from './import-people.ts';

/** A player who only lets themselves be seen, and one tap that asks them for more (IMPORT-26). */
export function AskPlayer({ person: { accountId, fullName } }: { readonly person: ImportPerson }) {
  const { api } = useApi();
  const ask = useMutation({ mutationFn: () => api.call('askForLevel', { params: { accountId } }) });
  return (
    <li className="row-wrap gap-12 touch">
      {ask.isSuccess ? (
        <span role="status" className="break-anywhere">
          {ask.data.isAsked ? `${fullName} is asked.` : `${fullName} lets you enter by now: choose the file again.`}
        </span>
      ) : (
        <button type="button" className="quiet-button" disabled={ask.isPending} onClick={() => ask.mutate()}>
          {`Ask ${fullName}`}
        </button>
      )}
      {ask.error !== null && <Failure>{errorText(ask.error)}</Failure>}
    </li>
  );
}
