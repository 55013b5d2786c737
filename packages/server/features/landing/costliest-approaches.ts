import type { LandingSeason } from '@strokebook/contract';
import type { ShotFacts } from '@strokebook/golf/facts';
import { clubText, lieText, signed, wholeFeet, wholeYards } from '@strokebook/golf/format';
import { type RoundDocument, type Yards, yardsToFeet } from '@strokebook/golf/model';
import { countedHolesOf, samplesBehind } from '@strokebook/golf/stats';

const APPROACHES = 5;

/** The strokes behind a round's strokes gained by approaches. */
export function costliestApproaches(round: RoundDocument): LandingSeason['approaches'] {
  const strokes = samplesBehind(countedHolesOf(round), 'approach.strokesGained')
    .flatMap(({ hole, shot, value }) => {
      if (shot === null) return [];
      const { toPin, lie, endLie, endToPin, shot: played } = shot.facts;
      return [
        {
          hole: hole.hole.hole,
          gained: value,
          from: toPin === null ? lieText(lie) : `${wholeYards(toPin)}, ${lieText(lie)}`,
          club: clubText(played.club ?? null),
          to: endText(endLie, endToPin),
        },
      ];
    })
    .sort((a, b) => a.gained - b.gained);
  const total = strokes.reduce((sum, { gained }) => sum + gained, 0);
  const rest = strokes.slice(APPROACHES);
  const parts = [
    ...strokes.slice(0, APPROACHES).map(({ gained }) => gained),
    rest.reduce((sum, { gained }) => sum + gained, 0),
  ];
  const gainedOf = parts.map((gained) => signed(gained, 2));
  return {
    gained: signed(total, 1),
    isLost: total < 0,
    count: strokes.length,
    shown: strokes
      .slice(0, APPROACHES)
      .map(({ gained: _exact, ...stroke }, index) => ({ ...stroke, gained: gainedOf[index] ?? '' })),
    rest: { count: rest.length, gained: gainedOf.at(-1) ?? '' },
  };
}

/** 'Green, 48 ft', 'Greenside bunker', '14 yd, rough'. */
function endText(lie: ShotFacts['endLie'], toPin: Yards | null): string {
  const place = lie === null ? '' : lieText(lie);
  if (toPin === null || lie === 'holed') return capital(place);
  return lie === 'green' ? `Green, ${wholeFeet(yardsToFeet(toPin))}` : `${wholeYards(toPin)}, ${place}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
