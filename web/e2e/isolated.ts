import { expect, type Page } from '@playwright/test';

/**
 * Texts from right to left, which people typed, turn nothing around them: each is isolated by its element, or within a sentence by
 * characters. A field for words goes the way of what is typed.
 */
export async function isIsolated(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const turning = /[\u0590-\u08ff]/;
    const rest = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
    const found: string[] = [];
    // Between two pages.
    if (!document.body) return found;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!turning.test(rest(data))) continue;
      // Letters of the product before it: a sentence that was isolated as a whole.
      if (!parentElement?.closest('bdi, [dir]') || /^[^\u0590-\u08ff]*[a-z]{3,} /i.test(rest(data)))
        found.push(parentElement?.outerHTML.slice(0, 200) ?? '');
    }
    for (const element of document.querySelectorAll('[title]'))
      if (/[a-z]{3,} [^\u2068]*[\u0590-\u08ff]/i.test(rest(element.getAttribute('title') ?? '')))
        found.push(element.outerHTML.slice(0, 200));
    if (turning.test(rest(document.title))) found.push(document.title);
    const words = 'textarea, input:not([type]), input[type=text], input[type=search]';
    for (const field of document.querySelectorAll(words))
      if (!field.hasAttribute('dir') && !field.hasAttribute('hidden')) found.push(field.outerHTML.slice(0, 200));
    return found;
  });
  expect(faults, `what turns its line around on ${page.url()}`).toEqual([]);
}
