import type { Letterhead, Picture } from '../domain/branding.ts';
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

/** What a thread is asked, and what it answers. Buffers arrive as plain bytes. */
export type Work = { kind: 'files'; drafts: Draft[] } | { kind: 'picture'; bytes: Uint8Array };
export type Result = { files: Uint8Array[] } | { picture: Picture | null };

/** Carries out one piece of work, in the thread that it was sent to. The libraries are loaded when they are first needed. */
export async function carryOut(work: Work): Promise<Result> {
  if (work.kind === 'picture') {
    const { reencodePicture } = await import('./reencodePicture.ts');
    return { picture: await reencodePicture(bufferOf(work.bytes)) };
  }
  const files: Uint8Array[] = [];
  for (const draft of work.drafts) files.push(await drawn(draft));
  return { files };
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
