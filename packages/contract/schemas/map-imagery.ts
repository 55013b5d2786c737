import { z } from 'zod';

/** A source of aerial pictures, in web mercator. */
export const MapImagery = z.object({
  kind: z.enum(['xyz', 'wmts', 'tileJson', 'pmTiles']),
  /** For xyz a template with {x}, {y} and {z}; otherwise the address of the service description. */
  url: z.string(),
  /** Shown next to the pictures, as plain text. */
  attribution: z.string(),
  /** Layer name of a WMTS. */
  layer: z.string().nullable(),
  /** The largest zoom level with pictures. */
  maxZoom: z.number().int(),
});
export type MapImagery = z.infer<typeof MapImagery>;
