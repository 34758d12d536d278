import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** An email sent by the product, as its mail catcher lists it. */
type Mail = { subject: string; text: string; html: string; time: string };

const inbox = process.env.MAIL_URL ?? JSON.parse(readFileSync('.data/mail.json', 'utf8')).url;

/** Waits for an email to an address, by its subject. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    const mails: Mail[] = await (await fetch(`${inbox}/email?to.address=${encodeURIComponent(address)}`)).json();
    found = mails.findLast(mail => subject.test(mail.subject));
    expect(found, `a mail to ${address} with ${subject}`).toBeDefined();
  }).toPass({ timeout: 15_000, intervals: [100] });
  return found as Mail;
}

/** The link in such an email; the text and the HTML contain the same link. */
export async function linkIn(address: string, subject: RegExp): Promise<string> {
  const { text, html } = await mailTo(address, subject);
  const link = /https?:\/\/\S+#token=[\w-]+/.exec(text)?.[0] ?? '';
  expect(html).toContain(link);
  expect(link).not.toBe('');
  return link;
}
