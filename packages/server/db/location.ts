/** 'Amity, CA': city and state as one text, without what is missing. */
export const locationOf = ({ city, state }: { readonly city: string | null; readonly state: string | null }): string =>
  [city, state].filter((part) => part !== null && part !== '').join(', ');
