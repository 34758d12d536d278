/** `npm run screenshots`: starts a product on an empty data folder, fills it with the demo, and takes the README's screenshots. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryEnv } from '@aicp/dev-stack/binary';
import { fillDemo } from '@aicp/dev-stack/demo/fillDemo';
import { root } from '@aicp/dev-stack/deployables';
import { startStack } from '@aicp/dev-stack/startStack';
import { findChromium } from '@aicp/testing/findChromium';
import { type BrowserContext, chromium } from '@playwright/test';

const companies = ['Contoso', 'Fabrikam', 'Adatum', 'Tailspin Toys', 'Litware', 'Proseware', 'Woodgrove Bank'];
const folder = join(root, 'docs/screenshots');
const say = (text: string) => void process.stdout.write(`${text}\n`);
const dataDir = mkdtempSync(join(tmpdir(), 'aicp-screenshots-'));
const stack = startStack({ dataDir, port: 0, trial: true, say });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stack.stop());

try {
  const url = await stack.ready;
  const login = await fillDemo(url, undefined, say);
  const binary = await findChromium(say);
  const browser = await chromium.launch({
    executablePath: binary.path,
    args: ['--no-sandbox'],
    env: { ...process.env, ...binaryEnv(binary) },
  });
  const signedIn = async (data: { username: string; password: string }) => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1280, height: 860 },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await context.request.post('/api/login', { data });
    return context;
  };
  mkdirSync(folder, { recursive: true });
  const company = await signedIn(login);
  for (const [name, address] of Object.entries(await addresses(company))) await take(company, name, address);
  const administrator = await signedIn(JSON.parse(readFileSync(join(dataDir, 'administrator.json'), 'utf8')));
  await fillWithCompanies(administrator, await browser.newContext({ baseURL: url }));
  await take(administrator, 'administration', '/admin');
  await browser.close();
} finally {
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

type System = { id: number; name: string; latestAssessment: { id: number } | null };

/** The demo account's pages to show. */
async function addresses(context: BrowserContext): Promise<Record<string, string>> {
  const systems: System[] = await (await context.request.get('/api/systems')).json();
  const named = (name: string) => systems.find(system => system.name === name);
  const screening = named('CV screening assistant');
  const history = await context.request.get(`/api/systems/${named('Radiology worklist triage')?.id}/assessments`);
  const [begun] = await history.json();
  return {
    dashboard: '/dashboard',
    system: `/systems/${screening?.id}`,
    assessment: `/assessment/${begun.id}`,
    report: `/report/${screening?.latestAssessment?.id}`,
  };
}

/** Creates accounts for the administrator's pages: most of them verified, one suspended. */
async function fillWithCompanies(administrator: BrowserContext, guest: BrowserContext): Promise<void> {
  for (const companyName of companies) {
    const username = companyName.toLowerCase().replaceAll(' ', '-');
    const email = `compliance@${username}.example`;
    const account = { username, email, password: 'a long enough passphrase', companyName };
    const { id } = await (await guest.request.post('/api/register', { data: account })).json();
    if (companyName !== 'Litware') await administrator.request.post(`/api/admin/users/${id}/verify`);
    if (companyName === 'Proseware') await administrator.request.post(`/api/admin/users/${id}/suspend`);
  }
}

async function take(context: BrowserContext, name: string, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  // The demo's address is unverified, and the notice about it would be on top of every picture.
  const hide = page.getByRole('button', { name: 'Dismiss' });
  if (await hide.isVisible()) await hide.click();
  await page.screenshot({ path: join(folder, `${name}.png`) });
  await page.close();
  say(`docs/screenshots/${name}.png`);
}
