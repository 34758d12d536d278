import { demoAnswers } from '@aicp/testing/demoAnswers';
import { isFull } from '@aicp/testing/isFull';
import { extractText } from 'unpdf';
import { isAccessible } from './axe.ts';
import { completedAssessment, signedIn, verified } from './person.ts';
import { expect, test } from './story.ts';
import { fitsEveryWidth } from './widths.ts';

test('a report is headed by its system, its law and its date, and explains its scores', async ({ page, reports }) => {
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
  for (const fact of ['AI Act class', 'Risk level (our rating, not a legal category)'])
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

test('a report shows one date to readers on either side of midnight: on pages, in print and in the export', async ({
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
  // At any time of day, the local date in one of the first two zones differs from the UTC date.
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
    await expect(
      reader.getByText(`The status of each duty is based on the answers of ${date}.`).first(),
      timezoneId,
    ).toBeAttached();
    await reader.goto(`/systems/${system?.id}`);
    await expect(fact('Last assessed'), timezoneId).toHaveText(date);
    await context.close();
  }
});

test('the report on a system with 17 gaps is workable: the verdict first, one row per gap, and each action assigned in its row', async ({
  page,
}) => {
  const username = await signedIn(page);
  await verified(page, username);
  const id = await completedAssessment(page, 'EU', 'Consumer credit score', demoAnswers('Consumer credit score'));
  const report = await (await page.request.get(`/api/reports/${id}`)).json();
  expect(report.gaps).toHaveLength(17);
  const main = page.getByRole('main');
  const rows = (section: string) => page.locator(`#${section} ol > li`);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/report/${id}`);
  await expect(page.getByRole('button', { name: 'Evaluate QMS' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Generate|Buy)/ })).toHaveCount(3);
  await expect(page.getByText(/^17 gaps: 1 applies now, 16 from 2 December 2027$/)).toBeInViewport();
  for (const name of ['Download PDF', 'Share', 'Assign 17 Actions'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport();

  await test.step('rows, lengths and tab stops', async () => {
    for (const section of ['gaps', 'actions']) {
      await expect(rows(section)).toHaveCount(17);
      const heights = await rows(section).evaluateAll(items => items.map(item => item.getBoundingClientRect().height));
      expect(Math.max(...heights), section).toBeLessThanOrEqual(56);
    }
    const text = ((await main.textContent()) ?? '').replaceAll(/\s+/g, ' ');
    for (const sentence of [...report.gaps, ...report.recommendations]) expect(text.split(sentence)).toHaveLength(2);
    const stops = await main.evaluate(main => {
      const first = main.querySelector('#gap-1');
      const focusable = main.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
      return [...focusable].filter(
        element =>
          element.checkVisibility() &&
          (first?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
      ).length;
    });
    expect(stops).toBeLessThanOrEqual(12);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(5_200);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(height).toBeLessThanOrEqual(10_500);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('a gap links to its action and back, and an address unfolds its target', async () => {
    await rows('gaps').nth(1).getByRole('link', { name: 'Action 2' }).click();
    const action = rows('actions').nth(1);
    await expect(action).toBeInViewport();
    await action.getByRole('button', { name: /^Details of/ }).click();
    await expect(action.getByText(/Owner: .* Due: by 2 December 2027\./)).toBeVisible();
    await isAccessible(page);
    await action.getByRole('link', { name: 'Gap 2' }).click();
    await expect(rows('gaps').nth(1)).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /^Duties under/ })
      .click();
    await expect(page.getByRole('row').filter({ hasText: 'Risk management system' })).toBeVisible();
    await fitsEveryWidth(page);
  });

  await test.step('two clicks assign an action, and two lead to the supplier questions', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Assign 17 Actions' }).click();
    const owner = page.getByLabel(/^Owner of/).first();
    await expect(owner).toBeFocused();
    await owner.selectOption(username);
    await expect(page.getByRole('button', { name: 'Assign 16 Actions' })).toBeVisible();
    await page.getByRole('link', { name: /^Ask the Supplier/ }).click();
    await page.getByRole('button', { name: 'Ask the Supplier' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
