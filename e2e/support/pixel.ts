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

/** The number of pixels in the left third of an element that have clearly another color. */
export async function pixelsUnlike(element: Locator, ground: Colour): Promise<number> {
  const shot = await element.screenshot();
  return element.page().evaluate(
    async ([base64, [red, green, blue]]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${base64}`;
      await picture.decode();
      const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      context?.drawImage(picture, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, picture.width / 3, picture.height - 50) ?? {};
      let unlike = 0;
      for (let at = 0; at < data.length; at += 4) {
        const difference = [red, green, blue].map((part, index) => Math.abs((data[at + index] ?? 0) - part));
        if (difference.reduce((sum, part) => sum + part, 0) > 60) unlike += 1;
      }
      return unlike;
    },
    [shot.toString('base64'), ground] as const,
  );
}

/** Distance between two colors, from 0 to 765. */
export const colourDistance = ([red, green, blue]: Colour, [otherRed, otherGreen, otherBlue]: Colour): number =>
  Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue);
