import escapeHtml from 'escape-html';
import type { CaughtMail } from './catchMail.ts';

/**
 * The list, the latest first.
 * @param home the inbox's own path, without a slash at its end
 */
export function inboxPage(mails: readonly CaughtMail[], home: string): string {
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

/** One mail: who, what, and its two forms. */
export function mailPage({ id, subject, from, to, replyTo, time, text }: CaughtMail, home: string): string {
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
