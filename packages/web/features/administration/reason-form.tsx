import { NativeSelect, TextInput } from '@mantine/core';
import { MAX_SUPPORT_NOTE, type SupportReason, type SupportReasonId, supportReasons } from '@strokebook/contract';
import { type ReactNode, useRef, useState } from 'react';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { useFirstWrong } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';

type ReasonFormProps = {
  /** Text of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Above the fields: what the action does. */
  readonly children: ReactNode;
  /** Who reads it; the owner of the account, if it is not said. */
  readonly readers?: string;
  readonly onSubmit: (reason: SupportReason) => void;
};

const categories = Object.entries(supportReasons).map(([value, label]) => ({ value, label }));

const OWNER = 'The owner of the account reads this in their activity, with your username.';

/** Asks why support acts. */
export function ReasonForm({ action, isBusy, error, children, readers = OWNER, onSubmit }: ReasonFormProps) {
  const [category, setCategory] = useState<SupportReasonId>('ownerAsked');
  const [note, setNote] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useFirstWrong(form, error);
  return (
    <Form ref={form} className="stack gap-16" onSubmit={() => !isBusy && onSubmit({ category, note })}>
      {children}
      <NativeSelect
        label="Reason"
        data={categories}
        value={category}
        onChange={({ currentTarget }) => setCategory(currentTarget.value as SupportReasonId)}
      />
      <TextInput
        label="What happened (required)"
        description={readers}
        maxLength={MAX_SUPPORT_NOTE}
        autoComplete="off"
        value={note}
        error={problemText(error, 'reason.note', 'What happened')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <SaveFailure error={error} atFields={/^\$\.reason\.note$/} />
      <div>
        <BusyButton type="submit" isInactive={isBusy || note.trim() === ''}>
          {isBusy ? 'One moment …' : action}
        </BusyButton>
      </div>
    </Form>
  );
}
