import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MAX_STOPS = 400;

/** The faults of a page's Tab order, stop by stop; empty on a sound page. */
export async function focusFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await page.evaluate(() => {
    // Starts from the top, wherever the last round ended.
    const start = Object.assign(document.createElement('span'), { tabIndex: -1 });
    document.body.prepend(start);
    start.focus();
    start.remove();
    window.scrollTo(0, 0);
    delete (window as Walk).before;
    // These elements come before the top and would be missed.
    const ahead = [...document.querySelectorAll<HTMLElement>('[tabindex]')].filter(({ tabIndex }) => tabIndex > 0);
    return ahead.map(({ tagName, textContent }) => `${tagName} ${textContent}: a tabindex of its own`);
  });
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(atStop);
    if (!stop) return count > 0 ? faults : ['nothing is reached'];
    faults.push(...stop);
  }
  return [...faults, `more than ${MAX_STOPS} stops`];
}

type Walk = Window & { before?: { region: number; right: number; seen: Set<Element> } };

/** Runs in the page: the faults of the focused stop, or null once the focus has gone round. */
async function atStop(): Promise<string[] | null> {
  const walk = window as Walk;
  const at = document.activeElement as HTMLElement | null;
  if (!at || at === document.body || walk.before?.seen.has(at)) return null;
  // The content of a frame or of another library's closed shadow root is not checked.
  if (at.tagName === 'IFRAME' || (at.tabIndex < 0 && !at.hasAttribute('tabindex'))) return [];
  // A ring that fades in is checked once it is fully visible.
  for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  const faults: string[] = [];
  const name = `${at.tagName} ${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}`;
  const say = (fault: string) => faults.push(`${name}: ${fault}`);

  // The ring may be drawn around the control's container: an answer with its radio button, or a row that its link covers.
  const ringOf = (one: Element, part?: string) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(one, part);
    const width = outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth);
    return width < 1 ? undefined : Math.max(0, Number.parseFloat(outlineOffset) + width);
  };
  const around = [at, at.parentElement, at.parentElement?.parentElement].filter(one => one instanceof HTMLElement);
  const row = getComputedStyle(at, '::after').position === 'absolute' && ringOf(at, '::after') !== undefined;
  const held = (row && (at.offsetParent as HTMLElement)) || (around.find(one => ringOf(one) !== undefined) ?? at);
  const reach = row ? ringOf(at, '::after') : ringOf(held);
  if (reach === undefined) say('no ring');
  // At the first stop the window may still be scrolling there.
  const isShown = () => {
    const { left, top, width, height } = held.getBoundingClientRect();
    const points = [0.5, 0.1, 0.9].flatMap(x =>
      [0.5, 0.1, 0.9].map(y => [left + width * x, top + height * y] as const),
    );
    return width > 1 && height > 1 && points.some(([x, y]) => held.contains(document.elementFromPoint(x, y)));
  };
  for (let frame = 0; frame < 20 && !isShown(); frame++) await new Promise(drawn => requestAnimationFrame(drawn));
  if (!isShown()) say('not to be seen');
  const box = held.getBoundingClientRect();
  const style = getComputedStyle(held);
  const by = reach ?? 0;
  const ring = { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };

  let isFixed = style.position === 'fixed';
  let isFree = style.position === 'absolute';
  for (let up = held.parentElement; up && up !== document.documentElement && !isFixed; up = up.parentElement) {
    const upper = getComputedStyle(up);
    const clips = (overflow: string) => overflow !== 'visible';
    if (!(isFree && upper.position === 'static')) {
      isFree = upper.position === 'absolute';
      const outer = up.getBoundingClientRect();
      const [left, top] = [outer.left + up.clientLeft, outer.top + up.clientTop];
      const across = clips(upper.overflowX) && (ring.left < left - 0.5 || ring.right > left + up.clientWidth + 0.5);
      const down = clips(upper.overflowY) && (ring.top < top - 0.5 || ring.bottom > top + up.clientHeight + 0.5);
      if (up !== document.body && (across || down))
        say(`the ring is clipped by ${up.tagName}.${up.className.slice(0, 60)}`);
    }
    isFixed = upper.position === 'fixed';
  }
  if (ring.left < -0.5 || ring.right > innerWidth + 0.5) say('the ring is beside the window');

  // Fixed elements have no place in the reading order, and an adjacent column may begin higher up.
  const region =
    at.closest('header, nav, form, fieldset, table, section, article, aside, ul, ol, footer, [role="tabpanel"]') ?? at;
  const before = walk.before;
  if (!isFixed && before && box.bottom + scrollY < before.region && box.left < before.right) say('a jump up');
  walk.before = {
    region: isFixed ? Number.NEGATIVE_INFINITY : Math.min(region.getBoundingClientRect().top, box.top) + scrollY,
    right: box.right,
    seen: (before?.seen ?? new Set()).add(at),
  };
  return faults;
}
