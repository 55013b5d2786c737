import { Button, TextInput } from '@mantine/core';
import type { FirstAnswers } from '@strokebook/contract';
import { isAdult } from '@strokebook/golf/access';
import type { CalendarDay } from '@strokebook/golf/calendar';
import type { PlayerGender } from '@strokebook/golf/stats';
import { useState } from 'react';
import { BirthYearField } from '../../controls/about-player/birth-year-field.tsx';
import { EventsChoice } from '../../controls/about-player/events-choice.tsx';
import { readYear } from '../../lib/birth-year.ts';
import { Form } from '../../ui/fields/form.tsx';
import { Segmented } from '../../ui/fields/segmented.tsx';

type Answers = Pick<FirstAnswers, 'gender' | 'birthYear' | 'school'>;
type Place = NonNullable<FirstAnswers['school']>['kind'] | 'club';

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
  const isOpen = isAdult({ birthDate: null, birthYear: birthYear ?? null, adultFrom: null }, today);
  return (
    <Form className="grid gap-20" onSubmit={submit}>
      <EventsChoice value={gender} onChange={setGender} />
      <div className="grid gap-8">
        <BirthYearField
          value={born}
          today={today}
          isAsked={isAsked}
          description="Pages of players under 18 start closed. Nobody else sees the year."
          onChange={setBorn}
        />
        <p role="status">
          {isOpen
            ? 'Everybody can see your pages. Change it any time under Account.'
            : 'Only people you let in can see your pages. Change it any time under Account.'}
        </p>
      </div>
      <div className="grid gap-8">
        {/* The group has the same name. */}
        <span aria-hidden className="medium">
          Where you play
        </span>
        <Segmented label="Where you play" value={place ?? ''} options={places} onChange={setPlace} />
      </div>
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
