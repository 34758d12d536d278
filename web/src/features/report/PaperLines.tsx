import { useEffect } from 'react';

/** A text as a string of a style sheet. */
const quoted = (text: string) => `"${text.replace(/["\\\n]/g, letter => `\\${letter.charCodeAt(0).toString(16)} `)}"`;

type Props = { cover: string; foot: string };

/**
 * The lines above and below every page of paper, with its number. Style sheets made by script are allowed where inline
 * ones are not; browsers that do not know margin boxes leave the lines out.
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
