/** Very old browsers lack Path2D; they show text instead of the map. */
export const canDrawMaps = typeof Path2D === 'function';
