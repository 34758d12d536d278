import { isAccessible } from './axe.ts';
import { subscribed } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('outside the Enterprise plan branding is not offered, and the plan is named', async ({ page }) => {
  await signedIn(page);
  await page.goto('/organisation');
  const section = page.getByRole('region', { name: 'Branding' });
  await expect(section).toContainText('are part of the Enterprise plan');
  await expect(section.getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(section.getByRole('button')).toHaveCount(0);
});

test.describe('with refusals', () => {
  // Refused uploads return status 400, which the browser logs.
  test.use({ expected: /400 \(Bad Request\)/ });
  test('a logo and colour chosen in the account appear on the report, including in print', async ({ page }) => {
    await signedIn(page);
    await subscribed(page, 'Enterprise');
    const report = await completedAssessment(page, 'EU', 'Chatbot');
    await page.goto('/organisation');
    const section = page.getByRole('region', { name: 'Branding' });
    await expect(section.getByRole('button', { name: 'Choose Logo' })).toBeVisible({ timeout: 15_000 });

    await section.getByLabel('Colour').fill('#ffe100');
    await section.getByRole('button', { name: 'Save Colour' }).click();
    await expect(page.getByText('Please choose a darker colour', { exact: false }).first()).toBeVisible();
    await section.getByLabel('Colour').fill('#1f3a93');
    await section.getByRole('button', { name: 'Save Colour' }).click();
    await expect(page.getByText('Colour saved', { exact: true })).toBeVisible();

    const file = section.getByLabel('Logo file');
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('Please choose a JPEG or a PNG', { exact: false }).first()).toBeVisible();
    for (const type of ['png', 'jpeg'] as const) {
      const picture = await page.getByRole('banner').screenshot({ type });
      await file.setInputFiles({ name: `logo.${type}`, mimeType: `image/${type}`, buffer: picture });
      await expect(page.getByText('Logo saved', { exact: true }).first()).toBeVisible();
    }
    const logo = section.getByRole('img', { name: 'Your logo' });
    await expect.poll(() => logo.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await isAccessible(page);

    await page.goto(`/report/${report}`);
    const onReport = page.locator('article img[src^="/api/branding/logo"]');
    await expect.poll(() => onReport.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await expect(onReport.locator('..')).toHaveCSS('border-top-color', 'rgb(31, 58, 147)');
    await isAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(onReport).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.goto('/organisation');
    await section.getByRole('button', { name: 'Remove Logo' }).click();
    await expect(page.getByText('Logo removed', { exact: true })).toBeVisible();
    await expect(logo).toBeHidden();
  });
});
