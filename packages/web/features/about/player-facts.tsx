import type { PublicAccount } from '@strokebook/contract';
import { schoolFacts, type SchoolFact } from '@strokebook/golf/format';
import { webAddress } from '../../lib/web-address.ts';

type PlayerFactsProps = {
  readonly info: PublicAccount['accountExtraInfo'][number] | undefined;
  readonly className: string | undefined;
};

/** Schools, figures and website of a player; renders nothing if all are unknown. */
export function PlayerFacts({ info, className }: PlayerFactsProps) {
  const facts = schoolFacts(info);
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue {...fact} />
            {fact.label === 'Weight' && info?.isWeightHidden === true && (
              <small className="note"> hidden from visitors</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, href = '' }: SchoolFact) {
  const address = webAddress(href);
  if (address === null) return value;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow">
      {value}
    </a>
  );
}
