import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import escapeHtml from 'escape-html';
import type { CaughtMail } from './catchMail.ts';

/** Emails have untrusted content: nothing in them runs or is fetched, and no other page can frame them. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/**
 * Serves the inbox for people (/, /mail/<id>) and for programs, in maildev's format: GET /email, /email/<id>, /email/<id>/html, DELETE
 * /email/all, /email/<id>. The list can be limited to one recipient: /email?to.address=<address>. All paths are below a secret one,
 * because loopback is open to every user of the machine, and emails contain links that sign people in.
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
  // Refuses other sites that point their own name at this address.
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
  // Links open a new page, because the product forbids framing.
  if (folder === 'email' && part === 'html')
    return send(200, 'text/html', mail.html.replace('<head>', '<head><base target="_blank">'));
  return folder === 'email' && part === '' ? json(mail) : missing();
}

/**
 * The list, latest first.
 * @param home the inbox's own path, without a final slash
 */
function inboxPage(mails: readonly CaughtMail[], home: string): string {
  const rows = mails
    .toReversed()
    .map(
      ({ id, subject, to, time, read }) =>
        `<tr><td><a href="${home}/mail/${id}"${read ? '' : ' class="new"'}>${escapeHtml(subject)}</a></td><td>${escapeHtml(names(to))}</td><td><time datetime="${time}">${inWords(time)}</time></td></tr>`,
    );
  return page(
    'Inbox',
    rows.length === 0
      ? '<p>No emails yet. Emails sent by the product arrive here and are not delivered.</p>'
      : `<table><thead><tr><th>Subject</th><th>To</th><th>Time</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

/** One email: its headers, its subject, and its two formats. */
function mailPage({ id, subject, from, to, replyTo, time, text }: CaughtMail, home: string): string {
  const facts = [
    ['From', names(from)],
    ['To', names(to)],
    ...(replyTo.length > 0 ? [['Reply to', names(replyTo)]] : []),
    ['Time', inWords(time)],
  ];
  return page(
    subject,
    `<p><a href="${home}">Inbox</a></p>
<dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>
<iframe title="The email as HTML" src="${home}/email/${id}/html"></iframe>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title>
<style>body{max-width:60rem;margin:0 auto;padding:1.5rem;font:16px/1.5 system-ui,sans-serif}table{width:100%;border-collapse:collapse}
th,td{text-align:left;vertical-align:top;padding:.5rem;border-bottom:1px solid #8a94a6;overflow-wrap:anywhere}.new{font-weight:600}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}dd{margin:0;overflow-wrap:anywhere}iframe{width:100%;height:36rem;border:1px solid #8a94a6;background:Canvas}
pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head><body><h1>${escapeHtml(title)}</h1>${body}</body></html>`;
}

const names = (mailboxes: readonly { name?: string; address?: string }[]) =>
  mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ');

const inWords = (time: string) => new Date(time).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
