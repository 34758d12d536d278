import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../freePort.ts';
import { type Inbox, startInbox } from './startInbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aicp-inbox-'));
afterAll(() => rmSync(dataDir, { recursive: true }));
const more = { hosts: ['127.0.0.1'], secret: 'a-path-that-nobody-guesses', dataDir };
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function openInbox(port: number | undefined): Promise<Inbox> {
  const inbox = await startInbox({ port, ...more });
  closers.push(inbox.close);
  return inbox;
}

/** Sends an email by speaking SMTP directly. */
async function deliver({ smtpUrl }: Inbox, subject: string): Promise<void> {
  const message = `From: Us <us@example.com>\r\nTo: anna@example.com\r\nSubject: ${subject}\r\n\r\n<b>Hello</b> #token=abc\r\n.`;
  const lines = ['EHLO test', 'MAIL FROM:<us@example.com>', 'RCPT TO:<anna@example.com>', 'DATA', message, 'QUIT'];
  const socket = connect({ port: Number(new URL(smtpUrl).port), host: '127.0.0.1' });
  socket.on('data', reply => {
    // The last line of a reply has a space after its number.
    if (/^\d{3} /m.test(String(reply))) socket.write(`${lines.shift() ?? ''}\r\n`);
  });
  await new Promise(resolve => socket.once('close', resolve));
}

const fetchEmails = async ({ url }: Inbox) => (await fetch(`${url}/email`)).json();

describe('the inbox of the embedded default', () => {
  it('shows every email as JSON and as a page, and deletes it on request', async () => {
    const inbox = await openInbox(0);
    expect(await fetchEmails(inbox)).toEqual([]);
    await deliver(inbox, 'Welcome <script>');
    const [mail] = await fetchEmails(inbox);
    expect(mail).toMatchObject({
      subject: 'Welcome <script>',
      from: [{ name: 'Us', address: 'us@example.com' }],
      to: [{ address: 'anna@example.com' }],
      text: expect.stringContaining('#token=abc'),
      envelope: { to: [{ address: 'anna@example.com' }] },
      read: false,
    });
    const sentTo = async (address: string) => (await fetch(`${inbox.url}/email?to.address=${address}`)).json();
    expect([await sentTo('anna@example.com'), await sentTo('otto@example.com')]).toEqual([[mail], []]);
    // An invalid address, as a bot may try it.
    expect((await fetch(`${inbox.url}//`)).status).toBe(200);
    const list = await (await fetch(inbox.url)).text();
    expect(list).toContain('Welcome &lt;script&gt;');
    const { pathname } = new URL(inbox.url);
    expect(list).toContain(`href="${pathname}/mail/${mail.id}"`);
    const page = await fetch(`${inbox.url}/mail/${mail.id}`);
    expect(await page.text()).toContain('&lt;b&gt;Hello');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${inbox.url}/email/${mail.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${inbox.url}/email/${mail.id}`)).status).toBe(404);
    expect(await fetchEmails(inbox)).toEqual([]);
  });

  it('can be found by its owner in the data folder, and by no one who does not know its path', async () => {
    const inbox = await openInbox(0);
    await deliver(inbox, 'Reset your password');
    const [mail] = await fetchEmails(inbox);
    const note = join(dataDir, 'mail.json');
    expect(JSON.parse(readFileSync(note, 'utf8'))).toEqual({ url: inbox.url });
    expect(statSync(note).mode & 0o777).toBe(0o600);
    expect(inbox.url).toMatch(/^http:\/\/localhost:\d+\/a-path-that-nobody-guesses$/);
    const { origin } = new URL(inbox.url);
    const guesses = ['', '/', '/email', `/email/${mail.id}`, `/mail/${mail.id}`, '/a-path/email', '//email'];
    for (const path of guesses) {
      const answer = await fetch(`${origin}${path}`);
      expect([answer.status, await answer.text()]).toEqual([404, 'Not found.']);
    }
    expect((await fetch(`${origin}/email/all`, { method: 'DELETE' })).status).toBe(404);
    await inbox.close();
    expect(existsSync(note)).toBe(false);
  });

  it('refuses requests under another name, or from another site', async () => {
    const inbox = await openInbox(0);
    const rebound = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(inbox.url);
      const socket = connect({ port: Number(port), host: '127.0.0.1' });
      socket.once('error', reject).once('data', reply => {
        resolve(Number(String(reply).match(/ (\d{3}) /)?.[1]));
        socket.destroy();
      });
      socket.write('GET /email HTTP/1.1\r\nHost: evil.example\r\n\r\n');
    });
    expect(rebound).toBe(403);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await fetch(`${inbox.url}/email/all`, { method: 'DELETE', headers })).status).toBe(403);
  });

  it('reports clearly that the requested port is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    closers.push(() => new Promise(resolve => other.close(resolve)));
    await expect(startInbox({ port, ...more })).rejects.toMatchObject({
      kind: 'portTaken',
      message: expect.stringContaining(`Port ${port} for the mail inbox is used`),
    });
  });

  it('uses port 1080 by default, and another one if that is taken', async () => {
    const first = await openInbox(undefined);
    const second = await openInbox(undefined);
    expect(second.url).not.toBe(first.url);
    expect(await fetchEmails(second)).toEqual([]);
  });
});
