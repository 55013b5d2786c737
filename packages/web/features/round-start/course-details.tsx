import { Button, TextInput } from '@mantine/core';
import type { UnitSystem } from '@strokebook/golf/model';
import layout from '../../ui/form-layout.module.css';
import { PlusIcon } from '../../ui/icons.tsx';
import { NumberCells } from './number-cells.tsx';
import { emptyTee, type OwnCourseText } from './own-course-text.ts';
import { TeeFields } from './tee-fields.tsx';

const places = [
  { field: 'city', label: 'Town' },
  { field: 'region', label: 'State or region' },
  { field: 'country', label: 'Country' },
] as const;

const MAX_TEES = 20;

type CourseDetailsProps = {
  readonly text: OwnCourseText;
  readonly units: UnitSystem;
  /** Whether the course is listed: its place stays as it is. */
  readonly isListed: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (changed: Partial<OwnCourseText>) => void;
};

/** What a card has besides pars; all of it is optional. */
export function CourseDetails({ text, units, isListed, problemOf, onChange }: CourseDetailsProps) {
  const { tees, numbers } = text;
  return (
    <>
      <section aria-labelledby="tees-title" className="stack gap-16">
        <h2 id="tees-title" className="text-l">
          Tees
        </h2>
        {tees.map((tee, at) => (
          <TeeFields
            key={at}
            tee={tee}
            place={at}
            numbers={numbers}
            units={units}
            problemOf={problemOf}
            onChange={(changed) => onChange({ tees: tees.map((one, index) => (index === at ? changed : one)) })}
            onRemove={() => onChange({ tees: tees.filter((_one, index) => index !== at) })}
          />
        ))}
        <div>
          <Button
            size="md"
            variant="default"
            leftSection={<PlusIcon />}
            disabled={tees.length >= MAX_TEES}
            onClick={() => onChange({ tees: [...tees, emptyTee(numbers.length)] })}
          >
            Add a tee
          </Button>
        </div>
      </section>
      <NumberCells
        label="Stroke index"
        numbers={numbers}
        values={text.strokeIndexes}
        problemOf={(at) => problemOf(`strokeIndexes.${at}`)}
        onChange={(strokeIndexes) => onChange({ strokeIndexes })}
      />
      {!isListed && (
        <div className={layout.pair}>
          {places.map(({ field, label }) => (
            <TextInput
              key={field}
              size="md"
              label={label}
              maxLength={120}
              value={text[field]}
              onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
