export * from './team-address.ts';
export { ALL_PLAYERS, groupNames, type PlayerGroup, readPlayerGroup, rostersOf } from './player-group.ts';
export * from './sort-players.ts';
export * from './school-palette.ts';
