import { chunkPatternOf } from './chunkPatternOf.ts';
import { greetsGuest } from './person.ts';
import { expect, test } from './story.ts';

test('the landing page makes its offers: free assessment, demos, and the cost of the law', async ({ page }) => {
  await page.goto('/');
  for (const claim of ['Free assessment', 'No credit card', '15 minutes', 'Instant results']) {
    await expect(page.getByRole('listitem').filter({ hasText: claim }).first(), claim).toBeVisible();
  }
  await expect(page.getByText('500+ companies')).toBeVisible();
  await expect(page.getByText('up to €35 million or 7% of global turnover', { exact: true })).toBeVisible();
  for (const benefit of ['Avoid Massive Fines', 'Instant Risk Assessment', 'Actionable Reports']) {
    await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
  }
  const sample = page.getByRole('region', { name: 'All your AI systems on one page' });
  for (const [label, count] of [
    ['AI Systems', 3],
    ['High Risk', 1],
    ['Medium Risk', 1],
    ['Low Risk', 1],
  ]) {
    await expect(sample.locator('dl > div').filter({ hasText: String(label) })).toHaveText(`${label}${count}`);
  }
  await expect(sample.getByRole('row', { name: /Recruitment CV screening/ })).toContainText('HIGH RISK');
  await expect(page.getByRole('main').getByRole('link', { name: 'Start Free Assessment' }).first()).toHaveAttribute(
    'href',
    '/auth',
  );
});

test.describe('when only the page itself is served', () => {
  test.use({ expected: /ERR_FAILED|Failed to load resource/ });

  test('the claims of the first pages are in the pages themselves', async ({ page }) => {
    await page.route('**/api/**', route => route.abort());
    for (const path of ['/', '/auth']) {
      expect(await (await page.request.get(path)).text()).toContain('>500+ companies<');
      await page.goto(path);
      await expect(page.getByText('500+ companies')).toBeVisible();
    }
  });
});

test('the calculator is next to the first words, and the last ones call to action', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.locator('#calculator').getByRole('button', { name: 'Calculate My Risk' })).toBeVisible();
  const closing = page.getByRole('main').locator('section').last();
  await expect(closing.getByRole('heading', { name: 'Start with one system' })).toBeVisible();
  await expect(closing.getByRole('link', { name: 'Start Free Assessment' })).toHaveAttribute('href', '/auth');
  await expect(closing.getByRole('button', { name: 'Schedule a Demo' })).toBeVisible();
});

test('every link of the landing page leads somewhere', async ({ page }) => {
  await page.goto('/');
  const further = page.getByRole('navigation', { name: 'Site links' });
  for (const column of ['Product', 'Resources', 'Company']) {
    await expect(further.getByRole('heading', { name: column })).toBeVisible();
  }
  for (const link of await page.getByRole('link').all()) {
    const href = (await link.getAttribute('href')) ?? '';
    if (href.startsWith('https://')) continue;
    const { pathname, hash } = new URL(href, page.url());
    expect((await page.request.get(pathname)).status(), href).toBe(200);
    if (hash) await expect(page.locator(hash), href).toHaveCount(1);
  }
});

test('the auth screen states the benefits of an account, if there is room', async ({ page }) => {
  await page.goto('/auth');
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('Secure your AI systems with EU Act compliance', { exact: true })).toBeVisible();
  for (const claim of ['Risk scoring', 'Actionable reports', 'Documentation templates', 'One dashboard']) {
    await expect(panel.getByText(claim, { exact: true })).toBeVisible();
  }
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(panel).toBeHidden();
});

test.describe('an address that is none', () => {
  // The page itself has status 404, which the browser logs.
  test.use({ expected: /status of 404/ });

  test('reports it', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(/404 Page Not Found/);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a public page is complete before any script, with its title, description and card', async ({
  request,
  baseURL,
}) => {
  for (const [path, title, text] of [
    ['/', 'EU AI Act', 'Know where your AI systems stand under the law'],
    ['/auth', 'Sign in', 'Secure your AI systems with EU Act compliance'],
    ['/pricing', 'Pricing', 'Need a Custom Solution?'],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(text);
    expect(/<title>([^<]*)/.exec(html)?.[1], path).toContain(title);
    expect(/<meta name="description" content="([^"]*)/.exec(html)?.[1]?.length, path).toBeGreaterThan(60);
    const card = /<meta property="og:image" content="([^"]*)/.exec(html)?.[1] ?? '';
    const image = await request.get(new URL(new URL(card, baseURL).pathname, baseURL).href);
    expect(image.headers()['content-type'], path).toBe('image/png');
  }
  for (const [path, type] of [
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.png', 'image/png'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    expect((await request.get(path)).headers()['content-type'], path).toContain(type);
  }
});

test('scripts and styles are cached permanently and sent compressed; pages are revalidated', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()['cache-control']).toBe('no-cache');
  const [, entry = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const script = await request.get(entry, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
});

test('a chosen theme applies before the first paint of the next visit', async ({ page }) => {
  await page.goto('/');
  await greetsGuest(page);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.addInitScript(() => {
    // The computed styles once the page is parsed, before the first paint.
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        document.documentElement.dataset.themeAtFirst = document.documentElement.dataset.theme ?? '';
      }
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-first', 'dark');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
});

test('a click works as soon as the page greets its guest', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const isGreeted = document.querySelector('nav[aria-label="Main"] a[href="/auth"]') !== null;
      const button = [...document.querySelectorAll('button')].find(one => one.textContent === 'Schedule a Demo');
      if (!isGreeted || !button) return;
      observer.disconnect();
      button.click();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  // The page's own script comes last, so the session is known by then.
  const known = page.waitForResponse('**/graphql');
  await page.route(await chunkPatternOf('src/features/landing/LandingPage.tsx'), async route => {
    await (await known).finished();
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'Schedule a demo' })).toBeVisible();
});
