/** First and last name joined by a space, skipping empty parts, else 'User' (PROFILE-11). */
export function fullName(person: { readonly firstName?: string | null; readonly lastName?: string | null }): string {
  const parts = [person.firstName, person.lastName].map((part) => part?.trim() ?? '').filter((part) => part !== '');
  return parts.length === 0 ? 'User' : parts.join(' ');
}
