import { formatPutts, formatShare, type ScorecardAggregate, type Share } from '@strokebook/golf/scorecard';

/** Fairways, greens, up and downs and putts of a round or a group, each with its fraction. */
export function EndCells({ aggregate }: { readonly aggregate: ScorecardAggregate }) {
  return (
    <>
      <ShareCell share={aggregate.fir} isFirst />
      <ShareCell share={aggregate.gir} />
      <ShareCell share={aggregate.upDown} />
      <td data-end="other">{formatPutts(aggregate.puttCount)}</td>
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
