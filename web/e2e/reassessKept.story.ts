import type { Page } from '@playwright/test';
import { isAccessible } from './axe.ts';
import { subscribed } from './payment.ts';
import { completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

/** Counted from the dashboard to the report. */
const MAX_PRESSES = 35;
const SIX = ['qms-1', 'qms-2', 'qms-3', 'qms-4', 'qms-5', 'qms-6'];
/** The last question of its section, with a new answer this time. */
const CHANGED = { section: 'Deployer duties', questionId: 'eu2-d-26-12', answer: 'partial' };

const pdf = (text: string) =>
  Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

async function give(page: Page, assessmentId: number, supports: string, name: string): Promise<void> {
  const params = { assessmentId, supports, name };
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await page.request.post('/api/evidence', { params, headers, data: pdf(name) });
  expect(sent.status()).toBe(201);
}

async function ask(page: Page, query: string, variables: Record<string, unknown>) {
  const { data, errors } = await (await page.request.post('/graphql', { data: { query, variables } })).json();
  expect(errors).toBeUndefined();
  return data;
}

/** Fills in every blank of the model card. */
async function fillCard(page: Page, assessmentId: number): Promise<void> {
  const blanks = await fetchBlanks(page, assessmentId);
  for (const { id } of blanks)
    await ask(page, 'mutation ($input: FillBlankInput!) { fillBlank(input: $input) { id } }', {
      input: { documentId: `${assessmentId}-model-card`, blank: id, text: `What is true of ${id}` },
    });
}

async function fetchBlanks(page: Page, assessmentId: number): Promise<{ id: string; text: string | null }[]> {
  const data = { assessmentId, documentType: 'model-card' };
  expect((await page.request.post('/api/generate-document', { data })).status()).toBe(200);
  const query = 'query ($id: ID!) { document(id: $id) { current { blanks { id text } } } }';
  return (await ask(page, query, { id: `${assessmentId}-model-card` })).document.current.blanks;
}

const fetchBundle = async (page: Page, id: number) =>
  (await page.request.post(`/api/assessments/${id}/audit-bundle`)).body();
const fetchDuties = async (page: Page, id: number): Promise<{ id: string; status: string }[]> =>
  (await (await page.request.get(`/api/reports/${id}`)).json()).duties;

test('a reassessment keeps the files, ticks and texts of the previous report, which stays unchanged', async ({
  page,
}) => {
  test.slow();
  await signedIn(page);
  await subscribed(page, 'Professional');
  const first = await completedAssessment(page, 'EU', 'CV screening', {
    'eu2-role': 'use',
    'eu2-a3': '4',
    'eu2-a3-4a': 'yes',
  });
  await give(page, first, CHANGED.questionId, 'authority.pdf');
  await give(page, first, 'eu2-d-26-2', 'oversight.pdf');
  await give(page, first, 'qms-1', 'strategy.pdf');
  await ask(page, 'mutation ($input: QmsChecklistInput!) { saveQmsChecklist(input: $input) { complete } }', {
    input: { assessmentId: String(first), complete: SIX },
  });
  await fillCard(page, first);
  const bundle = await fetchBundle(page, first);

  let presses = 0;
  const press = async (name: string | RegExp) => {
    presses++;
    await page.getByRole('button', { name, exact: true }).click();
  };
  await page.goto('/dashboard');
  await expect(
    page.getByText(/^Duties that apply now: \d+\. Met: \d+, including \d+ proved by a valid file\./),
  ).toBeVisible();
  await press('Reassess');
  const heading = page.getByRole('heading', { level: 1 });
  const complete = page.getByRole('button', { name: 'Complete Assessment' });
  const section = page.getByRole('button', { name: /^Confirm All \d+$/ });
  const one = page.getByRole('button', { name: /^Confirm( and continue)?$/ });
  await expect(page.getByText(/^Same as on \d+ \w+ \d{4}: /).first()).toBeVisible();
  for (let changed = false; presses < MAX_PRESSES; ) {
    const before = await heading.textContent();
    const isTheOne = await page.getByText(new RegExp(`^${CHANGED.section}: `)).isVisible();
    if (await section.isVisible()) await press(/^Confirm All \d+$/);
    else if (await one.isVisible()) await press(/^Confirm( and continue)?$/);
    else break;
    await expect(async () => {
      const canComplete = (await complete.isVisible()) && (await complete.isEnabled());
      expect(canComplete || (await heading.textContent()) !== before).toBe(true);
    }).toPass();
    if (!isTheOne || changed) continue;
    changed = true;
    const after = await heading.textContent();
    await press('Previous');
    await expect(heading).not.toHaveText(after ?? '');
    presses++;
    await page.getByRole('radio').nth(1).check();
    await press('Next');
    await expect(heading).toHaveText(after ?? '');
  }
  await press('Complete Assessment');
  await expect(page).toHaveURL(/\/report\/\d+$/);
  expect(presses).toBeLessThanOrEqual(MAX_PRESSES);

  const second = Number(page.url().split('/').pop());
  const before = new Map((await fetchDuties(page, first)).map(({ id, status }) => [id, status]));
  const changes = (await fetchDuties(page, second)).filter(({ id, status }) => before.get(id) !== status);
  expect(changes).toHaveLength(1);
  await expect(page.getByText('3 files for 3 answers and requirements.')).toBeVisible();
  await expect(page.getByText('6 of 6 met (100%)')).toBeVisible();
  const duties = page.locator('section', { has: page.getByRole('heading', { name: 'Duties under the AI Act' }) });
  await duties.getByRole('heading', { level: 2 }).click();
  const row = (text: string | RegExp) => duties.getByRole('row').filter({ hasText: text });
  await expect(duties.getByText(/As of \d+ \w+ \d{4}, a duty that is met is proved by a valid file/)).toBeVisible();
  await expect(row('Evidence: oversight').getByText('Proved', { exact: true })).toBeVisible();
  await expect(row('Evidence: authority').getByText(/^(Proved|Stated|Expired)$/)).toHaveCount(0);
  await expect(duties.getByText('Stated', { exact: true }).first()).toBeVisible();
  await expect(duties.getByText(/^Answered .* by \S+/).first()).toBeVisible();
  const asked = (await fetchBlanks(page, second)).filter(({ text }) => text === null).map(({ id }) => id);
  expect(asked.filter(id => id !== 'person' && id !== 'notice-changes')).toEqual([]);
  expect((await fetchBundle(page, first)).equals(bundle)).toBe(true);

  // A current file is removed there, and everywhere from the report that has it.
  await page.goto(`/report/${second}/evidence`);
  const removeFrom = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    return page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
  };
  await removeFrom('authority.pdf');
  const asks = page.getByRole('alertdialog', { name: 'Remove this file?' });
  await expect(
    asks.getByText('Reports of earlier assessments and audit rooms that contain the file keep it'),
  ).toBeVisible();
  await asks.getByRole('button', { name: 'Remove File' }).click();
  await expect(page.getByRole('link', { name: 'authority.pdf' })).toHaveCount(0);
  expect((await fetchBundle(page, first)).equals(bundle)).toBe(true);

  await page.goto(`/report/${first}/evidence`);
  await expect(page.getByText(/^A newer assessment of this AI system was completed on /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'authority.pdf' })).toBeVisible();
  await isAccessible(page);
  await fitsEveryWidth(page);
  await page.getByRole('button', { name: 'Actions for authority.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Delete Everywhere' }).click();
  const everywhere = page.getByRole('alertdialog', { name: 'Delete this file everywhere?' });
  await everywhere.getByLabel('Reason').fill('It names a patient');
  await isAccessible(page);
  await everywhere.getByRole('button', { name: 'Delete Everywhere' }).click();
  await expect(everywhere).toHaveCount(0);
  await page.getByText('Replaced and removed (1)').click();
  await expect(page.getByText('Reason: It names a patient')).toBeVisible();
  expect((await fetchBundle(page, first)).equals(bundle)).toBe(false);
});
