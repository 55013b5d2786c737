import { Button } from '@mantine/core';
import { typedText } from '@strokebook/golf/qualifier';
import { PageSection } from '../../ui/pages/page-section.tsx';
import type { QualifierChange, QualifierPage } from './qualifier-queries.ts';

type TwoValuesProps = {
  readonly page: QualifierPage;
  readonly isBusy: boolean;
  readonly onDecide: (change: Extract<QualifierChange, { readonly kind: 'decide' | 'holes' }>) => void;
};

/** Scores that wait for a coach: card and typed score differ, or the player has said 'Not right' (TEAM-31). */
export function TwoValues({ page, isBusy, onDecide }: TwoValuesProps) {
  const disputed = page.desk?.cells.filter(({ isDisputed }) => isDisputed) ?? [];
  const nameOf = new Map(page.people.map(({ entrantId, name }) => [entrantId, name]));
  return disputed.map(({ entrantId, round, course, card, keptCard, typed, answer }) => {
    const name = nameOf.get(entrantId) ?? '';
    const decide = (official: 'card' | 'kept' | 'typed') => onDecide({ kind: 'decide', entrantId, round, official });
    return (
      <PageSection
        key={`${entrantId} ${round}`}
        id={`decide-${entrantId}-${round}`}
        title={`${name}, round ${round + 1}: which one?`}
      >
        <p className="readable-m">
          {[
            card === null ? '' : `The card says ${card.strokes}.`,
            keptCard?.isFinished === true ? `${keepersOf(keptCard)} kept ${keptCard.text}.` : '',
            typed === null ? '' : `${typed.byName} typed ${typedText(typed.result)}.`,
            answer?.isRight === false ? `The player says ${answer.says ?? 'that it is not right'}.` : '',
            card === null || (typed === null && keptCard === null) ? '' : 'The board counts the card until you choose.',
            card === null ? '' : 'The player’s own card is never changed.',
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </p>
        {keptCard !== null &&
          openHolesOf(keptCard).map(({ hole, par, values }) => (
            <div key={hole} className="stack gap-8">
              <h3 className="text-l strong">{`Hole ${hole + 1}, par ${par}: ${values.join(' or ')}?`}</h3>
              <div className="row-wrap gap-8">
                {values.map((strokes) => (
                  <Button
                    key={strokes}
                    variant="default"
                    disabled={isBusy}
                    aria-label={`${strokes} on hole ${hole + 1}`}
                    onClick={() => {
                      const pars = keptCard.holes.map((one) => one.par);
                      const seen = keptCard.holes[hole]?.values[0] ?? null;
                      onDecide({
                        kind: 'holes',
                        holes: [{ entrantId, round, course, pars, hole, strokes, seen }],
                      });
                    }}
                  >
                    {strokes}
                  </Button>
                ))}
              </div>
            </div>
          ))}
        <div className="row-wrap gap-8">
          {card !== null && (
            <Button variant="default" disabled={isBusy} onClick={() => decide('card')}>
              {`The card is right, ${card.strokes}`}
            </Button>
          )}
          {keptCard?.isFinished === true && (
            <Button variant="default" disabled={isBusy} onClick={() => decide('kept')}>
              {`${keptCard.text} is right`}
            </Button>
          )}
          {typed !== null && (
            <Button variant="default" disabled={isBusy} onClick={() => decide('typed')}>
              {`${typedText(typed.result)} is right`}
            </Button>
          )}
        </div>
      </PageSection>
    );
  });
}

type KeptCard = NonNullable<NonNullable<QualifierPage['desk']>['cells'][number]['keptCard']>;

const keepersOf = ({ keepers }: KeptCard): string =>
  [...new Set(keepers.map(({ name }) => name))].join(' and ') || 'Coaches';

/** Holes of which two phones, or phone and player, say different things. */
const openHolesOf = ({ holes, answer }: KeptCard) =>
  holes.flatMap(({ par, values }, hole) => {
    const says = answer !== null && !answer.isRight && answer.hole === hole ? answer.strokes : null;
    const all = says === null || values.includes(says) ? values : [...values, says];
    return all.length > 1 ? [{ hole, par, values: all }] : [];
  });
