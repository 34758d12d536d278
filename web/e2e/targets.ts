import { expect, type Page } from '@playwright/test';

/** On a phone no control is smaller than 24 by 24 px (WCAG 2.5.8), except links and terms within a sentence. */
export async function hasTargets(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => page.evaluate(tooSmall), page.url()).toEqual([]);
}

/** Runs in the page: the controls that are too small, with their size. A field in its label is as large as the label. */
function tooSmall(): string[] {
  const pressed = 'a[href], button, summary, input, select, textarea, [role="tab"], [role="switch"], [role="menuitem"]';
  // Texts next to elements are spans without attributes (web/src/ui/jsx/replaceable.ts).
  const isInSentence = (one: Element) =>
    [...(one.parentElement?.children ?? [])].some(
      ({ tagName, attributes, textContent }) =>
        tagName === 'SPAN' && attributes.length === 0 && textContent.trim().length > 1,
    );
  return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap(one => {
    if (!one.checkVisibility({ visibilityProperty: true }) || isInSentence(one)) return [];
    // A link may be as large as the row that its '::after' covers.
    const isRow = getComputedStyle(one, '::after').position === 'absolute';
    const target = (isRow && one.offsetParent) || one.closest('label') || one;
    const { width, height } = target.getBoundingClientRect();
    // Elements only for assistive technology are 1 px large.
    if (width <= 1 || height <= 1 || Math.min(width, height) >= 23.5) return [];
    return [`${one.tagName} ${(one.textContent ?? '').trim().slice(0, 40)} ${width.toFixed(0)}x${height.toFixed(0)}`];
  });
}
