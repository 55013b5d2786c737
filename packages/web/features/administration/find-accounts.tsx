import { Button, TextInput } from '@mantine/core';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SupportedAccount } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { type ReactNode, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import classes from './administration.module.css';

/** The last search text. It is not in the address, which may contain no phone number. */
const lastSearch = ['lastSupportSearch'];
/** Shorter texts would find everybody. */
const MIN_LETTERS = 2;

type FindAccountsProps = {
  readonly label: string;
  /** Whether the last search is shown again, after a look at an account. */
  readonly isRemembered: boolean;
  /** The found accounts as a list. */
  readonly children: (accounts: readonly SupportedAccount[]) => ReactNode;
};

/** Finds accounts by number, username, email or name when the form is sent. */
export function FindAccounts({ label, isRemembered, children }: FindAccountsProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState(() => (isRemembered ? (queryClient.getQueryData<string>(lastSearch) ?? '') : ''));
  const [text, setText] = useState(asked);
  const isAsked = asked.length >= MIN_LETTERS;
  const { queryFn, ...options } = api.query('findAccounts', { body: { text: asked } });
  const found = useQuery({ ...options, queryFn: isAsked && queryFn !== undefined ? queryFn : skipToken });
  return (
    <div className="stack gap-12">
      <Form
        role="search"
        className={classes.bar}
        onSubmit={() => {
          const next = text.trim();
          setAsked(next);
          if (isRemembered) queryClient.setQueryData(lastSearch, next);
        }}
      >
        <TextInput
          type="search"
          // In a dialog this field has the initial focus.
          data-autofocus
          label={label}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" disabled={text.trim().length < MIN_LETTERS}>
          Find
        </Button>
      </Form>
      <p role="status" className={classes.said}>
        {found.data !== undefined && isAsked && sayFound(found.data.accounts, found.data.hasMore)}
      </p>
      {isAsked && (
        <QueryState part="The accounts" query={found} skeleton={<SkeletonRows rows={2} rowHeight={60} />}>
          {({ accounts }) => (accounts.length === 0 ? null : children(accounts))}
        </QueryState>
      )}
    </div>
  );
}

function sayFound(accounts: readonly SupportedAccount[], hasMore: boolean): string {
  if (accounts.length === 0) return 'No account has this number, username or email, or a name with these words.';
  if (hasMore) return `The first ${accounts.length} accounts. Type more of the name to find others.`;
  return accounts.length === 1
    ? `One account: ${fullName(accounts[0] as SupportedAccount)}.`
    : `${accounts.length} accounts.`;
}
