import { isFull } from '@aicp/testing/isFull';
import type { Browser, Page } from '@playwright/test';
import { linkIn } from './inbox.ts';
import { signedIn, verified } from './person.ts';
import { savingData } from './savingData.ts';

type Role = 'owner' | 'manager' | 'contributor' | 'approver' | 'reader';

/** Another user's browser, with its own IP address. */
export async function otherBrowser(browser: Browser, address = `10.77.${at()}.${at()}`): Promise<Page> {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  await context.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  if (!isFull) await savingData(context);
  return context.newPage();
}

const at = () => 1 + Math.floor(Math.random() * 250);

/** Signs in an owner who may invite, because their address is verified. */
export async function signedInOwner(page: Page, companyName: string): Promise<string> {
  const username = await signedIn(page, companyName);
  await verified(page, username);
  return username;
}

/** The link in the invitation email to a user who has, or will have, an account with this name. */
export const invitationOf = (username: string) => linkIn(`${username}@example.com`, /invitation/);

/** A user with their own account who is also a member of the owner's organisation and works there. */
export async function addMember(owner: Page, browser: Browser, role: Role) {
  const page = await otherBrowser(browser);
  const username = await signedIn(page, 'Contoso Health');
  await post(owner, '/api/organisation/invitations', { email: `${username}@example.com`, role });
  const token = (await invitationOf(username)).split('#token=')[1];
  await post(page, '/api/invitations/accept', { token });
  return { page, username };
}

async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
}
