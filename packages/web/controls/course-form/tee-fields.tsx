import { Button, NativeSelect, TextInput } from '@mantine/core';
import { lengthUnitName } from '@strokebook/golf/format';
import type { UnitSystem } from '@strokebook/golf/model';
import { useFocusLeftBehind } from '../../lib/focus.ts';
import { NumberCells } from './number-cells.tsx';
import type { TeeText } from './course-text.ts';

const genders = [
  { value: '', label: 'Everyone' },
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
];

type TeeFieldsProps = {
  readonly tee: TeeText;
  readonly place: number;
  readonly numbers: readonly number[];
  readonly units: UnitSystem;
  readonly problemOf: (field: string) => string | undefined;
  readonly onChange: (tee: TeeText) => void;
  readonly onRemove: () => void;
};

/** A tee with rating, slope and lengths, all but its name optional. */
export function TeeFields({ tee, place, numbers, units, problemOf, onChange, onRemove }: TeeFieldsProps) {
  const row = useFocusLeftBehind<HTMLFieldSetElement>();
  const field = (name: string) => `tees.${place}.${name}`;
  return (
    <fieldset ref={row} className="field-group">
      <legend>{`Tee ${place + 1}`}</legend>
      <div className="field-pair">
        <TextInput
          label="Tee"
          placeholder="White"
          value={tee.name}
          maxLength={120}
          error={problemOf(field('name'))}
          onChange={({ currentTarget }) => onChange({ ...tee, name: currentTarget.value })}
        />
        <NativeSelect
          label="Rated for"
          data={genders}
          value={tee.gender ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...tee, gender: value === 'men' || value === 'women' ? value : undefined })
          }
        />
        <TextInput
          label="Rating"
          inputMode="decimal"
          autoComplete="off"
          value={tee.rating}
          error={problemOf(field('rating'))}
          onChange={({ currentTarget }) => onChange({ ...tee, rating: currentTarget.value })}
        />
        <TextInput
          label="Slope"
          inputMode="numeric"
          autoComplete="off"
          value={tee.slope}
          error={problemOf(field('slope'))}
          onChange={({ currentTarget }) => onChange({ ...tee, slope: currentTarget.value })}
        />
      </div>
      {numbers.length > 0 && (
        <NumberCells
          label={`${lengthUnitName(units)} from tee ${place + 1}`}
          numbers={numbers}
          values={tee.yards}
          problemOf={(at) => problemOf(field(`yards.${at}`))}
          onChange={(lengths) => onChange({ ...tee, yards: lengths })}
        />
      )}
      <div>
        <Button variant="default" aria-label={`Remove tee ${place + 1}`} onClick={onRemove}>
          Remove tee
        </Button>
      </div>
    </fieldset>
  );
}
