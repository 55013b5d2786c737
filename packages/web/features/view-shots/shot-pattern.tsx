import type { RoundSummary } from '@strokebook/golf/model';
import type { IsCounted } from '@strokebook/golf/scorecard';
import { lazy, Suspense, useMemo } from 'react';
import type { DispersionChoice } from '../../controls/dispersion/dispersion-choice.ts';
import { CollapsibleSection } from '../../ui/collapsible-section.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import classes from './view-shots.module.css';

const RoundsDispersion = lazy(async () => ({
  default: (await import('../../controls/dispersion/rounds-dispersion.tsx')).RoundsDispersion,
}));
const skeleton = <SkeletonRows rows={8} rowHeight={56} />;

type ShotPatternProps = {
  readonly accountId: number;
  readonly rounds: readonly RoundSummary[];
  readonly isCounted: IsCounted;
  readonly choice: DispersionChoice;
  readonly onChoice: (choice: DispersionChoice) => void;
};

/** Where the shots of the same rounds and holes finished, once one scrolls down to it. */
export function ShotPattern({ rounds, ...props }: ShotPatternProps) {
  const { ref, isInSight } = useInSight();
  const roundIds = useMemo(() => rounds.map(({ roundId }) => roundId), [rounds]);
  return (
    <div ref={ref} className={classes.pattern}>
      <CollapsibleSection title="Where shots finish">
        {isInSight ? (
          <Suspense fallback={skeleton}>
            <RoundsDispersion {...props} roundIds={roundIds} />
          </Suspense>
        ) : (
          skeleton
        )}
      </CollapsibleSection>
    </div>
  );
}
