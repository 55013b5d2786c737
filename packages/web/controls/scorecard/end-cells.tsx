import { formatShare, type ScorecardAggregate, type Share } from '@strokebook/golf/scorecard';

type EndCellsProps = { readonly aggregate: ScorecardAggregate; readonly putts: string };

/** Fairways, greens, up and downs and putts of a round or a group, each with its fraction. */
export function EndCells({ aggregate, putts }: EndCellsProps) {
  return (
    <>
      <ShareCell share={aggregate.fir} isFirst />
      <ShareCell share={aggregate.gir} />
      <ShareCell share={aggregate.upDown} />
      <td data-end="other">{putts}</td>
    </>
  );
}

function ShareCell({ share, isFirst = false }: { readonly share: Share; readonly isFirst?: boolean }) {
  return (
    <td data-end={isFirst ? 'first' : 'other'}>
      {formatShare(share)}
      {share.opportunities > 0 && <small>{`${share.successes}/${share.opportunities}`}</small>}
    </td>
  );
}
