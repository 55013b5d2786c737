import type { Comparison } from '@strokebook/golf/compare';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { DriveCards } from './cards/drive-cards.tsx';
import { PlayingStyleCards } from './cards/playing-style-cards.tsx';
import { PuttCards } from './cards/putt-cards.tsx';
import { ScoringCards } from './cards/scoring-cards.tsx';
import { ShotToGreenCards } from './cards/shot-to-green-cards.tsx';
import { StatProbabilityCards } from './cards/stat-probability-cards.tsx';
import type { CompareSetup } from './sides/compare-setup.ts';
import { type RoundsViewInAddress, RoundsCards } from './rounds-cards.tsx';
import type { Sides } from './sides/sides.ts';
import type { CompareTabId } from './tabs.ts';

type TabCardsProps = {
  readonly tab: CompareTabId;
  readonly sides: Sides;
  readonly setup: CompareSetup;
  /** Undefined until the first figures are loaded. */
  readonly comparison: Comparison | undefined;
  readonly roundsView: RoundsViewInAddress;
  readonly onSetup: (setup: CompareSetup, how?: { readonly replace: boolean }) => void;
};

/** The two cards of a tab (CMP-12, CMP-13). */
export function TabCards({ tab, sides, setup, comparison, roundsView, onSetup }: TabCardsProps) {
  switch (tab) {
    case 'stat-probability': {
      const { leftComponents, rightComponents } = setup;
      return (
        <StatProbabilityCards
          sides={sides}
          selectedStats={leftComponents.selectedStats}
          hiddenStats={leftComponents.hiddenStats}
          // Both sides share the settings.
          onChange={(choice) =>
            onSetup({
              ...setup,
              leftComponents: { ...leftComponents, ...choice },
              rightComponents: { ...rightComponents, ...choice },
            })
          }
        />
      );
    }
    case 'scoring':
      return <ScoringCards sides={sides} />;
    case 'drive':
      return <DriveCards sides={sides} />;
    case 'shot-to-green':
      return <ShotToGreenCards sides={sides} />;
    case 'putts':
      return <PuttCards sides={sides} />;
    case 'playing-style':
      return <PlayingStyleCards sides={sides} />;
    case 'rounds':
      return comparison === undefined ? (
        <SkeletonRows rows={10} rowHeight={44} />
      ) : (
        <RoundsCards
          sides={sides}
          roundIds={{ left: comparison.left.golfRoundIds, right: comparison.right.golfRoundIds }}
          viewInAddress={roundsView}
        />
      );
  }
}
