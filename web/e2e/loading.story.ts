import { chunkPatternOf } from './chunkPatternOf.ts';
import { completedAssessment, greetsGuest, signedIn } from './person.ts';
import { savingData } from './savingData.ts';
import { settled } from './settled.ts';
import { expect, test } from './story.ts';

// What most browsers fetch, at the time when they do.
test.use({ savesData: false });

test('nothing is requested twice: not on focus, not when the page becomes visible again, not after a while', async ({
  page,
}) => {
  await signedIn(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/(api|graphql)/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.clock.install();
  // The rail's counts are requested last, once the page is at rest.
  const counted = page.waitForRequest(request => request.postData()?.includes('RailCounts') ?? false);
  await page.goto('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await counted;
  await settled(page);
  const before = asked.length;
  const other = await page.context().newPage();
  await other.bringToFront();
  await page.bringToFront();
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.clock.runFor(60_000);
  await settled(page);
  expect(asked.slice(before)).toEqual([]);
});

test('going back and forward asks nothing, until something has changed', async ({ page }) => {
  await signedIn(page);
  await completedAssessment(page, 'UK', 'Chatbot');
  await page.goto('/uk/dashboard');
  const system = page.getByRole('link', { name: 'Chatbot', exact: true });
  await expect(system).toBeVisible();
  // Unanswered requests must be sent again.
  await settled(page);
  await page.getByRole('link', { name: 'View Report' }).click();
  const steps = page.getByRole('heading', { name: 'Next Steps' });
  await expect(steps).toBeVisible();
  await settled(page);
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/(api|graphql)/.test(new URL(request.url()).pathname)) asked.push(request.postDataJSON()?.operationName);
  });
  await page.goBack();
  await expect(system).toBeVisible();
  await page.goForward();
  await expect(steps).toBeVisible();
  await page.goBack();
  await expect(system).toBeVisible();
  await settled(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Reassess', exact: true }).click();
  await expect(page).toHaveURL(/\/uk\/assessment\/\d+$/);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText(/^In progress, /).first()).toBeVisible();
  expect(asked).toContain('Dashboard');
});

test('the likely next pages are fetched from the first movement on, but not for people who save data', async ({
  page,
}) => {
  const [ahead, report] = await Promise.all(
    ['src/app/fetchAhead.ts', 'src/features/report/ReportPage.tsx'].map(chunkPatternOf),
  );
  const asked: string[] = [];
  page.on('request', request => asked.push(`**${new URL(request.url()).pathname}`));
  let at = 300;
  // A browser that has drawn nothing yet ignores the mouse.
  const moves = (part: string | undefined) =>
    expect
      .poll(async () => {
        await page.mouse.move(at++, 300);
        return asked;
      })
      .toContain(part);
  await signedIn(page);
  await page.goto('/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await moves(report);

  await savingData(page.context());
  await settled(page);
  asked.length = 0;
  await page.goto('/uk/dashboard');
  await expect(page.getByText('No AI Systems Yet')).toBeVisible();
  await moves(ahead);
  await settled(page);
  expect(asked).not.toContain(report);
});

const pricingPart = () => chunkPatternOf('src/features/pricing/PricingPage.tsx');

test.describe('failures', () => {
  test.use({ expected: /Failed to load resource|ERR_INTERNET_DISCONNECTED|dynamically imported module/ });

  test('are reported once and retried only by the reader', async ({ page }) => {
    await signedIn(page);
    let asked = 0;
    await page.route('**/graphql', async route => {
      if (route.request().postDataJSON().operationName !== 'Dashboard') return route.fallback();
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 503, body: 'The systems are away.' }) : route.fallback();
    });
    await page.clock.install();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Your systems could not be loaded' })).toBeVisible();
    await page.clock.runFor(60_000);
    await settled(page);
    expect(asked).toBe(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No AI Systems Yet')).toBeVisible();
    expect(asked).toBe(2);
  });

  test('when the session cannot be read, the page reports it and retries on request', async ({ page }) => {
    const username = await signedIn(page);
    await page.route('**/graphql', route => route.fulfill({ status: 502, body: '' }));
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible();
    // A server error is not a lost connection.
    await page.unroute('**/graphql');
    await page.route('**/graphql', route => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Something went wrong on the server' })).toBeVisible();
    // In a tab that knows nothing yet, bar and rail are those of the signed-in, whose page this is, without a name.
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(['EU', 'UK', 'Dashboard', 'Pricing', 'Account']);
    const rail = page.getByRole('navigation', { name: 'Pages' });
    await expect(rail.getByRole('link', { name: 'Systems' })).toBeVisible();
    // On a public page no one is greeted as a guest who may be signed in.
    await page.goto('/pricing');
    await expect(bar.getByRole('link')).toHaveText(['Features', 'Pricing']);
    await expect(rail).toHaveCount(0);
    await page.goto('/dashboard');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No AI Systems Yet')).toBeVisible();

    await page.route('**/graphql', route => route.abort());
    await page.reload();
    await expect(page.getByText('Check your connection and try again.')).toBeVisible();
    await expect(bar.getByText(`Welcome ${username}`)).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  });

  test('a page whose chunk is missing after a release reloads', async ({ page }) => {
    await page.goto('/');
    await greetsGuest(page);
    let asked = 0;
    await page.route(await pricingPart(), route => {
      asked += 1;
      return asked === 1
        ? route.fulfill({ status: 404, json: { message: 'There is no such file.' } })
        : route.fallback();
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Compliance Plan' })).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });

  test('a chunk that stays missing is reported, after one reload', async ({ page }) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(await pricingPart(), route => route.fulfill({ status: 404, json: {} }));
    await page.goto('/');
    await greetsGuest(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    await settled(page);
    expect(loads).toBe(2);
    await page.getByRole('button', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('without a connection the page reports it, and continues automatically when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await greetsGuest(page);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline\. Your saved data is safe/)).toBeVisible();
    await page.getByRole('button', { name: 'Request a Demo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Know where your AI systems stand' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Compliance Plan' })).toBeVisible();
  });
});
