import type { PlayerGender } from '@strokebook/golf/stats';
import { Segmented } from '../../ui/fields/segmented.tsx';

const events: readonly { readonly value: PlayerGender; readonly label: string }[] = [
  { value: 'women', label: 'Women’s' },
  { value: 'men', label: 'Men’s' },
];

type EventsChoiceProps = {
  readonly value: PlayerGender | null;
  readonly onChange: (value: PlayerGender) => void;
};

/** Asks in which events a player competes: it decides tees and standard. */
export const EventsChoice = ({ value, onChange }: EventsChoiceProps) => (
  <div className="grid gap-8">
    {/* The group has the same name. */}
    <span aria-hidden className="medium">
      Events you play
    </span>
    <Segmented label="Events you play" value={value ?? ''} options={events} onChange={onChange} />
  </div>
);
