import { Button, TextInput } from '@mantine/core';
import type { FirstAnswers } from '@strokebook/contract';
import { useState } from 'react';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';

type School = NonNullable<FirstAnswers['school']>;

const kinds: readonly { readonly value: School['kind']; readonly label: string }[] = [
  { value: 'college', label: 'College' },
  { value: 'highSchool', label: 'High school' },
];

type SchoolQuestionProps = {
  readonly isSaving: boolean;
  readonly onAnswer: (school: School) => void;
};

/** The third question for coaches. */
export function SchoolQuestion({ isSaving, onAnswer }: SchoolQuestionProps) {
  const [kind, setKind] = useState<School['kind']>('college');
  const [name, setName] = useState('');
  return (
    <Form
      className="grid gap-20"
      onSubmit={() => {
        if (!isSaving && name.trim() !== '') onAnswer({ kind, name: name.trim() });
      }}
    >
      <Segmented label="Kind of school" value={kind} options={kinds} onChange={setKind} />
      <TextInput
        label="School"
        name="school"
        autoComplete="organization"
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={isSaving || name.trim() === ''}>
          {isSaving ? 'Saving…' : 'Continue'}
        </Button>
      </div>
    </Form>
  );
}
