/** An index as golfers write it: '4.2', and '+1.3' for a player better than scratch, whose index is below 0. */
export const formatIndex = (index: number): string => `${index < 0 ? '+' : ''}${Math.abs(index).toFixed(1)}`;
