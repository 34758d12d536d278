import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('Download PDF opens a page of its own that prints itself', async ({ page, context }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Credit scoring');
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/report/${id}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('PDF Generated', { exact: true })).toBeVisible();
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('Credit scoring');
  await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(paper.getByRole('navigation')).toHaveCount(0);
});

test('Share copies the link where the browser has no sharing of its own', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto(`/uk/report/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/uk/report/${id}$`));
});

test('a citation leads to its source and tells, when asked, how sure it is', async ({ page }) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Chatbot');
  await page.goto(`/report/${id}`);
  const chip = page.getByRole('link', { name: /^Art.*opens in a new tab/ }).first();
  await expect(chip).toHaveAttribute('href', /^https:\/\//);
  await chip.hover();
  await expect(page.getByRole('tooltip')).toContainText(/Text of .*, checked .*\d{4}/);
});
