import type { Locator } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a prohibited practice appears above everything else, with its letter and the required steps', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Social score', { 'eu2-f-dec': 'yes', 'eu2-5c': 'unrelated' });
  const report = await (await page.request.get(`/api/reports/${id}`)).json();
  expect(report).toMatchObject({ scored: true, class: { id: 'prohibited' }, euClass: { name: 'prohibited' } });
  await page.goto(`/report/${id}`);
  const band = page.getByRole('region', { name: 'Prohibited practice: it must stop' });
  await expect(band).toContainText('Art. 5(1)(c)(i)');
  const below = await page.getByRole('heading', { name: 'Risk Assessment', exact: true }).boundingBox();
  expect((await band.boundingBox())?.y).toBeLessThan(below?.y ?? 0);
  await expect(page.getByText('HIGH RISK', { exact: true })).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
});

test('a practice that only lacks safeguards is no longer prohibited once they exist', async ({ page }) => {
  await signedIn(page);
  const gaps = { 'eu2-role': 'supply', 'eu2-f-med': 'yes', 'eu2-5ba-p': 'unguarded' };
  const id = await completedAssessment(page, 'EU', 'Voice studio', gaps);
  await page.goto(`/report/${id}`);
  const band = page.getByRole('region', { name: 'Prohibited while safeguards are missing' });
  await expect(band).toContainText('Safeguards that are reasonable and adequate end the prohibition');
  await expect(band).not.toContainText('Nothing else in this report');
  await expect(page.getByText('Add reasonable and adequate safeguards, or withdraw the system')).toBeVisible();
  await expect(page.getByText('it must stop')).toHaveCount(0);
});

test('outside the Act only the report is not scored: lists, histories and clients of the specification have LOW', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'Fixed rules', { 'eu2-ai': 'no' });
  expect(await (await page.request.get(`/api/reports/${id}`)).json()).toMatchObject({
    scored: false,
    class: { id: 'not-ai' },
    euClass: { name: 'out-of-scope' },
    riskResult: { level: 'LOW', score: 0 },
    estimatedFine: { min: 0, max: 0 },
    compliance: { score: 100, band: 'Not scored' },
  });
  const [, csvRow = ''] = (await (await page.request.get('/api/systems.csv')).text()).split('\r\n');
  expect(csvRow).toContain('Not scored');
  expect(csvRow).not.toContain('LOW');
  const [system] = await (await page.request.get('/api/systems')).json();
  expect(system.latestAssessment).toMatchObject({ id, riskLevel: 'LOW', scored: false });
  await page.goto(`/report/${id}`);
  await expect(page.getByText('Not an AI system', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Not scored', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('LOW RISK', { exact: true })).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.goto('/dashboard');
  // A badge is one of the four, as in the API, with the class next to it, and is counted with its level.
  const row = page.getByRole('row').filter({ hasText: 'Fixed rules' });
  const isLowAndOutside = async (part: Locator) => {
    await expect(part.getByText('LOW RISK', { exact: true })).toBeVisible();
    await expect(part.getByText('Outside the AI Act', { exact: true })).toBeVisible();
    await expect(part.getByText('Not scored')).toHaveCount(0);
  };
  await isLowAndOutside(row);
  await page.getByRole('button', { name: /^Low Risk\s*1$/ }).click();
  await expect(row).toBeVisible();
  await row.getByRole('link', { name: 'Fixed rules' }).click();
  await isLowAndOutside(page.getByRole('main').locator('header'));
  await page.getByRole('navigation', { name: 'System' }).getByRole('link', { name: 'History' }).click();
  await isLowAndOutside(page.getByRole('row').filter({ hasText: 'Completed' }));
  await page.goto('/systems');
  await isLowAndOutside(page.getByRole('row').filter({ hasText: 'Fixed rules' }));
  await fitsEveryWidth(page);
});

test('a high-risk system shows for each duty who is responsible, why and from when, and the coming dates', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'EU', 'CV screening', {
    'eu2-role': 'use',
    'eu2-a3': '4',
    'eu2-a3-4a': 'yes',
  });
  const report = await (await page.request.get(`/api/reports/${id}`)).json();
  expect(report.class.id).toBe('high-risk');
  // Duties that do not apply are folded.
  const own = report.duties.filter(
    ({ citation, status }: { citation: { label: string }; status: string }) =>
      citation.label.startsWith('Art. 26') && status === 'met',
  );
  expect(own.length).toBeGreaterThan(5);
  await page.goto(`/report/${id}#duties`);
  await expect(page.getByRole('heading', { name: 'Duties under the AI Act' })).toBeVisible();
  for (const { title } of own) {
    const row = page.getByRole('row').filter({ hasText: title }).first();
    await expect(row).toContainText('Yes · ');
    await expect(row).toContainText('2 Dec 2027');
    await expect(row).toContainText('Met');
  }
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.goto('/dashboard');
  await expect(page.getByText('2 Dec 2027').first()).toBeVisible();
  await isAccessible(page);
});
