import type { PrintedLetterhead } from '@aicp/contracts/besideReport';
import type { Paper } from '../domain/paper/paper.ts';

export type PaperFormat = 'pdf' | 'docx';

/** One paper to draw. */
export type Draft = { format: PaperFormat; paper: Paper; letterhead: PrintedLetterhead | null };

/** Draws it, in the thread that it was sent to. The libraries are loaded when they are first needed. */
export async function drawPaper({ format, paper, letterhead }: Draft): Promise<Uint8Array> {
  if (format === 'docx') return (await import('./docxPaper.ts')).docxPaper(paper, letterhead);
  return (await import('./pdfPaper.ts')).pdfPaper(paper, letterhead);
}
