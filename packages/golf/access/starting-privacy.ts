/** The switches of a new account that decide what strangers see. */
export type StartingPrivacy = { readonly allowPublicSite: boolean; readonly showsComingEvents: boolean };

/**
 * What a new account begins with: an adult's pages are open, and those of anybody else are closed, also before they have
 * said how old they are (TEAM-28).
 */
export const startingPrivacy = (isAdult: boolean): StartingPrivacy => ({
  allowPublicSite: isAdult,
  showsComingEvents: isAdult,
});
