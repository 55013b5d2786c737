import { TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import { PageSection } from '../../ui/pages/page-section.tsx';

/** Adds a roster to an organization. */
export function NewRoster({ organizationId }: { readonly organizationId: number }) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [group, setGroup] = useState('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () =>
      api.call('createRoster', {
        params: { organizationId },
        body: { name, groupName: group.trim() === '' ? null : group },
      }),
    onSuccess: (saved) => {
      queryClient.setQueryData(api.query('getEditedOrganization', { params: { organizationId } }).queryKey, saved);
      setName('');
      setGroup('');
    },
  });
  return (
    <PageSection id="new-roster" title="New roster" status={isSuccess ? 'The roster is added.' : undefined}>
      <Form className="stack gap-16" onSubmit={() => !isPending && mutate()}>
        <div className="field-pair">
          <TextInput
            label="Name of the roster"
            value={name}
            error={problemText(error, 'name', 'The name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label="Group, such as Women (optional)"
            value={group}
            error={problemText(error, 'groupName', 'The group')}
            onChange={({ currentTarget }) => setGroup(currentTarget.value)}
          />
        </div>
        <SaveFailure error={error} atFields={/^\$\.(name|groupName)$/} />
        <div>
          <BusyButton type="submit" variant="default" isInactive={isPending || name.trim() === ''}>
            Add the roster
          </BusyButton>
        </div>
      </Form>
    </PageSection>
  );
}
