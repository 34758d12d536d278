import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('a recorded fact fills its blanks in the next version of a document, and not in the current one', async ({
  page,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Chatbot');
  const generate = async () => {
    await page.goto(`/uk/report/${id}`);
    await page.getByRole('button', { name: /^Generate(?: Again|, Free in This Trial) Model card$/ }).click();
    await expect(page.getByText('Document Generated Successfully', { exact: true })).toBeVisible();
    await page.goto(`/uk/report/${id}/documents/model-card`);
    await expect(page.getByRole('heading', { name: 'Model card', level: 1 })).toBeVisible();
  };
  await generate();
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${id}`)).json();
  await page.goto(`/uk/systems/${aiSystemId}/facts`);
  await page.getByRole('button', { name: 'Edit Identity' }).click();
  await page.getByLabel('Version', { exact: true }).fill('Release 7.3');
  await page.getByRole('button', { name: 'Save Identity' }).click();
  await expect(page.getByText('Release 7.3')).toBeVisible();
  await page.goto(`/uk/report/${id}/documents/model-card`);
  await expect(page.getByRole('heading', { name: 'Model card', level: 1 })).toBeVisible();
  await expect(page.getByText('Release 7.3')).toHaveCount(0);
  await generate();
  await expect(page.getByText('Release 7.3').first()).toBeVisible();
});
