import { isolated } from '@aicp/contracts/isolated';
import { describe, expect, it } from '@jest/globals';
import type { Email } from './email.ts';
import { renderEmail } from './renderEmail.ts';
import { shownName } from './shownName.ts';

const email: Email = {
  to: 'anna@example.com',
  subject: 'New sign-in to your account',
  greeting: 'Hello Anna,',
  paragraphs: ['There was a sign-in from <a device>.', 'Two lines:\nand the second.'],
  facts: [
    ['Device', 'Firefox on Linux'],
    ['Network address', '198.51.100.7'],
  ],
  action: { label: 'Open your account', url: 'https://example.com/account?a=1&b=2' },
  closing: ['If this was you, you do not need to do anything.'],
};
const { html, text } = renderEmail(email);

/** The words that an email shows, without decorative ones. */
const shown = html
  .replace(/^[\s\S]*<body/, '<body')
  .replaceAll(/<span[^>]*aria-hidden[^>]*>[^<]*<\/span>/g, '')
  .replaceAll(/<[^>]*>/g, ' ')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&amp;', '&');
const wordsOf = (words: string) => words.split(/\s+/).filter(word => word && word !== '--');

describe('an email', () => {
  it('has the same content in HTML and in plain text', () => {
    // The link and its button change places: in plain text the label precedes the link. The product's name is first or last.
    expect(wordsOf(shown).sort()).toEqual(wordsOf(text.replace('Open your account:', 'Open your account')).sort());
    expect(wordsOf(shown).slice(0, 4)).toEqual(['AI', 'Compliance', 'Hello', 'Anna,']);
  });

  it('isolates right-to-left names, so that the text around them keeps its direction', () => {
    const name = 'بنك (الشمال)!';
    const invited = {
      ...email,
      paragraphs: [`${shownName(name)} has invited you.`],
      facts: [['Passkey', name]] as [string, string][],
    };
    const drawn = renderEmail(invited);
    expect(drawn.html).toContain(`><bdi>${name}</bdi> has invited you.</p>`);
    expect(drawn.html).toContain(`><bdi>${name}</bdi></td>`);
    expect(drawn.text).toContain(`${isolated(name)} has invited you.`);
    expect(drawn.text).toContain(`Passkey: ${isolated(name)}`);
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('has one button, and its URL as text', () => {
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toContain('href="https://example.com/account?a=1&amp;b=2"');
    expect(shown).toContain(' https://example.com/account?a=1&b=2 ');
  });

  it('loads nothing remote, and reads well without an action', () => {
    expect(html).not.toMatch(/<img|<link|url\(|@import|<script/);
    const plain = renderEmail({ to: 'anna@example.com', subject: 'A word', paragraphs: ['That is all.'] });
    expect(plain.html).toContain('That is all.');
    expect(plain.html).not.toContain('<a ');
    expect(plain.text).toBe('That is all.\n\n-- \nAI Compliance\n');
  });

  it('has a one-line subject, whatever it contains', () => {
    const { subject } = renderEmail({ ...email, subject: 'A\r\nBcc: b@example.com\u2028C' });
    expect(subject).toBe('A Bcc: b@example.com C');
  });

  it.each([
    ['Credit scoring', 'Credit scoring'],
    ['Muster Inc. & Söhne', 'Muster Inc. & Söhne'],
    ['anna.archer', 'anna archer'],
    ['evil.example/pay', 'evil example pay'],
    ['https://evil.example', 'https evil example'],
    ['x@evil.example', 'x evil example'],
    ['evil。example', 'evil example'],
    ['A\r\nBcc: b', 'A Bcc b'],
    ['\u202eevil\u200b.example', 'evil example'],
    [`${'a'.repeat(61)}`, `${'a'.repeat(60)}…`],
    ['...', null],
    ['://', null],
    ['\u200b', null],
  ])('shows the name %j as %j, never as an address', (name, words) => {
    expect(shownName(name)).toBe(words);
  });

  it('sets a dark background wherever it sets a light one', () => {
    const dark = [...html.matchAll(/^ {2}\.(\w+) \{/gm)].map(([, name]) => name);
    const styled = [...html.matchAll(/class="(\w+)"[^>]*style="[^"]*(?:color|background):#/g)].map(([, name]) => name);
    expect([...new Set(styled)].sort()).toEqual(dark.sort());
    expect(html.match(/style="[^"]*(?:color|background):#/g)).toHaveLength(styled.length);
  });
});
