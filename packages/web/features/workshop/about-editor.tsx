import { Button, Textarea, TextInput } from '@mantine/core';
import { ABOUT_MAX, type EditedProfile, type ProfileDetails } from '@strokebook/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { profileDetailsQuery, refreshShown } from '../../api/workshop-queries.ts';
import { Failure } from '../../ui/failure.tsx';
import { Form } from '../../ui/form.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { detailFields, readDetails, writeDetails } from './detail-fields.ts';
import { PictureSlot } from './picture-slot.tsx';
import { problemText } from './problem-text.ts';
import { UnsavedGuard } from './unsaved-guard.tsx';
import classes from './workshop.module.css';

/** Who a player is: picture, logo, about text, school and figures of the body. */
export function AboutEditor({ accountId }: { readonly accountId: number }) {
  const { api } = useApi();
  const details = useQuery(profileDetailsQuery(api, accountId));
  return (
    <QueryState query={details} skeleton={<SkeletonRows rows={8} rowHeight={70} />}>
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

function DetailsForm({ accountId, profile }: { readonly accountId: number; readonly profile: EditedProfile }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Partial<Record<keyof ProfileDetails, string>>>({});
  const values = { ...writeDetails(profile.details), ...draft };
  const save = useMutation({
    mutationFn: () => api.call('updateProfileDetails', { params: { accountId }, body: readDetails(values) }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(profileDetailsQuery(api, accountId).queryKey, saved);
      setDraft({});
      await refreshShown(queryClient, 'details');
      await router.invalidate();
    },
    onError: (error) => {
      const first =
        detailFields.find(({ field, label }) => problemText(error, field, label) !== null)?.field ?? 'about';
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  });
  const isUnsaved = Object.keys(draft).length > 0;
  const set = (field: keyof ProfileDetails, value: string) => {
    setDraft({ ...draft, [field]: value });
    if (save.isSuccess) save.reset();
  };
  const problems = detailFields.map(({ field, label }) => problemText(save.error, field, label));
  const aboutProblem = problemText(save.error, 'about', 'The about text');
  const isElsewhere = save.isError && aboutProblem === null && problems.every((problem) => problem === null);
  return (
    <PageSection id="details" title="About you" status={save.isSuccess ? 'Saved.' : ''}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <Form ref={form} className={classes.form} onSubmit={() => !save.isPending && save.mutate()}>
        <Textarea
          size="md"
          name="about"
          label="About"
          rows={7}
          resize="vertical"
          value={values.about}
          error={aboutProblem}
          description={`${values.about.length} of ${ABOUT_MAX.toLocaleString('en')} characters`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(event) => set('about', event.currentTarget.value)}
        />
        <div className={classes.pair}>
          {detailFields.map(({ field, label, type, placeholder, isWide = false }, index) => (
            <TextInput
              key={field}
              size="md"
              className={isWide ? (classes.wide ?? '') : ''}
              name={field}
              label={label}
              type={type ?? 'text'}
              placeholder={placeholder}
              inputMode={field.endsWith('Gpa') ? 'decimal' : undefined}
              value={values[field]}
              error={problems[index]}
              onChange={(event) => set(field, event.currentTarget.value)}
            />
          ))}
        </div>
        {isElsewhere && <Failure>{save.error.message}</Failure>}
        <div className={classes.actions}>
          <Button type="submit" size="md" disabled={!isUnsaved || save.isPending}>
            {save.isPending ? 'Saving…' : 'Save'}
          </Button>
          {isUnsaved && (
            <Button size="md" variant="default" onClick={() => setDraft({})}>
              Undo changes
            </Button>
          )}
        </div>
      </Form>
    </PageSection>
  );
}
