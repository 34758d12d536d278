import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import type { Paper } from './paper.ts';

export type Draft = { format: 'html' | 'docx' | 'pdf'; paper: Paper; letterhead: PrintedLetterhead | null };

/** Renders files in the sandbox process. The libraries are loaded when they are first needed. */
export async function carryOut(drafts: readonly Draft[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const draft of drafts) files.push(await drawn(draft));
  return files;
}

async function drawn({ format, paper, letterhead }: Draft): Promise<Uint8Array> {
  if (format === 'html') return Buffer.from((await import('./html.ts')).drawHtml(paper, letterhead));
  if (format === 'docx') return (await import('./docx.ts')).drawDocx(paper, letterhead);
  return (await import('./pdf.ts')).drawPdf(paper, letterhead);
}
