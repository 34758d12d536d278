import { readFile } from 'node:fs/promises';
import { extractText } from 'unpdf';
import { isAccessible } from './axe.ts';
import { begunAssessment, completedAssessment, signedIn } from './person.ts';
import { expect, test } from './story.ts';

test('Download PDF opens a separate page that prints itself', async ({ page, context, reports }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.goto(`/report/${reports.eu}`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('PDF Generated', { exact: true })).toBeVisible();
  const paper = await opened;
  await expect(paper.getByRole('heading', { level: 1 })).toHaveText('CV screening');
  await expect(paper.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(paper.getByRole('navigation')).toHaveCount(0);
});

const BEGINNINGS = { PDF: '%PDF-', Word: 'PK', CSV: 'kind,id,', JSON: '{"actions":[' };
const ENDINGS: Record<string, string> = { Word: 'docx' };

test('Download saves the report as a document, as a table or as data', async ({ page, reports }) => {
  await page.goto(`/uk/report/${reports.uk}`);
  for (const [format, begins] of Object.entries(BEGINNINGS)) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${format}`) }).click();
    if (format === 'PDF') await expect(page.getByText('Preparing the PDF').first()).toBeVisible();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^Chatbot - report [\\d-]+\\.${ENDINGS[format] ?? format.toLowerCase()}$`),
    );
    expect((await readFile(await file.path(), 'latin1')).slice(0, begins.length)).toBe(begins);
  }
});

test.describe('a report whose files cannot be loaded', () => {
  test.use({ expected: /Failed to load resource/ });

  test('is reported on the page', async ({ page, reports }) => {
    await page.goto(`/uk/report/${reports.uk}`);
    await page.route('**/api/reports/*', route => route.fulfill({ status: 503, json: { message: 'Away.' } }));
    await page.getByRole('button', { name: 'More formats' }).click();
    await page.getByRole('menuitem', { name: /^CSV/ }).click();
    await expect(page.getByText('Away.').first()).toBeVisible();
  });
});

test('Share copies the link if the browser has no sharing', async ({ page, context, reports }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(`/uk/report/${reports.uk}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link Copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/uk/report/${reports.uk}$`));
});

test('the page for printing is a document: no navigation, numbered pages, headings that come again', async ({
  page,
  context,
}) => {
  await signedIn(page);
  const id = await completedAssessment(page, 'UK', 'Claims "triage"', 'last');
  await context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(performance.now());
    };
    // Records when the page starts to print: 500 ms after it opened, or at once if it was not ready by then.
    const original = window.setTimeout;
    const setTimeout = (run: () => void, delay = 0) => {
      const due = performance.now() + delay;
      if (String(run).includes('print')) document.documentElement.dataset.due = delay === 0 ? 'at once' : due.toFixed();
      return original(run, delay);
    };
    Object.assign(window, { setTimeout });
  });
  await page.goto(`/uk/report/${id}?print`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', /^\d/);
  expect(Number(await page.locator('html').getAttribute('data-printed'))).toBeGreaterThanOrEqual(500);
  await expect(page.locator('html')).toHaveAttribute('data-due', /^(500|at once)$/);
  const lines = await page.evaluate(() =>
    document.adoptedStyleSheets.flatMap(sheet => [...sheet.cssRules].map(rule => rule.cssText)).join(''),
  );
  expect(lines).toContain('counter(page)');
  expect(lines).toContain('Report on Claims');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo').filter({ hasText: 'Theme' })).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Severity' }).first()).toHaveCSS('display', 'table-cell');
  const pdf = await (await page.request.get(`/api/reports/${id}?format=pdf`)).body();
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  const titles = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.length).toBeGreaterThan(7);
  const places = titles.map(title => text.replaceAll(/\s+/g, '').indexOf(title.replaceAll(/\s+/g, '')));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(Math.min(...places)).toBeGreaterThan(0);
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
  await expect(page.getByText('https://', { exact: false }).first()).toBeVisible();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
  // A4 in points.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});

