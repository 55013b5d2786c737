import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { QueryState } from '../../ui/pages/query-state.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { PasswordForm } from './password-form.tsx';

type PasswordSectionProps = {
  /** Asks for a confirmation by code; resolves to whether it was given. */
  readonly confirm: () => Promise<boolean>;
};

export function PasswordSection({ confirm }: PasswordSectionProps) {
  const { api } = useApi();
  const security = useQuery(api.query('getSecurity', {}));
  const [status, setStatus] = useState<string>();
  return (
    <PageSection id="password" title="Password" status={status}>
      <QueryState part="Password" query={security} skeleton={<SkeletonRows rows={4} rowHeight={64} />}>
        {(stored) => (
          <>
            <p className="readable muted">
              {stored.hasPassword
                ? 'You can sign in with your phone number and this password, or with a code as before.'
                : 'You sign in with codes. With a password you can also sign in where no text message arrives.'}
            </p>
            <PasswordForm security={stored} confirm={confirm} onStatus={setStatus} />
          </>
        )}
      </QueryState>
    </PageSection>
  );
}
