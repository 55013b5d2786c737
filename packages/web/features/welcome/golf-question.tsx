import { Button, TextInput } from '@mantine/core';
import type { FirstAnswers } from '@strokebook/contract';
import { isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { PlayerGender } from '@strokebook/golf/stats';
import { type ReactNode, useState } from 'react';
import { readYear, YEAR_PROBLEM } from '../../lib/birth-year.ts';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';
import classes from './welcome.module.css';

type Answers = Pick<FirstAnswers, 'gender' | 'birthYear' | 'school'>;
type Place = NonNullable<FirstAnswers['school']>['kind'] | 'club';

const genders: readonly { readonly value: PlayerGender; readonly label: string }[] = [
  { value: 'women', label: 'Women’s' },
  { value: 'men', label: 'Men’s' },
];
const places: readonly { readonly value: Place; readonly label: string }[] = [
  { value: 'college', label: 'College' },
  { value: 'highSchool', label: 'High school' },
  { value: 'club', label: 'Club or on my own' },
];

type GolfQuestionProps = {
  readonly today: CalendarDay;
  readonly isSaving: boolean;
  readonly onAnswer: (answers: Answers) => void;
};

/** The third question for players: what decides tees, standard and who sees them at first (FIRST-13). */
export function GolfQuestion({ today, isSaving, onAnswer }: GolfQuestionProps) {
  const [gender, setGender] = useState<PlayerGender | null>(null);
  const [born, setBorn] = useState('');
  const [place, setPlace] = useState<Place | null>(null);
  const [name, setName] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const birthYear = readYear(born, today);
  const problem = birthYear === null && isAsked ? YEAR_PROBLEM : undefined;
  const submit = () => {
    setIsAsked(true);
    if (isSaving || birthYear === null) return;
    const school = place === null || place === 'club' || name.trim() === '' ? null : { kind: place, name: name.trim() };
    onAnswer({
      ...(gender === null ? {} : { gender }),
      ...(birthYear === undefined ? {} : { birthYear }),
      ...(school === null ? {} : { school }),
    });
  };
  const isOpen = isAdult({ birthDate: null, birthYear: birthYear ?? null }, today);
  return (
    <Form className="grid gap-20" onSubmit={submit}>
      <Choice label="Events you play">
        <Segmented label="Events you play" value={gender ?? ''} options={genders} onChange={setGender} />
      </Choice>
      <div className="grid gap-8">
        <TextInput
          label="Year of birth"
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          className={classes.year}
          description="Pages of players under 18 start closed. Nobody else sees the year."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          error={problem}
          value={born}
          onChange={(event) => setBorn(event.currentTarget.value)}
        />
        <p role="status">
          {isOpen
            ? 'Everybody can see your pages. Change it any time under Account.'
            : 'Only people you let in can see your pages. Change it any time under Account.'}
        </p>
      </div>
      <Choice label="Where you play">
        <Segmented label="Where you play" value={place ?? ''} options={places} onChange={setPlace} />
      </Choice>
      {(place === 'college' || place === 'highSchool') && (
        <TextInput
          label="School"
          name="school"
          autoComplete="organization"
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      )}
      <div>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Continue'}
        </Button>
      </div>
    </Form>
  );
}

const Choice = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid gap-8">
    {/* The group has the same name. */}
    <span aria-hidden className="medium">
      {label}
    </span>
    {children}
  </div>
);
