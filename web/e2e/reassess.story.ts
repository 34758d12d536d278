import { isAccessible } from './axe.ts';
import { begunAssessment, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Counted from the first question to the report. */
const MAX_PRESSES = 35;

test('a system is reassessed by confirming the previous answers, one section at a time', async ({ page }) => {
  await signedIn(page);
  const changes = { 'eu2-role': 'use', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' };
  const first = await completedAssessment(page, 'EU', 'CV screening', changes);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Reassess' }).click();
  await expect(page.getByText(/^Same as on \d+ \w+ \d{4}: /).first()).toBeVisible();
  await expect(page.getByText(/^Question 1 of \d+ • 0 responses saved$/)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await isAccessible(page);
  await fitsEveryWidth(page);

  const heading = page.getByRole('heading', { level: 1 });
  const complete = page.getByRole('button', { name: 'Complete Assessment' });
  const section = page.getByRole('button', { name: /^Confirm All \d+$/ });
  const one = page.getByRole('button', { name: /^Confirm( and continue)?$/ });
  let presses = 0;
  for (; presses < MAX_PRESSES; presses++) {
    const before = await heading.textContent();
    if (await section.isVisible()) await section.click();
    else if (await one.isVisible()) await one.click();
    else break;
    await expect(async () => {
      const canComplete = (await complete.isVisible()) && (await complete.isEnabled());
      expect(canComplete || (await heading.textContent()) !== before).toBe(true);
    }).toPass();
  }
  expect(presses).toBeLessThan(MAX_PRESSES);
  await complete.click();
  await expect(page).toHaveURL(/\/report\/\d+$/);
  const report = async (id: number | string | undefined) => (await page.request.get(`/api/reports/${id}`)).json();
  const [before, now] = [await report(first), await report(page.url().split('/').pop())];
  expect([now.riskResult, now.gaps]).toEqual([before.riskResult, before.gaps]);
});

test('an assessment in progress is discarded after confirmation, and its system stays unchanged', async ({ page }) => {
  await signedIn(page);
  const system = await registeredSystem(page, 'UK', 'Forecast');
  const id = await begunAssessment(page, 'UK', system, 2);
  await page.goto('/uk/dashboard');
  const row = page.getByRole('row').filter({ hasText: 'Forecast' });
  await expect(row.getByText(/^In progress, 2 of \d+$/)).toBeVisible();
  await row.getByRole('button', { name: 'Start Assessment' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Discard this assessment?' });
  await expect(dialog.getByText('This deletes the assessment in progress with 2 answers.')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await page.request.get(`/api/assessments/${id}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await dialog.getByRole('button', { name: 'Discard Assessment' }).click();
  await expect(page).toHaveURL('/uk/dashboard');
  await expect(row).toBeVisible();
  await expect(row.getByText('In progress')).toHaveCount(0);
  expect((await page.request.get(`/api/assessments/${id}`)).status()).toBe(404);
});
