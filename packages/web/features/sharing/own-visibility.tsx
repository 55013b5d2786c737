import type { AccountId } from '@strokebook/golf/access';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { dayOf } from '../../lib/today.ts';
import { BirthYearForm } from './birth-year-form.tsx';
import { VisibilitySection } from './visibility-section.tsx';

/** Who sees one's own profile, with the year of birth that decides it at first. */
export function OwnVisibility({ accountId }: { readonly accountId: AccountId }) {
  const { api } = useApi();
  const sharing = useQuery(api.query('getSharing', {})).data;
  const today = dayOf(useQuery(api.query('getSettings', {})).data?.today ?? '');
  return (
    <VisibilitySection accountId={accountId}>
      {sharing !== undefined && <BirthYearForm sharing={sharing} today={today} />}
    </VisibilitySection>
  );
}
