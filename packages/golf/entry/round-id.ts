/**
 * The id of a round that starts now: a version 7 UUID (RFC 9562), whose first 48 bits are the time in milliseconds.
 * Rounds of one day without round numbers are ordered by their ids, so they stand in the order in which they were
 * started.
 *
 * @param startedAt milliseconds since 1970
 * @param uuid a random UUID, which gives the other bits
 */
export function roundIdOf(startedAt: number, uuid: string): string {
  const time = startedAt.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${uuid.slice(15)}`;
}
