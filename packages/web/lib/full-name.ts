/** First and last name joined by a space, skipping empty parts (PROFILE-11). */
export function fullName(person: { readonly firstName: string; readonly lastName: string }): string {
  const parts = [person.firstName, person.lastName].map((part) => part.trim()).filter((part) => part !== '');
  return parts.join(' ') || 'User';
}