test('a reassessment states what changed since the last report', async ({ page }) => {
  await signedIn(page);
  const first = await completedAssessment(page, 'UK', 'Chatbot', 'last');
  await page.goto(`/uk/report/${first}`);
  await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Changes since the last report' })).toHaveCount(0);
  const [{ id }] = await (await page.request.get('/api/uk/systems')).json();
  const second = await begunAssessment(page, 'UK', id, Number.POSITIVE_INFINITY);
  await page.request.post(`/api/assessments/${second}/complete`);
  const [before, after] = await Promise.all(
    [first, second].map(async report => (await page.request.get(`/api/reports/${report}`)).json()),
  );
  expect(before.changes).toBeUndefined();

  await page.goto(`/uk/report/${second}`);
  await page.getByRole('heading', { name: 'Changes since the last report' }).click();
  const row = page.getByRole('row', { name: /^Risk score/ });
  await expect(row).toContainText(String(before.riskResult.score));
  await expect(row).toContainText(`down ${before.riskResult.score - after.riskResult.score}`);
  const changes = page.locator('#changes');
  const closed = changes.getByText(`Closed (${after.changes.closed.length})`);
  await expect(closed).toBeVisible();
  expect(after.changes.closed.length + after.changes.remaining.length).toBe(before.gaps.length);
  // Closed gaps are folded, below the open ones.
  await expect(changes.getByText(after.changes.closed[0], { exact: true })).toBeHidden();
  await closed.click();
  await expect(changes.getByText(after.changes.closed[0], { exact: true })).toBeVisible();
  await expect(changes.getByRole('combobox')).toHaveCount(0);

  const third = await begunAssessment(page, 'UK', id, Number.POSITIVE_INFINITY);
  await page.request.post(`/api/assessments/${third}/complete`);
  await page.goto(`/uk/report/${third}#changes`);
  await expect(row).toContainText('unchanged');
  const compared = changes.getByRole('combobox', { name: 'Compared with the report of' });
  await expect(compared.getByRole('option')).toHaveCount(2);
  await compared.selectOption({ index: 1 });
  await expect(row).toContainText(`down ${before.riskResult.score - after.riskResult.score}`);
  await expect(closed).toBeVisible();
  await isAccessible(page);
});

test('a report has its contents at the side, and its tools under a separate heading', async ({ page, reports }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/report/${reports.eu}`);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link', { name: 'Audit Bundle' })).toBeVisible();
  const titles = await contents.getByRole('link').allTextContents();
  expect(titles[0]).toBe('Risk Assessment');
  const specified = [
    'Risk Assessment',
    'Critical Compliance Gaps',
    'Recommended Actions',
    'Potential Fine Risk',
    'Documents',
    'QMS Checklist',
    'Next Steps',
  ];
  expect(titles.filter(title => specified.includes(title))).toEqual(specified);
  expect(titles.at(-1)).toBe('Next Steps');
  await expect(page.getByRole('heading', { name: 'Documents, checklist and evidence' })).toBeAttached();
  await contents.getByRole('link', { name: 'Next Steps' }).click();
  const heading = page.getByRole('heading', { name: 'Next Steps' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(contents).toBeInViewport();
  await expect(page.getByRole('heading', { name: /^Applicable on \d{1,2} \w+ \d{4} \(\d+\)$/ })).toHaveCount(1);
  await isAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(contents.getByRole('link', { name: 'Next Steps' })).toBeHidden();
  await contents.getByText('Contents', { exact: true }).filter({ visible: true }).click();
  await contents.getByRole('link', { name: 'Next Steps' }).click();
  await expect(heading).toBeInViewport();
});

test('every gap and every action names its source and leads to it', async ({ page, reports }) => {
  await page.goto(`/report/${reports.eu}`);
  await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  for (const title of ['Critical Compliance Gaps', 'Recommended Actions']) {
    const items = page.locator('section', { has: page.getByRole('heading', { name: title }) }).getByRole('listitem');
    await expect(items.first()).toBeVisible();
    const count = await items.count();
    for (const detail of await items.getByRole('button', { name: /^Details of/ }).all()) await detail.click();
    expect(count).toBeGreaterThan(0);
    await expect(items.getByRole('link', { name: /opens in a new tab/ })).toHaveCount(count);
  }
  await expect(page.getByText('up to 7% of global turnover')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Principle RAG Scores' })).toHaveCount(0);
});

test.describe('a report that is not ready yet', () => {
  test.use({ expected: /Failed to load resource/ });

  test('is being prepared, and appears when requested again', async ({ page, reports }) => {
    const message = 'The report is being prepared. Please try again in a moment.';
    await page.route('**/graphql', route =>
      route.request().postData()?.includes('query Report')
        ? route.fulfill({
            json: { data: null, errors: [{ message, path: ['assessment'], extensions: { code: 'UNAVAILABLE' } }] },
          })
        : route.fallback(),
    );
    await page.goto(`/report/${reports.eu}`);
    await expect(page.getByRole('heading', { name: 'Your report is being prepared' })).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Next Steps' })).toBeVisible();
  });
});

test('a citation links to its source and shows on request how certain it is', async ({ page, reports }) => {
  await page.goto(`/report/${reports.eu}`);
  const chip = page.getByRole('link', { name: /^Art.*opens in a new tab/ }).first();
  await expect(chip).toHaveAttribute('href', /^https:\/\//);
  await chip.hover();
  await expect(page.getByRole('tooltip')).toContainText(/Text as of .*\d{4}; last checked on .*\d{4} against /);
});
