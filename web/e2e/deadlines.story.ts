import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

test('what is due now and next stands on one page, by how soon it is', async ({ page }) => {
  await signedIn(page);
  await page.goto('/deadlines');
  await expect(page.getByRole('heading', { name: 'Nothing is due' })).toBeVisible();

  const report = await completedAssessment(page, 'EU', 'CV screening', {
    ...{ 'eu2-role': 'supply', 'eu2-a3': '4', 'eu2-a3-4a': 'yes' },
  });
  await completedAssessment(page, 'UK', `Chatbot ${'with a long name '.repeat(8)}`);
  const give = async (name: string, validUntil: string) => {
    const params = { assessmentId: report, supports: 'qms-1', name, validUntil };
    const data = Buffer.from('%PDF-1.7\n%%EOF\n');
    const headers = { 'content-type': 'application/pdf' };
    expect((await page.request.post('/api/evidence', { params, data, headers })).ok()).toBe(true);
  };
  await give('Penetration test.pdf', dayIn(-3));
  await give('Bias audit.pdf', dayIn(20));
  await give('Policy.pdf', dayIn(60));

  await expect.poll(async () => (await page.request.get(`/api/reports/${report}`)).status()).toBe(200);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All Deadlines' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deadlines');
  await expect(page.getByRole('region', { name: 'Overdue' })).toContainText('Penetration test.pdf');
  await expect(page.getByRole('region', { name: 'Within 30 days' })).toContainText('Bias audit.pdf');
  await expect(page.getByRole('region', { name: 'Within 90 days' })).toContainText('Policy.pdf');
  const later = page.getByRole('region', { name: 'Later' });
  await expect(later).toContainText('2 December 2027');
  await expect(later).not.toContainText('Reassess');

  await page.getByLabel('Reassess every system').selectOption('Every 12 months');
  await expect(page.getByText('Organisation saved', { exact: true })).toBeVisible();
  await expect(later.getByText('Reassess. Last assessed on')).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('Reassess every system')).toHaveValue('12');
  await expect(later.getByRole('link', { name: /^Chatbot/ }).first()).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
});
