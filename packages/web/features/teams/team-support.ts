import type { SupportReason } from '@strokebook/contract';
import { createContext, use } from 'react';

/** Why a product manager changes a team that they do not coach; undefined for its coaches. */
export const TeamSupport = createContext<SupportReason | undefined>(undefined);

/** What every change of a team sends along. */
export function useTeamSupport(): { readonly reason?: SupportReason } {
  const reason = use(TeamSupport);
  return reason === undefined ? {} : { reason };
}
