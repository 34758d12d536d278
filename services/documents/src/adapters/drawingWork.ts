import type { Letterhead } from '../domain/branding.ts';
import type { DocumentContent } from '../domain/document.ts';
import { renderHtml } from '../domain/render/html.ts';
import { renderText } from '../domain/render/text.ts';

const formats = ['html', 'txt', 'docx', 'pdf'] as const;
type Format = (typeof formats)[number];

/** One file to draw. */
export type Draft = {
  format: Format;
  content: DocumentContent;
  /** The sentence on top of what was not paid with money. */
  mark: string | null;
  letterhead: Letterhead | null;
};

/** Draws files, in the sandbox that they were sent to. Buffers arrive as plain bytes. The libraries are loaded when they are first needed. */
export async function carryOut(drafts: readonly Draft[]): Promise<Uint8Array[]> {
  const files: Uint8Array[] = [];
  for (const draft of drafts) files.push(await drawn(draft));
  return files;
}

async function drawn({ format, content, mark, letterhead }: Draft): Promise<Uint8Array> {
  const head = letterhead && { ...letterhead, logo: letterhead.logo && withBuffer(letterhead.logo) };
  if (format === 'html') return Buffer.from(renderHtml(content, mark, head));
  if (format === 'txt') return Buffer.from(renderText(content, mark));
  if (format === 'docx') return (await import('./docxFile.ts')).docxFile(content, mark, head);
  return (await import('./pdfFile.ts')).pdfFile(content, mark, head);
}

function withBuffer<Holder extends { bytes: Uint8Array }>(holder: Holder) {
  return { ...holder, bytes: bufferOf(holder.bytes) };
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
