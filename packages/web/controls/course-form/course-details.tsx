import { Button } from '@mantine/core';
import type { UnitSystem } from '@strokebook/golf/model';
import { useState } from 'react';
import { useFocusNewRows } from '../../lib/focus.ts';
import { PlusIcon } from '../../ui/icons.tsx';
import { type CourseText, emptyTee } from './course-text.ts';
import { NumberCells } from './number-cells.tsx';
import { PlaceFields } from './place-fields.tsx';
import { TeeFields } from './tee-fields.tsx';

const MAX_TEES = 20;

type CourseDetailsProps = {
  readonly text: CourseText;
  readonly units: UnitSystem;
  /** Whether the course is listed: its place is not asked here. */
  readonly isListed: boolean;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (changed: Partial<CourseText>) => void;
};

/** What a card has besides pars; all of it is optional. */
export function CourseDetails({ text, units, isListed, problemOf, onChange }: CourseDetailsProps) {
  const { tees, numbers } = text;
  const [added, setAdded] = useState(0);
  const list = useFocusNewRows<HTMLDivElement>(tees.length, added);
  return (
    <>
      <section aria-labelledby="tees-title" className="stack gap-16">
        <h2 id="tees-title" className="text-l">
          Tees
        </h2>
        <div ref={list} className="stack gap-16">
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
        </div>
        <div>
          <Button
            variant="default"
            leftSection={<PlusIcon />}
            disabled={tees.length >= MAX_TEES}
            onClick={() => {
              setAdded(added + 1);
              onChange({ tees: [...tees, emptyTee(numbers.length)] });
            }}
          >
            Add a tee
          </Button>
        </div>
      </section>
      {numbers.length > 0 && (
        <NumberCells
          label="Stroke index"
          numbers={numbers}
          values={text.strokeIndexes}
          problemOf={(at) => problemOf(`strokeIndexes.${at}`)}
          onChange={(strokeIndexes) => onChange({ strokeIndexes })}
        />
      )}
      {!isListed && <PlaceFields text={text} onChange={onChange} />}
    </>
  );
}
