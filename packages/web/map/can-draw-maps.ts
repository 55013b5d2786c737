/** Very old browsers have no paths on a canvas: there words say what the map would show. */
export const canDrawMaps = typeof Path2D === 'function';
