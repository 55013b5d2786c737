import { Button, TextInput } from '@mantine/core';
import type { AccountId } from '@strokebook/golf/access';
import { plural } from '@strokebook/golf/format';
import type { Entrant } from '@strokebook/golf/qualifier';
import { useState } from 'react';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import classes from './entrants-field.module.css';

/** A player of the team who may be ticked. */
export type Candidate = { readonly accountId: AccountId; readonly name: string };

type EntrantsFieldProps = {
  readonly entrants: readonly Entrant[];
  readonly candidates: readonly Candidate[];
  /** Why a player cannot come on a day of the rounds; '' for one who can. */
  readonly awayText: (accountId: AccountId) => string;
  readonly onChange: (entrants: readonly Entrant[]) => void;
};

export const newEntrant = (accountId: AccountId | null, guestName: string | null): Entrant => ({
  ...{ entrantId: crypto.randomUUID(), accountId, guestName, exemption: null },
});

/** Who may play: players of the team, and guests by name; each can be exempt with a reason. */
export function EntrantsField({ entrants, candidates, awayText, onChange }: EntrantsFieldProps) {
  const [isOpen, setIsOpen] = useState(entrants.length === 0);
  const [guest, setGuest] = useState('');
  const guests = entrants.filter(({ guestName }) => guestName !== null);
  const missing = candidates.filter(({ accountId }) => !entrants.some((one) => one.accountId === accountId));
  const replace = (changed: Entrant) =>
    onChange(entrants.map((one) => (one.entrantId === changed.entrantId ? changed : one)));
  const addGuest = () => {
    if (guest.trim() === '') return;
    onChange([...entrants, newEntrant(null, guest.trim())]);
    setGuest('');
  };
  const nameOf = ({ accountId, guestName }: Entrant) =>
    guestName ?? candidates.find((one) => one.accountId === accountId)?.name ?? 'Former member';
  const away = entrants.flatMap((entrant) => {
    const text = entrant.accountId === null ? '' : awayText(entrant.accountId);
    return text === '' ? [] : [`${nameOf(entrant)} (${text})`];
  });
  const exempt = entrants.filter(({ exemption }) => exemption !== null);
  return (
    <>
      <p className="break-anywhere">
        {`${plural(entrants.length, 'player')} ticked.${missing.length === 0 || missing.length > 5 ? '' : ` Not ${missing.map(({ name }) => name).join(', ')}.`}${exempt.length === 0 ? '' : ` Exempt: ${exempt.map(nameOf).join(', ')}.`}`}
      </p>
      {away.length > 0 && <p className="break-anywhere">{`Cannot come to a round: ${away.join(', ')}.`}</p>}
      <div>
        <Button variant="default" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Change, exempt, or add a guest
        </Button>
      </div>
      {isOpen && (
        <>
          <ul className={classes.list}>
            {candidates.map(({ accountId, name }) => {
              const entrant = entrants.find((one) => one.accountId === accountId);
              return (
                <li key={accountId} className={classes.player}>
                  <CheckRow
                    isChecked={entrant !== undefined}
                    onChange={(isTicked) =>
                      onChange(
                        isTicked
                          ? [...entrants, newEntrant(accountId, null)]
                          : entrants.filter((one) => one.accountId !== accountId),
                      )
                    }
                  >
                    <span className="grid">
                      <span className="break-anywhere">{name}</span>
                      {awayText(accountId) !== '' && <small>{awayText(accountId)}</small>}
                    </span>
                  </CheckRow>
                  {entrant !== undefined && <Exemption entrant={entrant} name={name} onChange={replace} />}
                </li>
              );
            })}
            {guests.map((entrant) => (
              <li key={entrant.entrantId} className={classes.player}>
                <CheckRow isChecked onChange={() => onChange(entrants.filter((one) => one !== entrant))}>
                  <span className="break-anywhere">
                    {entrant.guestName} <small>guest</small>
                  </span>
                </CheckRow>
                <Exemption entrant={entrant} name={entrant.guestName ?? ''} onChange={replace} />
              </li>
            ))}
          </ul>
          <div className="row-wrap gap-8">
            <TextInput
              aria-label="Guest or try-out, by name"
              placeholder="Guest or try-out"
              maxLength={60}
              value={guest}
              onChange={({ currentTarget }) => setGuest(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                addGuest();
              }}
            />
            <Button variant="default" onClick={addGuest}>
              Add
            </Button>
          </div>
        </>
      )}
    </>
  );
}

type ExemptionProps = {
  readonly entrant: Entrant;
  readonly name: string;
  readonly onChange: (entrant: Entrant) => void;
};

/** An exempt player takes one of the places by score; everybody reads it, and coaches the reason. */
function Exemption({ entrant, name, onChange }: ExemptionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  if (entrant.exemption !== null) {
    return (
      <button type="button" className="text-button" onClick={() => onChange({ ...entrant, exemption: null })}>
        {`Exempt: ${entrant.exemption}. Take back`}
        <span className="unseen">{` for ${name}`}</span>
      </button>
    );
  }
  if (!isAsking) {
    return (
      <button type="button" className="text-button" aria-label={`Exempt ${name}`} onClick={() => setIsAsking(true)}>
        Exempt
      </button>
    );
  }
  const store = () => {
    if (reason.trim() === '') return;
    onChange({ ...entrant, exemption: reason.trim() });
    setIsAsking(false);
  };
  return (
    <span className="row-wrap gap-8">
      <TextInput
        aria-label={`Why is ${name} exempt?`}
        placeholder="Best finish at …"
        maxLength={300}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          store();
        }}
      />
      <Button variant="default" onClick={store}>
        Exempt
      </Button>
    </span>
  );
}
