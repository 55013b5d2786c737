import { z } from 'zod';

/** A source of pictures from above, in web mercator. */
export const MapImagery = z.object({
  kind: z.enum(['xyz', 'wmts', 'tileJson', 'pmTiles']),
  /** Of xyz a template with {x}, {y} and {z}; otherwise where the source describes itself. */
  url: z.string(),
  /** Shown beside the pictures, as plain text. */
  attribution: z.string(),
  /** Which layer of a WMTS. */
  layer: z.string().nullable(),
  /** The nearest level there are pictures of. */
  maxZoom: z.number().int(),
});
export type MapImagery = z.infer<typeof MapImagery>;
