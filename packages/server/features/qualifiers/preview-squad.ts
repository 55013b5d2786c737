import { answersOf, changeQualifier, ownLineOf, ownLineText } from '@strokebook/golf/qualifier';
import type { Handlers } from '../../http/handler.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Services } from '../../services.ts';
import { readNames } from './qualifier-page.ts';
import { findQualifier } from './queries.ts';
import { accepted } from './readers.ts';

/** What players would read of a squad that nobody has confirmed yet (TEAM-12). */
export function createSquadPreview({ query, clock }: Pick<Services, 'query' | 'clock'>) {
  return {
    previewQualifierSquad: async ({ params: { organizationId, qualifierId }, body: { squad } }, { signedIn }) => {
      const row = await findQualifier(query, organizationId, qualifierId);
      if (row === null) throw new RequestError('NOT_FOUND');
      const { document } = row;
      const done = { by: signedIn.accountId, at: clock.now().toISOString() };
      // The reason of a change is asked when it is confirmed.
      const after = accepted(changeQualifier(document, { kind: 'squad', squad, reason: '-', ...done }));
      const reader = { kind: 'coach', accountId: null } as const;
      const { nameOf } = (await readNames(query, organizationId, [after], reader, clock.today()))(after);
      return {
        lines: answersOf(after).entrants.flatMap(({ entrantId }) => {
          const own = ownLineOf(after, entrantId, nameOf);
          return own === null ? [] : [{ entrantId, line: ownLineText(own), reason: own.reason, word: own.word }];
        }),
      };
    },
  } satisfies Partial<Handlers>;
}
