/** '-' when undefined (ASSESS-11). */
export const percentText = (percent: number | null): string => (percent === null ? '-' : `${percent}%`);
