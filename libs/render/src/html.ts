import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import { isolated, withIsolates } from '@aicp/contracts/isolated';
import { dialSvg } from './dialSvg.ts';
import {
  type Block,
  type Cell,
  dataUrl,
  isolatedPaper,
  type Line,
  MARK_COLOUR,
  type Paper,
  type Section,
} from './paper.ts';

/**
 * Self-contained and without scripts, so that it can be opened, printed and emailed unchanged. A link, because our pages allow no inline
 * style.
 */
const STYLE = `
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.6 Georgia, "Source Serif 4", serif; color: #101828; background: #fff; }
h1 { font-size: 2.25rem; line-height: 1.2; margin: 0 0 1.5rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid #d9dee5; padding-bottom: .25rem; }
dl { display: grid; grid-template-columns: minmax(10rem, 1fr) 2fr; gap: .5rem 1.5rem; }
dt { color: #475467; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; } th, td { text-align: left; vertical-align: top; padding: .5rem; border-bottom: 1px solid #d9dee5; }
.wide { display: block; overflow-x: auto; }
.quiet { color: #475467; } .warning { background: #fdeeec; color: #8a1c12; padding: .75rem 1rem; }
.blank { background: #fff6e5; color: #93510a; } .sources, .notice, sup { color: #475467; font-size: .875rem; } sup { line-height: 0; }
header.brand { display: flex; align-items: center; gap: 1rem; margin-bottom: 2rem; font-weight: 600; }
.dials { display: flex; gap: 2rem; margin: 1rem 0; text-align: center; } .dials figure { flex: 1; margin: 0; break-inside: avoid; } .dials svg { width: 11rem; height: 6.5rem; } .dials p { margin: 0; } .dials figcaption { color: #475467; font-size: .75rem; }
.test { color: ${MARK_COLOUR}; font-size: .75rem; font-weight: 600; margin: 0; } .test + .test { display: none; }
@media print { .test + .test { display: block; position: fixed; top: 0; right: 0; } }
.sign td { height: 2.25rem; }
@media print { .new-page { break-before: page; } body { margin: 0; max-width: none; } h2 { break-after: avoid; } tr, dd { break-inside: avoid; } thead { display: table-header-group; } }
@page { size: A4; margin: 20mm; }`;

const COVER_STYLE = `
.cover { border: 1px solid #93510a; padding: .5rem 1.5rem; margin-bottom: 3rem; font-size: .875rem; } .cover h2 { margin-top: .5rem; }
@media print { .cover { break-after: page; } }`;

/** Renders a document as one HTML file. */
export function drawHtml(paper: Paper, letterhead: PrintedLetterhead | null): string {
  const { title, kind, heading, description, facts, warning, sections, cover, mark } = isolatedPaper(paper);
  const colour = letterhead?.colour ? `\nh1, h2, .brand { color: ${letterhead.colour}; }` : '';
  const parts = [
    cover &&
      part('section', 'cover', [
        `<h2>${escapeHtml(cover.title)}</h2>`,
        ...cover.lines.map(text => `<p>${shown(text)}</p>`),
      ]),
    letterhead && brand(letterhead),
    mark && markHtml(mark),
    kind && `<p class="quiet">${escapeHtml(kind)}</p>`,
    `<h1>${shown(heading)}</h1>`,
    factList(facts),
    ...description.map(line => `<p class="notice">${runs(line)}</p>`),
    warning &&
      part('div', 'warning', [`<h2>${escapeHtml(warning.title)}</h2>`, ...warning.lines.map(line => lineHtml(line))]),
    ...sections.map(section => sectionHtml(section)),
  ];
  const style = `${STYLE}${cover ? COVER_STYLE : ''}${colour}`;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="data:text/css;charset=utf-8,${encodeURIComponent(style)}">
</head>
<body>
${parts.filter(Boolean).join('\n')}
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Escaped, with an element around isolated text. */
const shown = (text: string) => withIsolates(escapeHtml(text));

const part = (tag: string, name: string, lines: readonly string[]) =>
  `<${tag} class="${name}">\n${lines.join('\n')}\n</${tag}>`;

/** A small line, repeated at a fixed position on every printed page. */
function markHtml(mark: string): string {
  const text = escapeHtml(mark);
  return `<p class="test">${text}</p>\n<p class="test" aria-hidden="true">${text}</p>`;
}

function brand({ name, logo }: PrintedLetterhead): string {
  const picture = logo ? `<img src="${dataUrl(logo)}" alt="" width="${logo.width}" height="${logo.height}">` : '';
  return `<header class="brand">${picture}${name ? `<p>${shown(isolated(name))}</p>` : ''}</header>`;
}

function sectionHtml({ id, title, intro, blocks, onNewPage }: Section): string {
  const parts = [`<h2>${escapeHtml(title)}</h2>`, ...(intro ? [`<p class="quiet">${escapeHtml(intro)}</p>`] : [])];
  return `<section${id ? ` id="${escapeHtml(id)}"` : ''}${onNewPage ? ' class="new-page"' : ''}>\n${[...parts, ...blocks.map(block => blockHtml(block))].join('\n')}\n</section>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'lines':
      return block.lines.map(line => lineHtml(line)).join('\n');
    case 'list':
      return part(
        'ul',
        'list',
        block.items.map(text => `<li>${shown(text)}</li>`),
      );
    case 'facts':
      return factList(block.rows);
    case 'sources': {
      const items = block.rows.map(({ text, url }) => `<li>${shown([text, url].filter(Boolean).join('; '))}</li>`);
      return part('ol', 'sources', items);
    }
    case 'dials':
      return part(
        'div',
        'dials',
        block.dials.map(
          dial =>
            `<figure><figcaption>${escapeHtml(dial.name)}</figcaption>${dialSvg(dial)}<p><strong>${escapeHtml(dial.words)}</strong></p></figure>`,
        ),
      );
    case 'signatures': {
      const rows = block.rows.map(({ act, name, day }) => [act, name, day, ''].map(shown));
      return part('div', 'sign', [table(['', 'Name', 'Day', 'Signature'], rows)]);
    }
    case 'table': {
      const titles = block.columns.map(({ title }, at) => (at === 0 && block.heading) || title);
      return table(
        titles,
        block.rows.map(row => row.map(cell => cellHtml(cell))),
      );
    }
  }
}

function table(titles: readonly string[], rows: readonly string[][]): string {
  const head = titles.map(title => `<th scope="col">${escapeHtml(title)}</th>`).join('');
  const body = rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}

function factList(rows: Paper['facts']): string {
  const items = rows.map(({ label, cell }) => `<dt>${escapeHtml(label)}</dt><dd>${cellHtml(cell)}</dd>`);
  return `<dl>\n${items.join('\n')}\n</dl>`;
}

const cellHtml = (cell: Cell) => cell.map(line => runs(line)).join('<br>');
const lineHtml = (line: Line) => `<p>${runs(line)}</p>`;

const TAGS = {
  strong: (text: string) => `<strong>${text}</strong>`,
  quiet: (text: string) => `<span class="quiet">${text}</span>`,
  blank: (text: string) => `<mark class="blank">${text}</mark>`,
  sources: (text: string) => `<sup>${text}</sup>`,
};

function runs(line: Line): string {
  return line.map(({ text, look }) => (look ? TAGS[look](shown(text)) : shown(text))).join('');
}
