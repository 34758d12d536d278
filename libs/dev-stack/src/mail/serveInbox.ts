import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { CaughtMail } from './catchMail.ts';
import { inboxPage, mailPage } from './inboxPages.ts';

/** Mails are of others' making: nothing in them runs, nothing is fetched, and no other page frames them. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * The inbox for people (/, /mail/<id>) and for programs, as maildev has it: GET /email, /email/<id>, /email/<id>/html,
 * DELETE /email/all, /email/<id>. The list can be asked for one receiver's: /email?to.address=<address>. All of it is below
 * a secret path: loopback is open to every user of the machine, and mails hold links that sign people in.
 * @param secret the first part of every path, of characters that need no encoding
 */
export async function serveInbox(mails: CaughtMail[], secret: string, port: number, hosts: readonly string[]) {
  const servers = hosts.map(() => createServer((request, response) => answer(mails, secret, request, response)));
  await Promise.all(
    servers.map(
      (server, at) =>
        new Promise<void>((resolve, reject) => {
          server.once('error', reject).listen(port, hosts[at], resolve);
        }),
    ),
  );
  return {
    async close() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))));
    },
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function answer(
  mails: CaughtMail[],
  secret: string,
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { ...HEADERS, 'content-type': `${type}; charset=utf-8` }).end(body);
  const json = (value: unknown) => send(200, 'application/json', JSON.stringify(value));
  const missing = () => send(404, 'application/json', JSON.stringify({ message: 'This email does not exist.' }));
  // Not for other sites that a name of theirs leads here.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '')) return send(403, 'text/plain', 'No.');

  const [path = '', query] = url.split('?');
  const [door = '', folder = '', id = '', part = ''] = path.split('/').slice(1);
  if (!timingSafeEqual(digest(door), digest(secret))) return send(404, 'text/plain', 'Not found.');
  const mail = mails.find(known => known.id === id);
  if (method === 'DELETE' && folder === 'email') {
    const same = headers['sec-fetch-site'] ?? 'same-origin';
    if (!['same-origin', 'none'].includes(String(same))) return send(403, 'text/plain', 'No.');
    if (id !== 'all' && !mail) return missing();
    mails.splice(id === 'all' ? 0 : mails.indexOf(mail as CaughtMail), id === 'all' ? mails.length : 1);
    return json(true);
  }
  if (method !== 'GET') return send(405, 'text/plain', 'No.');
  if (folder === '') return send(200, 'text/html', inboxPage(mails, `/${secret}`));
  const receiver = new URLSearchParams(query).get('to.address');
  if (folder === 'email' && id === '')
    return json(receiver === null ? mails : mails.filter(({ to }) => to.some(({ address }) => address === receiver)));
  if (!mail) return missing();
  mail.read = true;
  if (folder === 'mail') return send(200, 'text/html', mailPage(mail, `/${secret}`));
  // Links open a new page: the product does not let itself be framed.
  if (folder === 'email' && part === 'html')
    return send(200, 'text/html', mail.html.replace('<head>', '<head><base target="_blank">'));
  return folder === 'email' && part === '' ? json(mail) : missing();
}
