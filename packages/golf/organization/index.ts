export * from './player-group.ts';
export * from './sort-players.ts';
