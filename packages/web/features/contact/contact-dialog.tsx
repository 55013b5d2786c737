import { Button, Textarea, TextInput } from '@mantine/core';
import { MAX_CONTACT_CHARACTERS } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { grouped } from '@strokebook/golf/format';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { errorText } from '../../api/error-text.ts';
import { ApiError } from '../../api/errors.ts';
import { problemText } from '../../api/problem-text.ts';
import { useFirstWrong } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Failure } from '../../ui/pages/failure.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { type ContactText, emptyContactText } from './contact-text.ts';

const fields = [
  { field: 'name', label: 'Your name', autoComplete: 'name', type: 'text' },
  { field: 'email', label: 'Your email', autoComplete: 'email', type: 'email' },
  { field: 'organization', label: 'School or organization', autoComplete: 'organization', type: 'text' },
] as const;

type ContactDialogProps = {
  readonly accountId: AccountId;
  readonly name: string;
  readonly text: ContactText;
  readonly onChange: (text: ContactText) => void;
  readonly onClose: () => void;
};

/** Writes to a player through the site; neither side's form shows the player's address (ACCESS-O60). */
export function ContactDialog({ accountId, name, text, onChange, onClose }: ContactDialogProps) {
  const { api } = useApi();
  const form = useRef<HTMLFormElement>(null);
  const send = useMutation({
    mutationFn: () => api.call('sendMessage', { params: { accountId }, body: text }),
    onSuccess: () => onChange(emptyContactText),
  });
  useFirstWrong(form, send.error);
  const set = (field: keyof ContactText, value: string) => {
    onChange({ ...text, [field]: value });
    if (send.isError) send.reset();
  };
  const isAtFields = send.error instanceof ApiError && send.error.problems.length > 0;
  return (
    <Dialog title={`Contact ${name}`} size={520} onClose={onClose}>
      {send.isSuccess ? (
        <div className="stack gap-16">
          <p role="status">Your message was sent. The reply will come to your email.</p>
          <div>
            <Button data-autofocus onClick={onClose}>
              Close
            </Button>
          </div>
        </div>
      ) : (
        <Form
          ref={form}
          // The hidden field is positioned relative to the form.
          className="stack gap-14 relative"
          onSubmit={() => {
            if (!send.isPending) send.mutate();
          }}
        >
          <p className="note">The player, or someone they chose, reads your message and can answer to your email.</p>
          {fields.map(({ field, label, autoComplete, type }) => (
            <TextInput
              key={field}
              name={field}
              type={type}
              label={field === 'organization' ? `${label} (optional)` : label}
              autoComplete={autoComplete}
              value={text[field]}
              error={problemText(send.error, field, label)}
              onChange={(event) => set(field, event.currentTarget.value)}
            />
          ))}
          <Textarea
            name="message"
            label="Message"
            rows={6}
            resize="vertical"
            value={text.message}
            description={`${text.message.length} of ${grouped(MAX_CONTACT_CHARACTERS)} characters`}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={problemText(send.error, 'message', 'The message')}
            onChange={(event) => set('message', event.currentTarget.value)}
          />
          <div className="unseen" aria-hidden="true">
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={text.website}
              onChange={(event) => set('website', event.currentTarget.value)}
            />
          </div>
          {send.isError && !isAtFields && <Failure>{errorText(send.error)}</Failure>}
          <div>
            <BusyButton type="submit" isInactive={send.isPending}>
              {send.isPending ? 'Sending…' : 'Send message'}
            </BusyButton>
          </div>
        </Form>
      )}
    </Dialog>
  );
}
