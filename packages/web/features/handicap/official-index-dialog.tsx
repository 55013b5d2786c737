import type { EditedProfile } from '@strokebook/contract';
import type { AccountId } from '@strokebook/golf/access';
import { isCalendarDay } from '@strokebook/golf/calendar';
import { formatIndex, readIndex } from '@strokebook/golf/format';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { dayProblemText, problemText } from '../../api/problem-text.ts';
import { refreshShown } from '../../api/refresh-shown.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { useFirstWrong } from '../../lib/focus.ts';
import { dayOf } from '../../lib/today.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

type OfficialIndexDialogProps = { readonly accountId: AccountId; readonly onClose: () => void };

/** Asks for the index that the official service shows, its day, and whether others may see it. */
export function OfficialIndexDialog({ accountId, onClose }: OfficialIndexDialogProps) {
  const { api } = useApi();
  const profile = useQuery(api.query('getProfileDetails', { params: { accountId } }));
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  return (
    <Dialog title="Official index" size={420} onClose={onClose}>
      <QueryState query={profile} skeleton={<SkeletonRows rows={3} rowHeight={70} />}>
        {({ details }) => <IndexForm accountId={accountId} details={details} today={today} onClose={onClose} />}
      </QueryState>
    </Dialog>
  );
}

type IndexFormProps = OfficialIndexDialogProps & {
  readonly details: EditedProfile['details'];
  readonly today: string;
};

function IndexForm({ accountId, details, today, onClose }: IndexFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { officialIndex: stored, officialIndexDay, showsOfficialIndex } = details;
  const [text, setText] = useState(stored === null ? '' : formatIndex(stored));
  const [day, setDay] = useState<string>(officialIndexDay ?? today);
  const [isShown, setIsShown] = useState(showsOfficialIndex);
  const [isWrong, setIsWrong] = useState(false);
  const save = useMutation({
    mutationFn: (value: number | null) =>
      api.call('updateProfileDetails', {
        params: { accountId },
        body: {
          officialIndex: value,
          officialIndexDay: value !== null && isCalendarDay(day) ? day : null,
          showsOfficialIndex: value !== null && isShown,
        },
      }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(api.query('getProfileDetails', { params: { accountId } }).queryKey, saved);
      await refreshShown(queryClient, 'details');
      await router.invalidate();
      onClose();
    },
  });
  useFirstWrong(form, save.error);
  const submit = () => {
    const value = readIndex(text);
    setIsWrong(value === null);
    if (value === null) form.current?.querySelector('input')?.focus();
    else if (!save.isPending) save.mutate(value);
  };
  return (
    <Form ref={form} className="stack gap-16" onSubmit={submit}>
      <TextInput
        label="Index"
        description="As the official service shows it: 4.2, or +1.3"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="text"
        autoComplete="off"
        value={text}
        error={
          isWrong
            ? 'Write it as 4.2, or as +1.3 if it is a plus.'
            : problemText(save.error, 'officialIndex', 'The index')
        }
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setIsWrong(false);
        }}
      />
      <TextInput
        type="date"
        label="On"
        max={today}
        value={day}
        error={dayProblemText(save.error, 'officialIndexDay', 'The day', day)}
        onChange={({ currentTarget }) => setDay(currentTarget.value)}
      />
      <CheckRow isChecked={isShown} onChange={setIsShown}>
        Show it on my profile and resume
      </CheckRow>
      <SaveFailure error={save.error} atFields={/^\$\.officialIndex(Day)?$/} />
      <div className="row-wrap gap-8">
        <BusyButton type="submit" isInactive={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </BusyButton>
        {stored !== null && (
          <Button variant="default" onClick={() => save.mutate(null)}>
            Remove
          </Button>
        )}
      </div>
    </Form>
  );
}
