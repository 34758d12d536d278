import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort } from '../freePort.ts';
import { type Inbox, startInbox } from './startInbox.ts';

const HOSTS = ['127.0.0.1'];
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function opened(port: number | undefined): Promise<Inbox> {
  const inbox = await startInbox(port, HOSTS);
  closers.push(inbox.close);
  return inbox;
}

/** Speaks SMTP by hand. */
async function deliver({ smtpUrl }: Inbox, subject: string): Promise<void> {
  const message = `From: Us <us@example.com>\r\nTo: anna@example.com\r\nSubject: ${subject}\r\n\r\n<b>Hello</b> #token=abc\r\n.`;
  const lines = ['EHLO test', 'MAIL FROM:<us@example.com>', 'RCPT TO:<anna@example.com>', 'DATA', message, 'QUIT'];
  const socket = connect({ port: Number(new URL(smtpUrl).port), host: '127.0.0.1' });
  socket.on('data', reply => {
    // The last line of a reply has a blank behind its number.
    if (/^\d{3} /m.test(String(reply))) socket.write(`${lines.shift() ?? ''}\r\n`);
  });
  await new Promise(resolve => socket.once('close', resolve));
}

const mailsOf = async ({ url }: Inbox) => (await fetch(`${url}/email`)).json();

describe('the inbox of the embedded default', () => {
  it('shows every mail as JSON and as a page, and forgets it when asked', async () => {
    const inbox = await opened(0);
    expect(await mailsOf(inbox)).toEqual([]);
    await deliver(inbox, 'Welcome <script>');
    const [mail] = await mailsOf(inbox);
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
    // An address that is none, as a robot may try it.
    expect((await fetch(`${inbox.url}//`)).status).toBe(200);
    const list = await (await fetch(inbox.url)).text();
    expect(list).toContain('Welcome &lt;script&gt;');
    const page = await fetch(`${inbox.url}/mail/${mail.id}`);
    expect(await page.text()).toContain('&lt;b&gt;Hello');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await fetch(`${inbox.url}/email/${mail.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await fetch(`${inbox.url}/email/${mail.id}`)).status).toBe(404);
    expect(await mailsOf(inbox)).toEqual([]);
  });

  it('answers nobody who comes by another name, or from another site', async () => {
    const inbox = await opened(0);
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

  it('says clearly that the port asked for is taken', async () => {
    const port = await freePort();
    const other = createServer().listen(port, '127.0.0.1');
    closers.push(() => new Promise(resolve => other.close(resolve)));
    await expect(startInbox(port, HOSTS)).rejects.toMatchObject({
      kind: 'portTaken',
      message: expect.stringContaining(`Port ${port} for the mail inbox is used`),
    });
  });

  it('takes 1080 unless asked, and another one when that is taken', async () => {
    const first = await opened(undefined);
    const second = await opened(undefined);
    expect(second.url).not.toBe(first.url);
    expect(await mailsOf(second)).toEqual([]);
  });
});
