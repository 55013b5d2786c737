import { NativeSelect, TextInput } from '@mantine/core';
import { errors, type Sharing } from '@strokebook/contract';
import { fullName } from '@strokebook/golf/format';
import { ADULT_AGE, type AccountId, isMinorByYear } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { dayOf } from '../../lib/today.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SAVED, SavedMark } from '../../ui/saved-mark.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';

/** Who receives what visitors write on the profile (ACCESS-O60). */
export function ContactSection({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const sharing = useQuery(api.query('getSharing', {}));
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  const [status, setStatus] = useState<string>();
  return (
    <PageSection id="contact" title="Messages from visitors" status={status}>
      <p className="readable muted">
        Coaches and recruiters can write to you with a form on your public profile and resume, without seeing an
        address. You read what they write under <Link to="/account/messages">Messages</Link>.
      </p>
      <QueryState part="Messages from visitors" query={sharing} skeleton={<SkeletonRows rows={1} rowHeight={70} />}>
        {(stored) => <ReceiverForm {...{ accountId, today }} sharing={stored} onStatus={setStatus} />}
      </QueryState>
    </PageSection>
  );
}

type ReceiverFormProps = {
  readonly accountId: AccountId;
  readonly today: CalendarDay;
  readonly sharing: Sharing;
  readonly onStatus: (status: string | undefined) => void;
};

function ReceiverForm({ accountId, today, sharing, onStatus }: ReceiverFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const { circle, contact, birthYear } = sharing;
  const [receiver, setReceiver] = useState<string | null>(null);
  const [birthDate, setBirthDate] = useState<string | null>(null);
  const stored = contact.receiverId === null ? '' : String(contact.receiverId);
  const chosen = receiver ?? stored;
  const born = birthDate ?? contact.birthDate ?? '';
  const isOwn = chosen === String(accountId);
  // No birthday of this year makes the player 18, so none is asked.
  const isMinor = isOwn && contact.birthDate === null && birthYear !== null && isMinorByYear(birthYear, today);
  const waitsFor = contact.isAgreed ? undefined : circle.find(({ accountId: id }) => id === contact.receiverId);
  // Until 18 messages go to a guardian alone (TEAM-28); whoever receives them already stays named.
  const receivers = circle.filter(
    ({ accountId: id, guardian }) => sharing.isAdult || guardian === 'yes' || id === contact.receiverId,
  );
  const isStopped =
    !sharing.isAdult && circle.some(({ accountId: id, guardian }) => id === contact.receiverId && guardian !== 'yes');
  const isUnsaved = !isMinor && (chosen !== stored || (isOwn && born !== (contact.birthDate ?? '')));
  const save = useMutation({
    mutationFn: () =>
      api.call('updateContact', {
        body: {
          receiverId:
            circle.find((member) => String(member.accountId) === chosen)?.accountId ?? (isOwn ? accountId : null),
          ...(isOwn && born !== '' ? { birthDate: born } : {}),
        },
      }),
    onMutate: () => onStatus(undefined),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, saved);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      void refreshActivity(queryClient);
      setReceiver(null);
      setBirthDate(null);
      onStatus(SAVED);
    },
  });
  return (
    <Form
      className="stack gap-14"
      onSubmit={() => {
        if (isUnsaved && !save.isPending) save.mutate();
      }}
    >
      <NativeSelect
        label="Who receives messages"
        value={chosen}
        data={[
          { value: '', label: 'Nobody' },
          { value: String(accountId), label: `Me, if I am ${ADULT_AGE} or older` },
          ...receivers.map((member) => ({ value: String(member.accountId), label: fullName(member) })),
        ]}
        description={
          sharing.isAdult
            ? 'Someone in your circle, such as a parent or a coach, can receive them for you once they agree under Messages.'
            : `Until you are ${ADULT_AGE} a guardian can receive them for you. You name one under Circle, and they agree under Messages.`
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={(event) => {
          setReceiver(event.currentTarget.value);
          if (save.isError) save.reset();
        }}
      />
      {isStopped && <p className="note">{errors.CONTACT_FOR_GUARDIANS.message}</p>}
      {!isStopped && waitsFor !== undefined && (
        <p className="note">{`${fullName(waitsFor)} has not agreed yet, so nobody can write to you.`}</p>
      )}
      {isMinor && <p role="status">{errors.CONTACT_FOR_ADULTS.message}</p>}
      {isOwn && !isMinor && (!sharing.isAdult || contact.birthDate !== null) && (
        <TextInput
          type="date"
          label="Date of birth"
          description="Nobody else sees it."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={born}
          onChange={(event) => {
            setBirthDate(event.currentTarget.value);
            if (save.isError) save.reset();
          }}
        />
      )}
      <SaveFailure error={save.error} />
      <SavedMark isShown={save.isSuccess && !isUnsaved} />
      {isUnsaved && (
        <div>
          <BusyButton type="submit" isInactive={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save'}
          </BusyButton>
        </div>
      )}
    </Form>
  );
}
