import escapeHtml from 'escape-html';
import type { Message } from '../adapters/mailer.ts';
import type { Email } from './email.ts';

const PRODUCT = 'AI Compliance';

/** A email as a mail: the same words in HTML and in plain text. */
export function renderEmail(email: Email): Message {
  const { to, replyTo, subject } = email;
  return { to, subject, html: html(email), text: text(email), ...(replyTo && { replyTo }) };
}

function text({ greeting, paragraphs, facts = [], action, closing = [] }: Email): string {
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    ...closing,
    `-- \n${PRODUCT}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Simple enough for every client: one column, inline styles, no images, nothing fetched. Colours are left to the reader's
 * light or dark theme except where contrast is set for both, text and ground together.
 */
function html({ subject, greeting, paragraphs, facts = [], action, closing = [] }: Email): string {
  const body = [
    greeting && paragraph(greeting),
    ...paragraphs.map(line => paragraph(line)),
    facts.length > 0 &&
      `<p style="${PARAGRAPH}">${facts.map(([name, value]) => `${escapeHtml(name)}: <strong>${lines(value)}</strong>`).join('<br>')}</p>`,
    action && button(action),
    ...closing.map(line => paragraph(line, 'font-size:14px;')),
    `<hr style="border:0;border-top:1px solid #8a94a6;margin:32px 0 16px">`,
    paragraph(PRODUCT, 'font-size:14px;'),
  ];
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">
${body.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

const PARAGRAPH = 'margin:0 0 16px;font-size:16px;line-height:1.5;';

function paragraph(content: string, style = ''): string {
  return `<p style="${PARAGRAPH}${style}">${lines(content)}</p>`;
}

/** The address stands below its button as well: some clients show no links, and people may look where one leads. */
function button({ label, url }: { label: string; url: string }): string {
  const look = 'display:inline-block;padding:12px 20px;border-radius:6px;background:#1d4ed8;color:#ffffff';
  return `<p style="margin:24px 0 16px"><a href="${escapeHtml(url)}" style="${look};font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
${paragraph(url, 'font-size:13px;')}`;
}

const lines = (content: string) => escapeHtml(content).replaceAll('\n', '<br>');
