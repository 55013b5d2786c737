import { partOf } from '@strokebook/golf/format';
import type { HoleCount } from '@strokebook/golf/model';
import { formatShare, type ScorecardAggregate, type Share } from '@strokebook/golf/scorecard';

type EndCellsProps = {
  readonly aggregate: ScorecardAggregate;
  readonly putts: string;
  /** What the putts are scaled to; those of a round are its own. */
  readonly puttsPer?: HoleCount;
};

/** Fairways, greens, up and downs and putts of a round or a group, each with its fraction. */
export function EndCells({ aggregate, putts, puttsPer }: EndCellsProps) {
  return (
    <>
      <ShareCell share={aggregate.fir} isFirst />
      <ShareCell share={aggregate.gir} />
      <ShareCell share={aggregate.upDown} />
      <td data-end="other">
        {putts}
        {puttsPer !== undefined && aggregate.puttCount !== null && <small>per {puttsPer}</small>}
      </td>
    </>
  );
}

/** A longer fraction is only a tooltip: the column is as wide as '45/56'. */
const MAX_IN_FRACTION = 99;

function ShareCell({ share, isFirst = false }: { readonly share: Share; readonly isFirst?: boolean }) {
  const { successes, opportunities } = share;
  return (
    <td
      data-end={isFirst ? 'first' : 'other'}
      title={opportunities === 0 ? undefined : partOf(successes, opportunities)}
    >
      {formatShare(share)}
      {opportunities > 0 && opportunities <= MAX_IN_FRACTION && <small>{`${successes}/${opportunities}`}</small>}
    </td>
  );
}
