import { isolated, withIsolates } from '@aicp/contracts/isolated';
import escapeHtml from 'escape-html';
import type { Message } from '../adapters/mailer.ts';
import type { Email } from './email.ts';

const PRODUCT = 'AI Compliance';
const INK = 'color:#101828;font-size:16px';

/** An email ready to send: the same words in HTML and in plain text. */
export function renderEmail(email: Email): Message {
  const { to, replyTo, unsubscribe } = email;
  // A subject is an email header.
  const subject = email.subject.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const more = { ...(replyTo && { replyTo }), ...(unsubscribe && { unsubscribe }) };
  return { to, subject, html: html({ ...email, subject }), text: text(email), ...more };
}

function text({ greeting, paragraphs, facts = [], action, closing = [] }: Email): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${isolated(value)}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...closing,
    `-- \n${PRODUCT}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/**
 * The product's own design, simple enough for every email client: one column, inline styles, no images, nothing loaded. Text and
 * background colours are always set together, light in the styles and dark in the style sheet. This works in clients that ignore style
 * sheets, and in those that darken light emails themselves.
 */
function html({ subject, greeting, paragraphs, facts = [], action, closing = [] }: Email): string {
  const body = [
    greeting && paragraph(greeting),
    ...paragraphs.map(line => paragraph(line)),
    facts.length > 0 && factTable(facts),
    action && button(action),
    ...closing.map(line => paragraph(line, QUIET)),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background: #0b0f17 !important; }
  .card { background: #121826 !important; border-color: #2a3447 !important; }
  .ink { color: #eef2f8 !important; }
  .muted { color: #a9b4c6 !important; }
  .mark { background: #eef2f8 !important; color: #0b0f17 !important; }
  .button { background: #7aa2ff !important; color: #0b1220 !important; }
}
</style>
</head>
<body class="canvas" style="margin:0;background:#f7f8fa">
<div class="canvas" style="padding:24px 12px;background:#f7f8fa;font-family:Inter,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
<p class="ink" style="margin:0 0 16px 4px;color:#101828;font-family:'Source Serif 4',Georgia,serif;font-size:18px;font-weight:600;line-height:28px"><span class="mark" aria-hidden="true" style="display:inline-block;width:28px;margin-right:10px;border-radius:6px;background:#101828;color:#f7f8fa;font-size:16px;text-align:center">§</span>${PRODUCT}</p>
<div class="card" style="padding:28px 24px 12px;border:1px solid #d9dee5;border-radius:10px;background:#ffffff">
${body.filter(Boolean).join('\n')}
</div>
</div>
</div>
</body>
</html>
`;
}

const QUIET: Look = { className: 'muted', style: 'color:#475467;font-size:14px' };
type Look = { className: string; style: string };

function paragraph(content: string, { className, style }: Look = { className: 'ink', style: INK }): string {
  return `<p class="${className}" style="margin:0 0 16px;line-height:1.5;${style}">${lines(content)}</p>`;
}

function factTable(facts: NonNullable<Email['facts']>): string {
  const cell = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top;line-height:1.5';
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th scope="row" class="muted" style="${cell};color:#475467;font-size:14px;font-weight:400">${escapeHtml(name)}:</th>
<td class="ink" style="${cell};${INK}">${lines(isolated(value))}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('\n')}</table>`;
}

/** The address is repeated in small print below its button: some clients show no links, and users may check where one leads. */
function button({ label, url }: { label: string; url: string }): string {
  const look = 'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff';
  return `<p style="margin:24px 0 12px"><a class="button" href="${escapeHtml(url)}" style="${look};font-size:16px;font-weight:600;line-height:20px;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="muted" style="margin:0 0 24px;color:#475467;font-size:12px;line-height:1.5">${escapeHtml(url)}</p>`;
}

const lines = (content: string) => withIsolates(escapeHtml(content)).replaceAll('\n', '<br>');
