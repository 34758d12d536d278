import { answersTo } from '@aicp/testing/answersTo';
import { isAccessible } from './axe.ts';
import { begunUnderPastLaw, pastLaw } from './pastLaw.ts';
import { answered, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a report on an earlier bank stays unchanged, and lists the corrections made since', async ({ page }) => {
  await signedIn(page);
  const id = await begunUnderPastLaw(page, await registeredSystem(page, 'EU', 'CV screening'));
  await answered(page, id, answersTo('EU', { 'eu2-d-4': 'partial' }, pastLaw));
  expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
  const stored = async () => (await page.request.get(`/api/reports/${id}`)).json();
  const before = await stored();
  expect(before.bankVersion).toBe(pastLaw);

  await page.goto(`/report/${id}`);
  const notice = page.getByRole('complementary', { name: 'Later corrections' });
  await expect(notice).toContainText(`This report remains as it was created, with question bank ${pastLaw}.`);
  await expect(notice.getByText(/^High-risk duties applied from 2 August 2026/)).toBeHidden();
  await notice.getByText('Show the corrections').click();
  await expect(notice.getByText(/^High-risk duties applied from 2 August 2026/)).toBeVisible();
  const [, points] = (await notice.textContent())?.match(/differ from that bank in (\d+) points/) ?? [];
  expect(Number(points)).toBeGreaterThan(2);
  await expect(notice.getByRole('listitem')).toHaveCount(Number(points));
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Duties under the AI Act' })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await notice.getByRole('button', { name: 'Reassess' }).click();
  await expect(page).toHaveURL(/\/assessment\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you want to assess?');
  expect(await stored()).toEqual(before);

  const later = await completedAssessment(page, 'EU', 'Another system');
  await page.goto(`/report/${later}`);
  await expect(page.getByRole('heading', { name: 'Duties under the AI Act' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
