import type { OutputOf } from '@strokebook/contract';
import type { RatedHoles } from '@strokebook/golf/handicap';
import { NativeSelect } from '@mantine/core';
import { readTee, writeTee } from './tee-text.ts';
import type { useTeeOutlook } from './use-tee-outlook.ts';

export type Tees = OutputOf<'getEstimatedIndex'>['tees'];

/** The chosen tee, what it means for the player, and the tees to choose from. */
export type TeeChoice = {
  readonly tees: Tees;
  readonly tee: RatedHoles;
  readonly outlook: ReturnType<typeof useTeeOutlook>;
  readonly onTee: (tee: RatedHoles) => void;
};

type TeeSelectProps = Pick<TeeChoice, 'tees' | 'tee' | 'onTee'> & { readonly label: string };

/** The tees of the player's rounds, and the typed one if it is none of them. */
export function TeeSelect({ label, tees, tee, onTee }: TeeSelectProps) {
  const options = new Map<string, string>();
  for (const played of tees) {
    const text = writeTee(played);
    if (!options.has(text)) options.set(text, teeName(played));
  }
  const chosen = writeTee(tee);
  if (!options.has(chosen)) options.set(chosen, `Typed, ${tee.courseRating.toFixed(1)} / ${tee.slopeRating}`);
  return (
    <NativeSelect
      label={label}
      data={[...options].map(([value, text]) => ({ value, label: text }))}
      value={chosen}
      onChange={({ currentTarget }) => {
        const picked = readTee(currentTarget.value);
        if (picked !== null) onTee(picked);
      }}
    />
  );
}

const teeName = ({ courseName, teeName: name, courseRating, slopeRating, holeCount }: Tees[number]): string =>
  [
    `${courseName}${name === '' ? '' : ` ${name}`}`,
    ...(holeCount === 9 ? ['9 holes'] : []),
    `${courseRating.toFixed(1)} / ${slopeRating}`,
  ].join(', ');
