import type { Page } from '@playwright/test';

/**
 * The places in sight that show a text, each with the class name of what cuts it, or null where it is whole: a box that
 * clips its content, or a select that is too narrow for its chosen option.
 */
export const placesOf = (page: Page, text: string): Promise<(string | null)[]> =>
  page.evaluate((shown) => {
    const isUnseen = (element: Element): boolean => element.closest('.unseen, option, [hidden]') !== null;
    const cutBy = (node: Text): string | null => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const edges = box.getBoundingClientRect();
        const isClipping = getComputedStyle(box).overflowX !== 'visible';
        if (isClipping && (right > edges.right + 1 || left < edges.left - 1)) return box.className || box.tagName;
      }
      return null;
    };
    const isTooNarrow = (select: HTMLSelectElement): boolean => {
      const style = getComputedStyle(select);
      const pen = document.createElement('canvas').getContext('2d');
      if (pen === null) return true;
      pen.font = style.font;
      const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      return pen.measureText(shown).width > room;
    };
    const places: (string | null)[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const node = texts.currentNode as Text;
      if (node.data.includes(shown) && node.parentElement !== null && !isUnseen(node.parentElement)) {
        places.push(cutBy(node));
      }
    }
    for (const select of document.querySelectorAll('select')) {
      if (select.selectedOptions[0]?.text === shown) places.push(isTooNarrow(select) ? 'select' : null);
    }
    return places;
  }, text);
