import type { Club } from '@strokebook/golf/model';

/**
 * The length of each club as a share of the driver's. Not from a published table: the even gaps of an ordinary set,
 * where a drive of 300 yd corresponds to a 7 iron of 183 and a pitching wedge of 141.
 */
const bag: readonly { readonly club: Club; readonly share: number }[] = [
  { club: 'driver', share: 1 },
  { club: 'wood3', share: 0.885 },
  { club: 'wood5', share: 0.83 },
  { club: 'hybrid4', share: 0.775 },
  { club: 'iron4', share: 0.74 },
  { club: 'iron5', share: 0.7 },
  { club: 'iron6', share: 0.655 },
  { club: 'iron7', share: 0.61 },
  { club: 'iron8', share: 0.565 },
  { club: 'iron9', share: 0.515 },
  { club: 'pitchingWedge', share: 0.47 },
  { club: 'gapWedge', share: 0.42 },
  { club: 'sandWedge', share: 0.365 },
  { club: 'lobWedge', share: 0.3 },
];

const shareOf = (club: Club): number => bag.find((entry) => entry.club === club)?.share ?? 0.3;

export const reachOf = (club: Club, driver: number): number => shareOf(club) * driver;

/** The shortest club that reaches the distance; the driver is used from the tee only. */
export function clubFor(yards: number, driver: number): Club {
  let choice: Club = 'wood3';
  for (const { club, share } of bag.slice(1)) if (share * driver >= yards) choice = club;
  return choice;
}
