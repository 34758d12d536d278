import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { ok, type RestClient, registeredClient } from './restClient.ts';

type Mail = { id: string; subject: string; text: string; html: string };

const inbox = process.env.MAIL_URL ?? JSON.parse(readFileSync('.data/mail.json', 'utf8')).url;

/** Waits for the next email to an address, by words of its subject, in the running product's inbox, and removes it. */
export async function takeMail(address: string, words: string): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await fetch(`${inbox}/email?to.address=${encodeURIComponent(address)}`)).json();
    found = mails.find(({ subject }) => subject.includes(words));
    expect(found, `a mail to ${address}: ${words}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [50] });
  await fetch(`${inbox}/email/${found?.id}`, { method: 'DELETE' });
  return found as Mail;
}

/** The token in the link of an email. */
export function tokenIn({ text }: Pick<Mail, 'text'>): string {
  return text.match(/#token=([\w-]+)/)?.[1] ?? '';
}

/** Follows the verification link of a new account. */
export async function verifyAddress(client: RestClient, username: string, address = `${username}@example.com`) {
  await ok(client.post('/api/verify-email', { token: tokenIn(await takeMail(address, 'verify')) }));
}

/** Registers a new user with a verified address, who may invite others. */
export async function verifiedClient(baseURL: string | undefined) {
  const client = await registeredClient(baseURL);
  await verifyAddress(client, client.username);
  return client;
}
