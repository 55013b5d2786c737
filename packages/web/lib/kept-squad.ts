const KEY = 'strokebook.squad.';

/** Remembers on this device the squad of a team that was chosen last; null for all players (TEAM-05). */
export function keepSquad(organizationId: number, squadId: number | null): void {
  try {
    if (squadId === null) localStorage.removeItem(KEY + organizationId);
    else localStorage.setItem(KEY + organizationId, String(squadId));
  } catch {
    // Without storage the coach chooses again.
  }
}

export function keptSquad(organizationId: number): number | null {
  try {
    const kept = localStorage.getItem(KEY + organizationId);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
