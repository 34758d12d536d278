import { isFull } from '@aicp/testing/isFull';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Rules about colours, which a theme and a width can change. How large controls are is measured by targets.ts, which knows rows. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** Rules that axe runs on request only; all of them but the contrast of level AAA. */
const ON_REQUEST = [
  'focus-order-semantics',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
  'css-orientation-lock',
  'meta-refresh-no-exceptions',
  'identical-links-same-purpose',
];
const everyRule = Object.fromEntries(ON_REQUEST.map(id => [id, { enabled: true }]));

type Theme = { colorScheme: 'light' | 'dark'; forcedColors?: 'active' | 'none' };
/** Without a width the page stays as wide as it is; without rules, those that axe runs by default. */
type Look = { theme: Theme; width?: number; rules?: string[] | 'every' };

const THEMES: Theme[] = (['light', 'dark'] as const).flatMap(colorScheme =>
  (['none', 'active'] as const).map(forcedColors => ({ colorScheme, forcedColors })),
);
const WIDTHS = [1440, 768, 390];

/** Four themes in three widths: every rule where the page is wide and light and where it is narrow and dark, elsewhere colours. */
const GRID: Look[] = WIDTHS.flatMap(width =>
  THEMES.map(theme => ({ theme, width, rules: hasEveryRule(theme, width) ? 'every' : OF_COLOURS })),
);

function hasEveryRule({ colorScheme, forcedColors }: Theme, width: number): boolean {
  return forcedColors === 'none' && width === (colorScheme === 'light' ? 1440 : 390);
}

/** The number of axe runs per page; the sample alternates between light and dark. */
const looks = new WeakMap<Page, number>();

/** Expects that axe finds nothing in the page as it is now, a dialog for example: `npm run proof` looks at the whole grid. */
export async function isAccessible(page: Page): Promise<void> {
  const look = looks.get(page) ?? 0;
  looks.set(page, look + 1);
  await isAccessibleIn(page, isFull ? GRID : [{ theme: { colorScheme: look % 2 === 0 ? 'light' : 'dark' } }]);
}

async function isAccessibleIn(page: Page, grid: readonly Look[]): Promise<void> {
  // A page that is still loading has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  const before = page.viewportSize();
  for (const { theme, width, rules } of grid) {
    if (width) await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ ...theme, reducedMotion: 'reduce' });
    await page.evaluate(hasComeToRest);
    // A single pass over one document takes a third of the time. Frames of other origins need axe's standard mode.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
    axe.options({ resultTypes: ['violations'], ...(rules === 'every' && { rules: everyRule }) });
    if (Array.isArray(rules)) axe.withRules(rules);
    const { violations } = await axe.analyze();
    const broken = violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)]);
    expect(broken, `${JSON.stringify(theme)}, ${width ?? before?.width} px: ${page.url()}`).toEqual([]);
  }
  if (!grid.some(({ width }) => width)) return;
  await page.emulateMedia({ forcedColors: 'none' });
  if (before) await page.setViewportSize(before);
}

/** In the page: waits until two frames in a row have no transition, so that no colour is intermediate. */
async function hasComeToRest(): Promise<void> {
  for (let still = 0; still < 2; still++) {
    await new Promise(drawn => requestAnimationFrame(drawn));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    if (ending.length > 0) still = -1;
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}
