import { TextInput } from '@mantine/core';
import type { ActiveAccount } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { activeAccountQuery } from '../../api/account-queries.ts';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { SAVED, SavedMark } from '../../ui/saved-mark.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { ConfirmEmail } from './confirm-email.tsx';

/** The email of one's own account, and whether it is confirmed (DATA-O60). */
export function EmailSection({ account }: { readonly account: ActiveAccount }) {
  const { api, tokens } = useApi();
  const queryClient = useQueryClient();
  const sendsMail = useQuery(api.query('getSettings', {})).data?.sendsMail === true;
  const [draft, setDraft] = useState<string | null>(null);
  const stored = account.accountEmail ?? '';
  const email = draft ?? stored;
  const isUnsaved = email.trim() !== stored;
  const keep = (saved: ActiveAccount) => {
    queryClient.setQueryData(activeAccountQuery(api, tokens).queryKey, saved);
    void refreshActivity(queryClient);
  };
  const save = useMutation({
    mutationFn: (text: string) => api.call('updateEmail', { body: { email: text === '' ? null : text } }),
    onSuccess: (saved) => {
      keep(saved);
      setDraft(null);
    },
    // The email is stored even if the code could not be sent.
    onError: () => queryClient.invalidateQueries({ queryKey: activeAccountQuery(api, tokens).queryKey }),
  });
  const isSaved = save.isSuccess && !isUnsaved;
  const isWaiting = stored !== '' && !isUnsaved && !account.isEmailConfirmed;
  return (
    <PageSection id="email" title="Email" status={isSaved ? SAVED : undefined}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form
        className="stack gap-14"
        onSubmit={() => {
          if (isUnsaved && !save.isPending) save.mutate(email.trim());
        }}
      >
        <TextInput
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          value={email}
          error={problemText(save.error, 'email', 'The email')}
          description="Printed on the resumes you send or download. Visitors of your profile never see it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            if (save.isError) save.reset();
          }}
        />
        {!isUnsaved && (
          <div className="row-wrap gap-12">
            {stored !== '' && <p className="note">{account.isEmailConfirmed ? 'Confirmed' : 'Not confirmed'}</p>}
            <SavedMark isShown={isSaved} />
          </div>
        )}
        <SaveFailure error={save.error} atFields={/^\$\.email$/} />
        {isUnsaved && (
          <div>
            <BusyButton type="submit" isInactive={save.isPending}>
              {save.isPending ? 'Saving…' : 'Save email'}
            </BusyButton>
          </div>
        )}
      </Form>
      {isWaiting && sendsMail && (
        <ConfirmEmail
          email={stored}
          isSent={save.isSuccess}
          isSending={save.isPending}
          onSend={() => save.mutate(stored)}
          onConfirmed={keep}
        />
      )}
    </PageSection>
  );
}
