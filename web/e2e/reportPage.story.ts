import { isFull } from '@aicp/testing/isFull';
import { extractText } from 'unpdf';
import { expect, test } from './story.ts';

test('a report is headed by its system, its rules and its day, and says what its scores mean', async ({
  page,
  reports,
}) => {
  const report = await (await page.request.get(`/api/reports/${reports.eu}`)).json();
  await page.goto(`/report/${reports.eu}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CV screening');
  const fact = (term: string) => page.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) });
  await expect(fact('Jurisdiction').getByRole('definition')).toHaveText('European Union (EU)');
  await expect(fact('System type').getByRole('definition')).toHaveText('Recruitment/HR system');
  await expect(fact('Completed').getByRole('definition')).toHaveText(/^\d{1,2} \w+ \d{4}$/);
  const { level, score } = report.riskResult;
  expect(level).toBe('HIGH');
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Risk Assessment' }) });
  await expect(card.getByRole('img', { name: `Risk score ${score} of 100` })).toBeVisible();
  await expect(card.getByText('HIGH RISK', { exact: true })).toHaveCount(
    report.class.id.startsWith('high-risk') ? 1 : 0,
  );
  await expect(
    card.getByText(/^(Serious duties are open|A practice that Article 5 prohibits was found)\./),
  ).toBeVisible();
  for (const fact of ['Class under the AI Act', 'Level, set by this assessment and not by law'])
    await expect(card.getByText(fact, { exact: true })).toBeVisible();
  await expect(card.getByRole('img', { name: `Compliance score ${report.compliance.score} of 100` })).toBeVisible();
  await expect(card.getByText(report.compliance.band, { exact: true })).toBeVisible();
  const euros = (amount: number) => `€${amount.toLocaleString('en-GB')}`;
  const { min, max } = report.estimatedFine;
  expect(max).toBeGreaterThan(0);
  await expect(page.getByText(`${euros(min)} to ${euros(max)}`, { exact: true })).toBeVisible();
});

test('a UK report rates each principle, and knows no fine', async ({ page, reports }) => {
  const { principleScores } = await (await page.request.get(`/api/reports/${reports.uk}`)).json();
  await page.goto(`/uk/report/${reports.uk}`);
  await expect(page.getByRole('heading', { name: 'Principle RAG Scores' })).toBeVisible();
  expect(Object.keys(principleScores)).toHaveLength(5);
  for (const [principle, rag] of Object.entries(principleScores)) {
    const principles = page.locator('section', { has: page.getByRole('heading', { name: 'Principle RAG Scores' }) });
    const row = principles.getByRole('row').filter({ has: page.getByRole('rowheader', { name: principle }) });
    await expect(row, principle).toContainText(String(rag));
  }
  await expect(page.getByRole('heading', { name: 'Potential Fine Risk' })).toHaveCount(0);
  const specified = [
    'Risk Assessment',
    'Critical Compliance Gaps',
    'Recommended Actions',
    'Principle RAG Scores',
    'Documents',
    'QMS Checklist',
    'Next Steps',
  ];
  const inOrder = async () => {
    const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    return titles.filter(title => specified.includes(title));
  };
  await expect.poll(inOrder).toEqual(specified);
});

test('Share hands the link to the browser that can share', async ({ page, reports }) => {
  await page.addInitScript(() => {
    const share = (what: object) => {
      document.documentElement.dataset.shared = JSON.stringify(what);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/report/${reports.eu}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /"title":"Report on CV screening"/);
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`/report/${reports.eu}"`));
  await expect(page.getByText('Link Copied')).toHaveCount(0);
});

test('a report has one date for readers on every side of midnight: on pages, on paper and in the export', async ({
  browser,
  page,
  reports,
}) => {
  const systems: { id: number; latestAssessment: { id: number; completedAt: string } | null }[] = await (
    await page.request.get('/api/systems')
  ).json();
  const system = systems.find(({ latestAssessment }) => latestAssessment?.id === reports.eu);
  const completedAt = String(system?.latestAssessment?.completedAt);
  const date = new Date(completedAt).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const pdf = await (await page.request.get(`/api/reports/${reports.eu}?format=pdf`)).body();
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain(`Assessed on ${date}`);
  expect(await (await page.request.get('/api/systems.csv')).text()).toContain(completedAt);
  // At any time of the day one of the first two reads another day on the wall than UTC's.
  const zones = ['Pacific/Honolulu', 'Pacific/Kiritimati', ...(isFull ? ['Europe/Berlin', 'Pacific/Auckland'] : [])];
  for (const timezoneId of zones) {
    const context = await browser.newContext({ timezoneId, storageState: await page.context().storageState() });
    const reader = await context.newPage();
    const fact = (term: string) =>
      reader
        .locator('dl > div')
        .filter({ has: reader.getByText(term, { exact: true }) })
        .getByRole('definition');
    await reader.goto(`/report/${reports.eu}`);
    await expect(fact('Completed'), timezoneId).toHaveText(date);
    await expect(reader.getByText(`according to the answers of ${date}.`).first(), timezoneId).toBeAttached();
    await reader.goto(`/systems/${system?.id}`);
    await expect(fact('Last assessed'), timezoneId).toHaveText(date);
    await context.close();
  }
});
