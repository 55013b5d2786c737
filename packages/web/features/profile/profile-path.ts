/** The address of a player's pages. */
export const profilePathOf = ({ username }: { readonly username: string }): string =>
  `/player/${encodeURIComponent(username)}`;
