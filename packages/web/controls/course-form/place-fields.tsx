import { TextInput } from '@mantine/core';
import type { CourseText } from './course-text.ts';

const places = [
  { field: 'city', label: 'Town' },
  { field: 'region', label: 'State or region' },
  { field: 'country', label: 'Country' },
] as const;

type PlaceFieldsProps = {
  readonly text: CourseText;
  readonly onChange: (changed: Partial<CourseText>) => void;
};

/** Where a course is, in words. */
export const PlaceFields = ({ text, onChange }: PlaceFieldsProps) => (
  <div className="field-pair">
    {places.map(({ field, label }) => (
      <TextInput
        key={field}
        label={label}
        maxLength={120}
        value={text[field]}
        onChange={({ currentTarget }) => onChange({ [field]: currentTarget.value })}
      />
    ))}
  </div>
);
