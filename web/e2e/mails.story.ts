import AxeBuilder from '@axe-core/playwright';
import { mailTo } from './inbox.ts';
import { signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('an email is readable at every width, in light and dark, and has one button', async ({ page }) => {
  const username = await signedIn(page);
  const { html } = await mailTo(`${username}@example.com`, /verify your email address$/);
  await page.setContent(html);
  const button = page.getByRole('link', { name: 'Verify email address' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [600, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(node => node.html)])).toEqual([]);
  }
  await expect(page.getByText(/^http.*\/verify-email#token=/)).toBeVisible();
});
