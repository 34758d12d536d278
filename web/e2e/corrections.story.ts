import { answersTo } from '@aicp/testing/answersTo';
import { isAccessible } from './axe.ts';
import { begunOnFirstBank, firstBank } from './firstBank.ts';
import { answered, completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a report of the first bank stays as it was, and beside it stands what has been corrected since', async ({
  page,
}) => {
  await signedIn(page);
  const id = await begunOnFirstBank(page, await registeredSystem(page, 'EU', 'CV screening'));
  await answered(page, id, answersTo('EU', { 'eu-10': 'partial' }, firstBank));
  expect((await page.request.post(`/api/assessments/${id}/complete`)).ok()).toBe(true);
  const stored = async () => (await page.request.get(`/api/reports/${id}`)).json();
  const before = await stored();
  expect(before.bankVersion).toBe(firstBank);
  expect(before).not.toHaveProperty('duties');

  await page.goto(`/report/${id}`);
  const notice = page.getByRole('complementary', { name: 'What has been corrected since' });
  await expect(notice).toContainText(`This report stays as it was made, with question bank ${firstBank}.`);
  await expect(notice.getByText(/^The exception for uses that pose no significant risk/)).toBeHidden();
  await notice.getByText('Show the corrections').click();
  await expect(notice.getByText(/^The exception for uses that pose no significant risk/)).toBeVisible();
  const [, points] = (await notice.textContent())?.match(/differ from it in (\d+) points/) ?? [];
  expect(Number(points)).toBeGreaterThan(10);
  await expect(notice.getByRole('listitem')).toHaveCount(Number(points));
  await expect(page.getByRole('heading', { name: 'Duties under the AI Act' })).toHaveCount(0);
  const qms = page.locator('#qms-checklist');
  await expect(qms.getByRole('checkbox')).toHaveCount(6);
  await expect(qms.getByRole('checkbox').first()).toBeVisible();
  await expect(qms.getByText(/equired of you/)).toHaveCount(0);
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Risk Assessment' })).toBeVisible();
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
