import type { ActiveAccount } from '@strokebook/contract';
import { useState } from 'react';
import { PageSection } from '../../ui/pages/page-section.tsx';
import { SAVED } from '../../ui/saved-mark.tsx';
import { NameForm } from './name-form.tsx';

export function NameSection({ account }: { readonly account: ActiveAccount }) {
  const [isSaved, setIsSaved] = useState(false);
  return (
    <PageSection id="name" title="Name" status={isSaved ? SAVED : undefined}>
      <NameForm account={account} isSaved={isSaved} onEdit={() => setIsSaved(false)} onSaved={() => setIsSaved(true)} />
    </PageSection>
  );
}
