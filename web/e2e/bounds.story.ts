import { withMongo } from '@aicp/testing/withMongo';
import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { completedAssessment, registeredSystem, signedIn } from './person.ts';
import { expect, test } from './story.ts';

const DAY = new Date().toISOString().slice(0, 10);
const fetchOrganisationId = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/organisation')).json()).id;

/** Stores high usage directly, because reaching it would take hours. */
async function noted(name: string, collection: string, filter: object, change: object): Promise<void> {
  const { BASE_URL_MONGODB } = process.env;
  if (!BASE_URL_MONGODB) throw new Error('BASE_URL_MONGODB is needed');
  await withMongo(BASE_URL_MONGODB, async client => {
    const { matchedCount } = await client.db(name).collection(collection).updateOne(filter, { $set: change });
    expect(matchedCount).toBe(1);
  });
}

test('a message shows how many of the day’s assessments are left before they are used up', async ({ page }) => {
  await signedIn(page);
  const first = await registeredSystem(page, 'EU', 'First');
  await page.request.post('/api/assessments', { data: { aiSystemId: first, jurisdiction: 'EU' } });
  await registeredSystem(page, 'EU', 'Second');
  const organisationId = await fetchOrganisationId(page);
  await noted('aicp_systems_assessment', 'plans', { _id: organisationId }, { day: DAY, begun: 190 });
  await page.goto('/dashboard');
  const row = page.getByRole('row').filter({ has: page.getByRole('heading', { name: 'Second' }) });
  await row.getByRole('button', { name: 'Start Assessment' }).click();
  await expect(page.getByText('Nearing a limit', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You can start at most 200 assessments a day. You have 9 left until midnight UTC.', { exact: true }),
  ).toBeVisible();
  // The limit shows a message and does not refuse.
  await expect(page).toHaveURL(/\/assessment\/\d+$/);
});

test('the evidence page warns before the storage for files is used up', async ({ page }) => {
  await signedIn(page);
  const assessmentId = await completedAssessment(page, 'EU', 'CV screening');
  const params = { assessmentId, supports: 'eu2-obj', name: 'policy.pdf' };
  const data = Buffer.from('%PDF-1.4\n%%EOF\n');
  const headers = { 'content-type': 'application/pdf' };
  expect((await page.request.post('/api/evidence', { params, data, headers })).ok()).toBe(true);
  const { aiSystemId } = await (await page.request.get(`/api/assessments/${assessmentId}`)).json();
  await page.goto(`/report/${assessmentId}/evidence`);
  await expect(page.getByText("of the 2 GB for your account's files are used.")).toBeVisible();
  await expect(page.getByText('Remove files that you no longer need')).toHaveCount(0);

  await noted('aicp_documents', 'evidence', { filedFor: aiSystemId }, { bytes: Math.round(1.8 * 1024 ** 3) });
  await page.reload();
  await expect(
    page.getByRole('status').filter({
      hasText:
        "1.8 of the 2 GB for your account's files are used. Remove files that you no longer need. When the space is full, you cannot add any more.",
    }),
  ).toBeVisible();
  await isAccessible(page);
});
