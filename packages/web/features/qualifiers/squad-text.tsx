import { PageSection } from '../../ui/pages/page-section.tsx';
import type { QualifierPage } from './qualifier-queries.ts';
import { momentText } from './rule-text.tsx';

/** Who travels, once it is confirmed; nobody's reason (TEAM-12). */
export function SquadText({ page: { travels, people } }: { readonly page: QualifierPage }) {
  if (travels === null) return null;
  const { byScore, picks, alternates, byName, at } = travels;
  const nameOf = new Map(people.map(({ entrantId, name }) => [entrantId, name]));
  const listed = (ids: readonly string[]) => new Intl.ListFormat('en').format(ids.map((id) => nameOf.get(id) ?? ''));
  return (
    <PageSection id="travels" title="Who travels">
      <p className="readable-m break-anywhere">
        {[
          byScore.length === 0 ? '' : `By score: ${listed(byScore)}.`,
          picks.length === 0 ? '' : `${picks.length === 1 ? 'Pick' : 'Picks'}: ${listed(picks)}.`,
          alternates.length === 0
            ? ''
            : `${alternates.length === 1 ? 'Alternate' : 'Alternates, in order'}: ${listed(alternates)}.`,
        ]
          .filter((text) => text !== '')
          .join(' ')}
      </p>
      <p className="note">{`Confirmed ${momentText(at)}, ${byName}`}</p>
    </PageSection>
  );
}
