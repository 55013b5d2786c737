import type { AccountId } from '@strokebook/golf/access';
import type { RoundSummary } from '@strokebook/golf/model';
import type { IsCounted } from '@strokebook/golf/scorecard';
import type { DispersionChoice } from '../../controls/dispersion/dispersion-choice.ts';
import { useLazyPart } from '../../lib/use-lazy-part.ts';
import { CollapsibleSection } from '../../ui/pages/collapsible-section.tsx';
import { PageError } from '../../ui/pages/page-error.tsx';
import { SkeletonRows } from '../../ui/pages/skeleton-rows.tsx';
import { useInSight } from '../../ui/use-in-sight.ts';
import classes from './my-rounds.module.css';

const loadDispersion = async () => (await import('../../controls/dispersion/rounds-dispersion.tsx')).RoundsDispersion;
const skeleton = <SkeletonRows rows={8} rowHeight={56} />;

type ShotPatternProps = {
  readonly accountId: AccountId;
  readonly rounds: readonly RoundSummary[];
  readonly isCounted: IsCounted;
  readonly choice: DispersionChoice;
  readonly onChoice: (choice: DispersionChoice) => void;
};

/** Where the shots of the same rounds and holes finished, loaded when it is scrolled into view. */
export function ShotPattern({ rounds, ...props }: ShotPatternProps) {
  const { ref, isInSight } = useInSight();
  const roundIds = rounds.map(({ roundId }) => roundId);
  return (
    // Content that was not scrolled to is not printed either.
    <div ref={ref} className={classes.pattern} data-no-print={!isInSight || undefined}>
      <CollapsibleSection title="Where shots finish">
        {isInSight ? <LatePattern {...props} roundIds={roundIds} /> : skeleton}
      </CollapsibleSection>
    </div>
  );
}

type LatePatternProps = Omit<ShotPatternProps, 'rounds'> & { readonly roundIds: readonly string[] };

function LatePattern(props: LatePatternProps) {
  const late = useLazyPart(loadDispersion);
  switch (late.state) {
    case 'loading':
      return skeleton;
    case 'error':
      return <PageError level={3} part="Where shots finish" error={late.error} onRetry={late.retry} />;
    case 'ready':
      return <late.part {...props} />;
  }
}
