import type { AnyRouter } from '@tanstack/react-router';

/** Event on the window after such a navigation, for other parts of the page that show who is signed in. */
export const AUTH_STATE_CHANGED = 'auth-state-changed';

/** Opens a player's dashboard programmatically (AUTH-08). */
export async function goToPlayerDashboard(router: AnyRouter, username: string): Promise<void> {
  await router.navigate({ to: '/player/$username/dashboard', params: { username } });
  window.dispatchEvent(new Event(AUTH_STATE_CHANGED));
}
