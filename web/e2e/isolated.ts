import { expect, type Page } from '@playwright/test';

/**
 * User-typed right-to-left text does not reorder the text around it. Each is isolated by its element, or within a sentence by control
 * characters. A text field follows the direction of what is typed.
 */
export async function isIsolated(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const turning = /[\u0590-\u08ff]/;
    const rest = (text: string) => text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
    const found: string[] = [];
    // The page is changing.
    if (!document.body) return found;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (!turning.test(rest(data))) continue;
      // Product text comes before it: a sentence that was isolated as a whole.
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
