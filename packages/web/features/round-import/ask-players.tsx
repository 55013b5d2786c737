import { plural } from '@strokebook/golf/format';
import type { AccountId } from '@strokebook/golf/access';
import { focusManager, useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import type { ImportPerson, SeenPerson } from './import-people.ts';
import classes from './round-import.module.css';

type AskPlayersProps = {
  readonly seen: readonly SeenPerson[];
  /** Reads the players again; returns who lets rounds be entered since. */
  readonly onLookAgain: () => Promise<readonly ImportPerson[]>;
};

/** Players who only let themselves be seen, asked for more one by one or all in one tap (IMPORT-26). */
export function AskPlayers({ seen, onLookAgain }: AskPlayersProps) {
  const { api } = useApi();
  const [asked, setAsked] = useState<ReadonlySet<AccountId>>(new Set());
  // Whoever comes back to the page is told of what has changed alone.
  const look = useMutation({ mutationFn: (_by: 'button' | 'focus') => onLookAgain() });
  const ask = useMutation({
    mutationFn: async (people: readonly SeenPerson[]) => {
      let allow = false;
      for (const { accountId } of people) {
        const { isAsked } = await api.call('askForLevel', { params: { accountId } });
        setAsked((before) => new Set([...before, accountId]));
        allow ||= !isAsked;
      }
      return allow;
    },
    onMutate: () => look.reset(),
    // Who allows it by now is asked nothing.
    onSuccess: (allow) => allow && look.mutate('focus'),
  });
  const { mutate: lookAgain } = look;
  const waits = seen.length > 0;
  useEffect(
    () => (waits ? focusManager.subscribe((isFocused) => isFocused && lookAgain('focus')) : undefined),
    [waits, lookAgain],
  );
  const isAsked = (person: SeenPerson) => person.isAsked || asked.has(person.accountId);
  const open = seen.filter((person) => !isAsked(person));
  const error = ask.error ?? look.error;
  return (
    <>
      {waits && (
        <>
          <p className="note">These players let you see, not enter. What you ask them stands under ‘New for you’.</p>
          <div className={classes.asking}>
            {open.length > 1 && (
              <button type="button" className="quiet-button" disabled={ask.isPending} onClick={() => ask.mutate(open)}>
                {`Ask all ${open.length}`}
              </button>
            )}
            <button
              type="button"
              className="quiet-button"
              disabled={look.isPending}
              onClick={() => lookAgain('button')}
            >
              Look again
            </button>
          </div>
          <ul aria-label="Players who let you see" className={classes.asking}>
            {seen.map((person) => (
              <li key={person.accountId} className="inline-row touch">
                {isAsked(person) ? (
                  <span className="break-anywhere">{`${person.fullName} is asked.`}</span>
                ) : (
                  <button
                    type="button"
                    className="quiet-button"
                    disabled={ask.isPending}
                    onClick={() => ask.mutate([person])}
                  >
                    {`Ask ${person.fullName}`}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status" className="note">
        {look.isSuccess && (look.data.length > 0 || look.variables === 'button')
          ? lookedText(look.data)
          : ask.isSuccess && `${plural(asked.size, 'player')} asked.`}
      </p>
      {error !== null && <Failure>{errorText(error)}</Failure>}
    </>
  );
}

const lookedText = (entering: readonly ImportPerson[]): string =>
  entering.length === 0
    ? 'Nobody else lets you enter yet.'
    : `${entering.map(({ fullName }) => fullName).join(', ')} ${entering.length === 1 ? 'lets' : 'let'} you enter now.`;
