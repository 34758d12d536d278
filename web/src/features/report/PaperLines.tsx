import { useEffect } from 'react';

/** Quotes a text as a CSS string. */
const quoted = (text: string) => `"${text.replace(/["\\\n]/g, letter => `\\${letter.charCodeAt(0).toString(16)} `)}"`;

type Props = { cover: string; foot: string };

/**
 * The header and footer of every printed page, with its number. Style sheets added by script are allowed, inline ones are not. Browsers
 * without support for margin boxes omit the lines.
 */
export function PaperLines({ cover, foot }: Props) {
  useEffect(() => {
    const line = 'color: #475467; font: 8pt "Inter Variable", sans-serif;';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page {
      @top-left { content: ${quoted(cover)}; ${line} }
      @bottom-left { content: ${quoted(foot)}; ${line} }
      @bottom-right { content: "Page " counter(page) " of " counter(pages); ${line} }
    }`);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet);
    };
  }, [cover, foot]);
  return null;
}
