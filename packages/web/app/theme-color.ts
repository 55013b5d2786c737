/** Attributes of the root element that choose the theme: light or dark, and the one for sunlight. */
const attributes = ['data-mantine-color-scheme', 'data-sunlight'];

/**
 * Gives the browser's bars the page's own color: without scripts they follow the system, which the player may have
 * overruled on this device.
 */
export function followThemeColor({ documentElement: root, head }: Document): void {
  const follow = (): void => {
    const color = getComputedStyle(root).getPropertyValue('--paper');
    for (const meta of head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = color;
  };
  new MutationObserver(follow).observe(root, { attributeFilter: attributes });
  follow();
}
