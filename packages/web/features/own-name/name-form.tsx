import { Button, TextInput } from '@mantine/core';
import type { ActiveAccount, OwnName, OwnNameChange } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { ApiError } from '../../api/errors.ts';
import { SavedMark } from '../../ui/saved-mark.tsx';
import classes from './name-form.module.css';
import { suggestUsername, spareUsernames } from './suggest-username.ts';

type NameField = { readonly field: keyof OwnName; readonly label: string; readonly autoComplete: string };

const nameFields: readonly NameField[] = [
  { field: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { field: 'username', label: 'Username', autoComplete: 'off' },
];

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'USERNAME_TAKEN';

/** The server's problems by field; empty for other failures. */
function fieldErrors(error: unknown): Partial<Record<keyof OwnName, string>> {
  if (!(error instanceof ApiError)) return {};
  if (isTaken(error)) return { username: error.message };
  const found: Partial<Record<keyof OwnName, string>> = {};
  for (const { field, label } of nameFields) {
    const problem = error.problems.find(({ path }) => path === `$.${field}`);
    if (problem !== undefined) found[field] = `${label} ${problem.message}`;
  }
  return found;
}

/** Saves the name; while its username is taken, with the next of `spares`. */
async function saveWithSpares(
  save: (body: OwnNameChange) => Promise<ActiveAccount>,
  body: OwnNameChange,
  spares: readonly string[],
): Promise<ActiveAccount> {
  try {
    return await save(body);
  } catch (error) {
    const [next, ...rest] = spares;
    if (next === undefined || !isTaken(error)) throw error;
    return saveWithSpares(save, { ...body, username: next }, rest);
  }
}

/** What is typed anew: a name from before the rules for names stays as long as nobody changes it. */
const changeOf = (name: OwnName, stored: OwnName): OwnNameChange =>
  Object.fromEntries(nameFields.flatMap(({ field }) => (name[field] === stored[field] ? [] : [[field, name[field]]])));

type NameFormProps = {
  readonly account: ActiveAccount;
  /** The text of its button; default is 'Save'. */
  readonly action?: string;
  readonly onEdit?: () => void;
  /** Whether the typed name is saved. */
  readonly isSaved?: boolean;
  readonly onSaved: (account: ActiveAccount) => void;
};

/** The account's name and address. */
export function NameForm({ account, action = 'Save', isSaved = false, onEdit, onSaved }: NameFormProps) {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  // Only typed values: other fields follow the account, and typed text survives a refetch.
  const [draft, setDraft] = useState<Partial<OwnName>>({});
  const { firstName, lastName, username } = account;
  // A new account has a placeholder name.
  const stored = account.hasChosenName ? { firstName, lastName, username } : { firstName: '', lastName: '', username };
  const typed = { ...stored, ...draft };
  // The username of a new account is made of digits; until one is typed, it follows the name, and nobody is asked about it.
  const suggested = account.hasChosenName ? null : suggestUsername(typed.firstName, typed.lastName);
  const name: OwnName = { ...typed, username: draft.username ?? suggested ?? username };
  const isSuggested = draft.username === undefined && suggested !== null;

  const save = useMutation({
    mutationFn: (body: OwnNameChange) =>
      saveWithSpares(
        (body) => api.call('updateName', { body }),
        body,
        isSuggested ? spareUsernames(name.username) : [],
      ),
    onSuccess: (saved) => {
      queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, saved);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      void refreshActivity(queryClient);
      setDraft({});
      onSaved(saved);
    },
    onError: (error) => {
      const first = nameFields.find(({ field }) => fieldErrors(error)[field] !== undefined)?.field;
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    },
  });
  const errors = fieldErrors(save.error);
  const isElsewhere = save.isError && Object.keys(errors).length === 0;
  const address = `${location.host}/player/${name.username.trim().toLowerCase()}`;
  const isMoving = account.hasChosenName && name.username.trim().toLowerCase() !== username;

  return (
    <Form
      ref={form}
      className={classes.form}
      onSubmit={() => {
        if (!save.isPending) save.mutate(account.hasChosenName ? changeOf(name, account) : name);
      }}
    >
      {nameFields.map(({ field, label, autoComplete }) => (
        <TextInput
          key={field}
          className={field === 'username' ? classes.wide : undefined}
          name={field}
          label={label}
          autoComplete={autoComplete}
          autoCapitalize={field === 'username' ? 'none' : 'words'}
          spellCheck={false}
          value={name[field]}
          onChange={(event) => {
            setDraft({ ...draft, [field]: event.currentTarget.value });
            onEdit?.();
          }}
          error={errors[field]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={
            field === 'username' ? (
              <>
                Your profile: <b className="ink medium break-anywhere">{address}</b>
                {isSuggested && ', or with a number where somebody has it.'}
                {isMoving && ' Links to the old address will lead nowhere.'}
              </>
            ) : field === 'lastName' ? (
              'Leave it empty if you have one name.'
            ) : undefined
          }
        />
      ))}
      {isElsewhere && <Failure>{errorText(save.error)}</Failure>}
      <div className={classes.save}>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : action}
        </Button>
        <SavedMark isShown={isSaved} />
      </div>
    </Form>
  );
}
