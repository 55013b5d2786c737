import type { Locator } from '@playwright/test';

export type Colour = readonly [red: number, green: number, blue: number];

/** The displayed color at a point of an element, in pixels from its upper left corner. */
export async function colourAt(element: Locator, x: number, y: number): Promise<Colour> {
  const shot = await element.screenshot();
  return element.page().evaluate(
    async ([base64, across, down]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const [red = 0, green = 0, blue = 0] = context?.getImageData(across, down, 1, 1).data ?? [];
      return [red, green, blue] as const;
    },
    [shot.toString('base64'), x, y] as const,
  );
}

/** Distance between two colors, from 0 to 765. */
export const colourDistance = ([red, green, blue]: Colour, [otherRed, otherGreen, otherBlue]: Colour): number =>
  Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue);
