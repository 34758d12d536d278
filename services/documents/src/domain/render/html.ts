import { dataUrl, drawnSize, type Letterhead } from '../branding.ts';
import { type Block, type DocumentContent, type Item, isBlank } from '../document.ts';
import { ACROSS } from './across.ts';
import { type Cover, published } from './published.ts';
import { sourceLine, sourceNumbers, words } from './text.ts';

/** Self-contained, without scripts: it opens, prints and can be mailed as it is. */
const STYLE = `
body { max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; font: 1rem/1.6 Georgia, "Source Serif 4", serif; color: #101828; background: #fff; }
h1 { font-size: 2.25rem; line-height: 1.2; margin: 0 0 1.5rem; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 .75rem; border-bottom: 1px solid #d9dee5; padding-bottom: .25rem; }
dl { display: grid; grid-template-columns: minmax(10rem, 1fr) 2fr; gap: .5rem 1.5rem; }
dt { color: #475467; } dd { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: .875rem; } th, td { text-align: left; vertical-align: top; padding: .5rem; border-bottom: 1px solid #d9dee5; }
.wide { display: block; overflow-x: auto; }
.blank { background: #fff6e5; color: #93510a; } .sources, .notice, sup { color: #475467; font-size: .875rem; } sup { line-height: 0; }
header.brand { display: flex; align-items: center; gap: 1rem; margin-bottom: 2rem; font-weight: 600; }
.test { border: 2px solid ${ACROSS.colour}; color: ${ACROSS.colour}; padding: .5rem 1rem; font-weight: 600; }
.across { position: fixed; inset: 0; z-index: -1; display: grid; place-items: center; overflow: hidden; pointer-events: none; }
.across span { rotate: -50deg; white-space: nowrap; font: 600 min(12vw, 6rem)/1 sans-serif; color: ${ACROSS.colour}; opacity: ${ACROSS.opacity}; }
@media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } tr, dd { break-inside: avoid; } thead { display: table-header-group; } }
@page { size: A4; margin: 20mm; }`;

const COVER_STYLE = `
.cover { border: 1px solid #93510a; padding: .5rem 1.5rem; margin-bottom: 3rem; font-size: .875rem; } .cover h2 { margin-top: .5rem; }
@media print { .cover { break-after: page; } }`;

function coverHtml({ title, lines }: Cover): string {
  const paragraphs = lines.map(line => `<p>${escapeHtml(line)}</p>`).join('\n');
  return `<section class="cover">\n<h2>${escapeHtml(title)}</h2>\n${paragraphs}\n</section>\n`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/**
 * The document as one HTML file.
 * @param mark a sentence to stand on top and across every page, for example that it was bought in test mode
 * @param letterhead whose name, logo and colour it bears
 */
export function renderHtml(
  whole: DocumentContent,
  mark: string | null = null,
  letterhead: Letterhead | null = null,
): string {
  const { content, cover } = published(whole);
  const { title, header, notices, sections, sources } = content;
  const cited = (item: Item) => {
    const numbers = sourceNumbers(item, sources);
    const text = isBlank(item) ? `<mark class="blank">${escapeHtml(words(item))}</mark>` : escapeHtml(item.text);
    return numbers ? `${text} <sup>${numbers}</sup>` : text;
  };
  const name = header.find(({ label }) => label === 'System')?.item;
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name ? `${title}: ${words(name)}` : title)}</title>
<style>${STYLE}${cover ? COVER_STYLE : ''}${letterhead?.colour ? `\nh1, h2, .brand { color: ${letterhead.colour}; }` : ''}
</style>
</head>
<body>
${cover ? coverHtml(cover) : ''}${letterhead ? brandHtml(letterhead) : ''}${mark ? markHtml(mark) : ''}<h1>${escapeHtml(title)}</h1>
<dl>
${header.map(({ label, item }) => `<dt>${escapeHtml(label)}</dt><dd>${isBlank(item) ? cited(item) : escapeHtml(item.text)}</dd>`).join('\n')}
</dl>
${notices.map(notice => `<p class="notice">${escapeHtml(notice)}</p>`).join('\n')}
${sections.map(({ id, title, blocks }) => `<section id="${escapeHtml(id)}">\n<h2>${escapeHtml(title)}</h2>\n${blocks.map(block => blockHtml(block, cited)).join('\n')}\n</section>`).join('\n')}
<section class="sources">
<h2>Sources</h2>
<ol>
${sources.map(source => `<li>${escapeHtml(sourceLine(source))}</li>`).join('\n')}
</ol>
</section>
</body>
</html>
`;
}

/** A banner to read, and the same words across the window and, because it is fixed there, every page of paper. */
function markHtml(mark: string): string {
  const text = escapeHtml(mark);
  return `<p class="test">${text}</p>\n<div class="across" aria-hidden="true"><span>${text}</span></div>\n`;
}

function brandHtml({ name, logo }: Letterhead): string {
  const { width, height } = logo ? drawnSize(logo) : { width: 0, height: 0 };
  const picture = logo ? `<img src="${dataUrl(logo)}" alt="" width="${width}" height="${height}">` : '';
  return `<header class="brand">${picture}${name ? `<p>${escapeHtml(name)}</p>` : ''}</header>\n`;
}

function blockHtml(block: Block, cited: (item: Item) => string): string {
  if (block.kind === 'items') return block.items.map(item => `<p>${cited(item)}</p>`).join('\n');
  if (block.kind === 'fields')
    return `<dl>\n${block.fields.map(({ label, item }) => `<dt>${escapeHtml(label)}</dt><dd>${cited(item)}</dd>`).join('\n')}\n</dl>`;
  const head = block.columns.map(column => `<th scope="col">${escapeHtml(column)}</th>`).join('');
  const rows = block.rows.map(row => `<tr>${row.map(item => `<td>${cited(item)}</td>`).join('')}</tr>`).join('\n');
  return `<div class="wide"><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows}\n</tbody>\n</table></div>`;
}
