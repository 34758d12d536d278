/** A block of the method; `level` and `id` are those of a heading. */
export type MethodBlock =
  | { kind: 'heading'; level: 2 | 3 | 4; text: string; id: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'text'; text: string };

/** The Markdown of docs/method.md as blocks, without its title and contents. It uses only headings, lists and paragraphs. */
export function parseMethodBlocks(markdown: string): MethodBlock[] {
  let bank = '';
  return markdown
    .trim()
    .split(/\n{2,}/)
    .filter(part => !/^(# |- \[)/.test(part))
    .map((part): MethodBlock => {
      const heading = /^(#{2,4}) (.+)$/.exec(part);
      if (heading) {
        const [, marks = '', text = ''] = heading;
        // Both banks have sections of the same name, and a section may share its name with its questions.
        if (marks.length === 2) bank = text.slice(0, 2).toLowerCase();
        return {
          kind: 'heading',
          level: marks.length as 2 | 3 | 4,
          text,
          id: `${bank}-${marks.length === 4 ? 'questions-' : ''}${slug(text)}`,
        };
      }
      if (/^(- |1\. )/.test(part)) {
        const items = part.split('\n').map(line => line.replace(/^(- |\d+\. )/, ''));
        return { kind: 'list', ordered: part.startsWith('1. '), items };
      }
      return { kind: 'text', text: part };
    });
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
