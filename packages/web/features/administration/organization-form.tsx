import { TextInput } from '@mantine/core';
import type { EditedOrganization, OrganizationChange } from '@strokebook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { problemText } from '../../api/problem-text.ts';
import { SaveFailure } from '../../controls/save-form/save-failure.tsx';
import { useFirstWrong } from '../../lib/focus.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/fields/form.tsx';
import classes from './administration.module.css';

type OrganizationFormProps = {
  /** Null for a new organization. */
  readonly organization: EditedOrganization | null;
  readonly onSaved: (saved: EditedOrganization) => void;
};

/** Name, address and colors of an organization. */
export function OrganizationForm({ organization, onSaved }: OrganizationFormProps) {
  const { api } = useApi();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [change, setChange] = useState<OrganizationChange>({
    name: organization?.name ?? '',
    shortName: organization?.shortName ?? '',
    color: organization?.color ?? null,
    secondColor: organization?.secondColor ?? null,
  });
  const save = useMutation({
    mutationFn: () =>
      organization === null
        ? api.call('createOrganization', { body: change })
        : api.call('updateOrganization', { params: { organizationId: organization.organizationId }, body: change }),
    onSuccess: (saved) => {
      void queryClient.invalidateQueries({ queryKey: ['listEditedOrganizations'] });
      void queryClient.invalidateQueries({ queryKey: ['getOrganization'] });
      onSaved(saved);
    },
  });
  useFirstWrong(form, save.error);
  const set = (changed: Partial<OrganizationChange>) => {
    setChange({ ...change, ...changed });
    if (save.isError) save.reset();
  };
  return (
    <Form ref={form} className="stack gap-16" onSubmit={() => !save.isPending && save.mutate()}>
      <div className="field-pair">
        <TextInput
          label="Name"
          value={change.name}
          error={problemText(save.error, 'name', 'The name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <TextInput
          label="Short name"
          autoCapitalize="none"
          spellCheck={false}
          value={change.shortName}
          error={problemText(save.error, 'shortName', 'The short name')}
          onChange={({ currentTarget }) => set({ shortName: currentTarget.value })}
        />
        <ColorField
          label="First color"
          example="#1b2a5e"
          color={change.color}
          error={problemText(save.error, 'color', 'The first color')}
          onChange={(color) => set({ color })}
        />
        <ColorField
          label="Second color"
          example="#f2c14e"
          color={change.secondColor}
          error={problemText(save.error, 'secondColor', 'The second color')}
          onChange={(secondColor) => set({ secondColor })}
        />
      </div>
      <SaveFailure error={save.error} atFields={/^\$\.(name|shortName|color|secondColor)$/} />
      <div>
        <BusyButton type="submit" isInactive={save.isPending}>
          {organization === null ? 'Create' : 'Save'}
        </BusyButton>
      </div>
    </Form>
  );
}

type ColorFieldProps = {
  readonly label: string;
  readonly example: string;
  readonly color: string | null;
  readonly error: string | null;
  readonly onChange: (color: string | null) => void;
};

/** A color as text, with a sample of it; empty for none. */
const ColorField = ({ label, example, color, error, onChange }: ColorFieldProps) => (
  <TextInput
    label={label}
    placeholder={example}
    autoComplete="off"
    spellCheck={false}
    maxLength={7}
    leftSection={<span className={classes.color} style={{ background: color ?? 'transparent' }} />}
    value={color ?? ''}
    error={error}
    onChange={({ currentTarget: { value } }) => onChange(value.trim() === '' ? null : value.trim().toLowerCase())}
  />
);
