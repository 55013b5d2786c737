import type { AccountId } from '@strokebook/golf/access';
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { MAX_ABOUT, type EditedProfile, type ProfileDetails } from '@strokebook/contract';
import { grouped } from '@strokebook/golf/format';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshShown } from '../../api/refresh-shown.ts';
import { useFirstWrong } from '../../lib/focus.ts';
import { withScheme } from '../../lib/web-address.ts';
import { CheckRow } from '../../ui/fields/check-row.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SAVED, SavedMark } from '../../ui/saved-mark.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { detailFields, readDetails, writeDetails } from './detail-fields.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { PictureSlot } from './picture-slot.tsx';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { UnsavedGuard } from '../../controls/save-form/unsaved-guard.tsx';
import classes from './workshop.module.css';

/** Editor of a player's details: picture, logo, about text, school and physical data. */
export function AboutEditor({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const details = useQuery(api.query('getProfileDetails', { params: { accountId } }));
  return (
    <QueryState query={details} skeleton={<SkeletonRows rows={16} rowHeight={70} />}>
      {(profile) => (
        <>
          <PageSection id="picture" title="Pictures">
            <div className={classes.slots}>
              <PictureSlot
                accountId={accountId}
                use="profilePicture"
                name="profile picture"
                {...profile.profilePicture}
              />
              <PictureSlot accountId={accountId} use="customLogo" name="logo" {...profile.customLogo} />
            </div>
          </PageSection>
          <DetailsForm accountId={accountId} profile={profile} />
        </>
      )}
    </QueryState>
  );
}

/** Changed fields that are not saved yet. */
type Draft = Partial<Record<keyof ProfileDetails, string>>;

const withoutField = ({ ...draft }: Draft, field: keyof ProfileDetails): Draft => {
  delete draft[field];
  return draft;
};

const withoutSaved = (draft: Draft, sent: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([field, value]) => sent[field as keyof ProfileDetails] !== value));

function DetailsForm({ accountId, profile }: { readonly accountId: AccountId; readonly profile: EditedProfile }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>({});
  const values = { ...writeDetails(profile.details), ...draft };
  const save = useMutation({
    mutationFn: (sent: Draft) => api.call('updateProfileDetails', { params: { accountId }, body: readDetails(sent) }),
    onSuccess: async (saved, sent) => {
      queryClient.setQueryData(api.query('getProfileDetails', { params: { accountId } }).queryKey, saved);
      // Text typed while saving remains unsaved.
      setDraft((now) => withoutSaved(now, sent));
      await refreshShown(queryClient, 'details');
      await router.invalidate();
    },
  });
  useFirstWrong(form, save.error);
  const isUnsaved = Object.keys(draft).length > 0;
  const set = (field: keyof ProfileDetails, value: string) => {
    const others = withoutField(draft, field);
    const stored = writeDetails(profile.details)[field];
    setDraft(value === stored ? others : { ...others, [field]: value });
    if (save.isSuccess) save.reset();
  };
  const problems = detailFields.map(({ field, label }) => problemText(save.error, field, label));
  const aboutProblem = problemText(save.error, 'about', 'The about text');
  return (
    <PageSection id="details" title="About you" status={save.isSuccess ? SAVED : undefined}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form ref={form} className="stack gap-16" onSubmit={() => isUnsaved && !save.isPending && save.mutate(draft)}>
        <Textarea
          name="about"
          label="About"
          rows={7}
          resize="vertical"
          value={values.about}
          error={aboutProblem}
          description={`${values.about.length} of ${grouped(MAX_ABOUT)} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => set('about', event.currentTarget.value)}
        />
        <div className="field-pair">
          {detailFields.map(({ field, label, type, placeholder, description, options, isWide = false }, index) =>
            options !== undefined ? (
              <NativeSelect
                key={field}
                name={field}
                label={label}
                description={description}
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                data={options}
                value={values[field]}
                error={problems[index]}
                onChange={(event) => set(field, event.currentTarget.value)}
              />
            ) : (
              <TextInput
                key={field}
                className={isWide ? (classes.wide ?? '') : ''}
                name={field}
                label={label}
                type={type ?? 'text'}
                placeholder={placeholder}
                inputMode={field.endsWith('Gpa') ? 'decimal' : undefined}
                value={values[field]}
                error={problems[index]}
                onChange={(event) => set(field, event.currentTarget.value)}
                onBlur={() => {
                  if (field === 'websiteLink' && draft[field] !== undefined) set(field, withScheme(draft[field]));
                }}
              />
            ),
          )}
        </div>
        <CheckRow
          isChecked={values.showsWeight === 'true'}
          onChange={() => set('showsWeight', values.showsWeight === 'true' ? 'false' : 'true')}
        >
          Show my weight on my profile
        </CheckRow>
        {isUnsaved && <SaveFailure error={save.error} atFields={/^\$\.\w+$/} />}
        <div className="row-wrap gap-8">
          <BusyButton type="submit" isInactive={!isUnsaved || save.isPending}>
            {save.isPending ? 'Saving…' : 'Save'}
          </BusyButton>
          {isUnsaved && (
            <Button
              variant="default"
              onClick={() => {
                setDraft({});
                save.reset();
                form.current?.querySelector<HTMLElement>('textarea')?.focus();
              }}
            >
              Undo changes
            </Button>
          )}
          <SavedMark isShown={save.isSuccess} />
        </div>
      </Form>
    </PageSection>
  );
}
