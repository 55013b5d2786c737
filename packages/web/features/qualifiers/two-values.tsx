import { Button } from '@mantine/core';
import { typedText } from '@strokebook/golf/qualifier';
import { PageSection } from '../../ui/pages/page-section.tsx';
import type { QualifierChange, QualifierPage } from './qualifier-queries.ts';

type TwoValuesProps = {
  readonly page: QualifierPage;
  readonly isBusy: boolean;
  readonly onDecide: (change: Extract<QualifierChange, { readonly kind: 'decide' }>) => void;
};

/** Scores that wait for a coach: card and typed score differ, or the player has said 'Not right' (TEAM-31). */
export function TwoValues({ page, isBusy, onDecide }: TwoValuesProps) {
  const disputed = page.desk?.cells.filter(({ isDisputed }) => isDisputed) ?? [];
  const nameOf = new Map(page.people.map(({ entrantId, name }) => [entrantId, name]));
  return disputed.map(({ entrantId, round, card, typed, answer }) => {
    const name = nameOf.get(entrantId) ?? '';
    const decide = (official: 'card' | 'typed') => onDecide({ kind: 'decide', entrantId, round, official });
    return (
      <PageSection
        key={`${entrantId} ${round}`}
        id={`decide-${entrantId}-${round}`}
        title={`${name}, round ${round + 1}: which one?`}
      >
        <p className="readable-m">
          {[
            card === null ? '' : `The card says ${card.strokes}.`,
            typed === null ? '' : `${typed.byName} typed ${typedText(typed.result)}.`,
            answer?.isRight === false ? `The player says ${answer.says ?? 'that it is not right'}.` : '',
            card === null || typed === null ? '' : 'The board counts the card until you choose.',
            'The player’s own card is never changed.',
          ]
            .filter((text) => text !== '')
            .join(' ')}
        </p>
        <div className="row-wrap gap-8">
          {card !== null && (
            <Button variant="default" disabled={isBusy} onClick={() => decide('card')}>
              {`The card is right, ${card.strokes}`}
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
