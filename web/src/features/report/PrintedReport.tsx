import { useEffect, useRef, useState } from 'react';
import { PageState } from '../../ui/PageState.tsx';
import { productName } from '../../ui/productName.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { PaperLines } from './PaperLines.tsx';

/** The screen's typefaces at the size of the PDF, and the element styles that our style sheet resets. */
const TYPEFACES = `body { font: 9pt/1.4 "Inter Variable", sans-serif; }
h1, h2, h3 { font-weight: 600; } p, ul, ol { margin: .5em 0; } ul { list-style: disc; padding-left: 1.25rem; } ol { list-style: decimal; padding-left: 1.5rem; } .dials svg { display: inline; }
h1, h2 { font-family: "Source Serif 4", serif; } h1 { font-size: 23pt; } h2 { font-size: 14pt; margin-top: 1.5rem; }
table { font-size: 9pt; } th, td { padding: .25rem .5rem .25rem 0; } @media screen { body { padding: 2rem; } }`;

/** A report as it appears in every file; the server renders the PDF from the same document. */
export function PrintedReport({ id }: { id: string }) {
  const sheet = useRef<HTMLElement>(null);
  const [title, setTitle] = useState<string>();
  const [failed, setFailed] = useState(false);
  usePageTitle(title ?? 'Report');
  useEffect(() => {
    const styles = new CSSStyleSheet();
    const request = new XMLHttpRequest();
    request.open('GET', `/api/reports/${id}?format=html`);
    // The browser parses the file, because scripts may not turn text into markup.
    request.responseType = 'document';
    request.onloadend = () => {
      const drawn: Document | null = request.status === 200 ? request.responseXML : null;
      if (!drawn) return setFailed(true);
      const [, style = ''] = drawn.querySelector('link')?.href.split(',') ?? [];
      styles.replaceSync(`${decodeURIComponent(style)}\n${TYPEFACES}`);
      document.adoptedStyleSheets.push(styles);
      sheet.current?.replaceChildren(...document.adoptNode(drawn.body).childNodes);
      setTitle(drawn.title);
    };
    request.send();
    return () => {
      request.onloadend = null;
      request.abort();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== styles);
    };
  }, [id]);
  if (failed)
    return (
      <PageState title="The report could not be loaded" text="Close this page and try again. The report is safe." />
    );
  return (
    <>
      <article ref={sheet} />
      {title && (
        <>
          <PaperLines cover={`${productName} · ${title}`} foot={`Report ${id} · Guidance, not legal advice`} />
          <PrintWhenReady />
        </>
      )}
    </>
  );
}

const DELAY = 500;

/** Opens the browser's print dialog 500 ms after the page was opened, and not before its fonts are loaded. */
function PrintWhenReady() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    document.fonts.ready.then(() => {
      timer = setTimeout(() => window.print(), Math.max(0, DELAY - performance.now()));
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}
