import { expect, type Page } from '@playwright/test';

/** Wraps each text of the page in two elements, as Google Translate does. React's own text nodes are then detached. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !(text.parentElement instanceof HTMLElement)) continue;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/**
 * Expects that every text of the page can be replaced by its translation, so React must not hold its text node
 * (web/src/ui/jsx/replaceable.ts).
 */
export async function isTranslatable(page: Page): Promise<void> {
  const held = await page.evaluate(() => {
    const found: string[] = [];
    // The page is changing.
    if (!document.body) return found;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isHeld = Object.keys(text).some(key => key.startsWith('__reactFiber$'));
      // Radix renders this for screen readers, for one second and unchanged.
      const isAnnounced = text.parentElement?.matches('span[role=status][aria-live][style]');
      if (text.data.trim() && isHeld && !isAnnounced) found.push(text.parentElement?.outerHTML.slice(0, 200) ?? '');
    }
    return found;
  });
  expect(held, `texts that React holds on to on ${page.url()}`).toEqual([]);
}
