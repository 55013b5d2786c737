import { Button } from '@mantine/core';
import type { Sharing } from '@strokebook/contract';
import type { CalendarDay } from '@strokebook/golf/calendar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { refreshActivity } from '../../api/own-account-queries.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { BirthYearField } from '../../controls/about-player/birth-year-field.tsx';
import { readYear } from '../../lib/birth-year.ts';
import { Form } from '../../ui/fields/form.tsx';
import { SavedMark } from '../../ui/saved-mark.tsx';
import classes from './sharing.module.css';

type BirthYearFormProps = { readonly sharing: Sharing; readonly today: CalendarDay };

/** The year of birth: as long as nobody has chosen who sees the pages, it opens or closes them (TEAM-28). */
export function BirthYearForm({ sharing, today }: BirthYearFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const stored = sharing.birthYear === null ? '' : String(sharing.birthYear);
  const [typed, setTyped] = useState<string | null>(null);
  const born = typed ?? stored;
  const year = readYear(born, today);
  const save = useMutation({
    mutationFn: (birthYear: number) => api.call('updateBirthYear', { body: { birthYear } }),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.query('getSharing', {}).queryKey, saved);
      queryClient.removeQueries({ queryKey: ['getProfile'] });
      void refreshActivity(queryClient);
      setTyped(null);
    },
  });
  const isUnsaved = born !== stored && year !== undefined;
  return (
    <Form
      className={classes.birth}
      onSubmit={() => {
        if (isUnsaved && typeof year === 'number' && !save.isPending) save.mutate(year);
      }}
    >
      {sharing.hasStartingPrivacy && (
        <p>
          {sharing.isAdult
            ? 'Everybody can see your pages, because you are 18 or older.'
            : 'Your pages are closed until you open them, because you are under 18 or have not said how old you are.'}
        </p>
      )}
      {sharing.isAgeHeld && (
        <p>Until a guardian agrees to this year you count as under 18, because you said so before.</p>
      )}
      <BirthYearField
        value={born}
        today={today}
        isAsked={false}
        description={
          sharing.hasStartingPrivacy
            ? 'It decides who sees your pages until you choose it below. Nobody sees the year but your guardians.'
            : 'Nobody sees it but your guardians. What you chose below stays.'
        }
        onChange={setTyped}
      />
      <SaveFailure error={save.error} />
      <SavedMark isShown={save.isSuccess && typed === null} />
      {isUnsaved && (
        <div>
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving…' : 'Save the year'}
          </Button>
        </div>
      )}
    </Form>
  );
}
