import type { Comparison } from '@strokebook/contract';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import type { CompareSetup } from './compare-setup.ts';
import { RoundsCards } from './rounds-cards.tsx';
import type { Sides } from './sides.ts';
import type { CompareTabId } from './tabs.ts';

type TabCardsProps = {
  readonly tab: CompareTabId;
  readonly sides: Sides;
  readonly setup: CompareSetup;
  /** Undefined until the first figures are in. */
  readonly comparison: Comparison | undefined;
  readonly onSetup: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
};

/** The two cards of a tab (CMP-12, CMP-13). */
export function TabCards({ tab, sides, comparison }: TabCardsProps) {
  switch (tab) {
    case 'rounds':
      return comparison === undefined ? (
        <SkeletonRows rows={10} rowHeight={44} />
      ) : (
        <RoundsCards
          sides={sides}
          roundIds={{ left: comparison.left.golfRoundIds, right: comparison.right.golfRoundIds }}
        />
      );
    default:
      return null;
  }
}
