/** A part of a model card under a heading, or after a bold label. */
export type Section = { title: string; depth: number; lines: string[] };

/** A bold heading is deeper than any other heading; a line that begins in bold is a part of its section. */
const [BOLD_HEADING, BOLD_LINE] = [7, 8];
const MAX_TITLE_LENGTH = 100;
const MAX_LINE_LENGTH = 5_000;
/** Template text that was not replaced. */
const UNFILLED = /more information needed|\{\{/i;

/** The sections of a Markdown text in their order, as plain lines without code, pictures and comments. */
export function cardSections(markdown: string): Section[] {
  const sections: Section[] = [{ title: '', depth: 0, lines: [] }];
  const lines = withoutComments(markdown).split('\n');
  let fence: string | undefined;
  for (const [at, raw] of lines.entries()) {
    const source = raw.slice(0, MAX_LINE_LENGTH).trim();
    const marks = /^(?:```|~~~)/.exec(source)?.[0];
    if (marks && (fence === undefined || marks === fence)) fence = fence === undefined ? marks : undefined;
    else if (fence === undefined) read(sections, source, (lines[at + 1] ?? '').slice(0, MAX_LINE_LENGTH).trim());
  }
  return sections.filter(({ title, lines }) => title !== '' || lines.length > 0);
}

function read(sections: Section[], source: string, next: string): void {
  const section = sections.findLast(({ depth }) => depth < BOLD_LINE);
  if (!section || source === '' || UNFILLED.test(source) || /^[=-]{3,}$/.test(source)) return;
  const depth = depthOf(source, next);
  const text = plain(source);
  if (depth > 0 && text.length <= MAX_TITLE_LENGTH) {
    sections.push({ title: titleOf(text), depth, lines: [] });
    return;
  }
  const [, label = '', rest = ''] = /^[-*+\s]*(?:\*\*|__)([^*_]{2,60})(?:\*\*|__):?(.*)$/.exec(source) ?? [];
  if (label && plain(rest))
    sections.push({ title: titleOf(plain(label)), depth: BOLD_LINE, lines: [withoutColon(plain(rest))] });
  else if (/[\p{L}\p{N}]/u.test(text)) section.lines.push(text);
}

/** 0 if it is not a heading. */
function depthOf(source: string, next: string): number {
  const marks = /^#{1,6}(?=\s)/.exec(source)?.[0];
  if (marks) return marks.length;
  if (/^={3,}$/.test(next)) return 1;
  if (/^-{3,}$/.test(next) && !/^[-*+|>]/.test(source)) return 2;
  return /^(?:\*\*|__)[^*_]{2,80}(?:\*\*|__):?$/.test(source) ? BOLD_HEADING : 0;
}

const withoutColon = (text: string) => text.replace(/^:\s*/, '');

/** "Out-of-Scope Use" of "## 3. Out-of-Scope Use [optional]:" */
const titleOf = (text: string) =>
  text
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\[optional\]/i, '')
    .replace(/[\s:#]+$/, '')
    .trim();

/** The words of a line without formatting signs. */
function plain(source: string): string {
  const marked = source
    .replace(/^(?:#{1,6}|>+|[-*+](?=\s)|\|)\s*/, '')
    .replaceAll(/!\[[^[\]]{0,500}\]\([^()]{0,2000}\)/g, '')
    .replaceAll(/\[([^[\]]{1,500})\]\(([^()]{0,2000})\)/g, (_, words: string, target: string) => {
      const [url = ''] = target.split(' ');
      return url.startsWith('http') && url !== words ? `${words} (${url})` : words;
    })
    .replaceAll(/<[^<>]{1,500}>/g, ' ')
    .replaceAll(/\*\*|__|`/g, '');
  const cells = marked.replaceAll('|', ' | ').replaceAll(/\s+/g, ' ').split(' ');
  return cells
    .slice(0, cells.findLastIndex(cell => cell !== '' && cell !== '|') + 1)
    .join(' ')
    .trim();
}

function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let begin = text.indexOf('<!--'); begin >= 0; begin = text.indexOf('<!--', from)) {
    kept.push(text.slice(from, begin));
    const end = text.indexOf('-->', begin);
    if (end < 0) return kept.join('');
    from = end + 3;
  }
  return [...kept, text.slice(from)].join('');
}
