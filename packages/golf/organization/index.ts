export { ALL_PLAYERS, groupNames, type PlayerGroup, readPlayerGroup, rostersOf } from './player-group.ts';
export { type PlayerSort, playerSorts, sortPlayers } from './sort-players.ts';
export { type SchoolColors, type SchoolPalette, schoolPalette } from './school-palette.ts';
