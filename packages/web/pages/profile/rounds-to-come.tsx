import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { SampleTable } from '../../ui/tables/sample-table.tsx';

type RoundsToComeProps = {
  readonly profile: { readonly account: { readonly username: string }; readonly hasFullAccess: boolean };
  readonly sample: ComponentProps<typeof SampleTable>;
};

/** Below the notice of a page without rounds: the action that fills it, and what will stand there (FIRST-04). */
export const RoundsToCome = ({ profile, sample }: RoundsToComeProps) => (
  <>
    {profile.hasFullAccess && (
      <p className="margin-top-12">
        <Link
          to="/player/$username/schedule/{-$tab}"
          params={{ username: profile.account.username, tab: '0' }}
          state={{ isAddingEvent: true }}
          className="quiet-button"
        >
          Type a result
        </Link>
      </p>
    )}
    <SampleTable {...sample} />
  </>
);
