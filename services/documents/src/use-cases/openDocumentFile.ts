import { signedIn } from '@aicp/contracts/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import type { Letterhead } from '../domain/branding.ts';
import { titles } from '../domain/compose.ts';
import type { DocumentContent } from '../domain/document.ts';
import { renderHtml } from '../domain/render/html.ts';
import { testModeMark, withFilled } from '../domain/version.ts';
import { findVersions } from '../store/versions.ts';
import { letterheadOf } from './viewBranding.ts';
import { viewDocument } from './viewDocument.ts';

type Format = {
  type: string;
  write(content: DocumentContent, mark: string | null, letterhead: Letterhead | null): Promise<Buffer>;
};

/** The libraries are loaded when somebody first wants their format: they cost memory. */
const formats: Readonly<Record<string, Format>> = {
  html: {
    type: 'text/html; charset=utf-8',
    write: async (...drawn) => Buffer.from(renderHtml(...drawn)),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    write: async (...drawn) => (await import('../adapters/docxFile.ts')).docxFile(...drawn),
  },
  pdf: {
    type: 'application/pdf',
    write: async (...drawn) => (await import('../adapters/pdfFile.ts')).pdfFile(...drawn),
  },
};

/** The newest version as a file. @throws DomainError NOT_FOUND, also for a format that there is not */
export async function openDocumentFile(
  ctx: RequestContext,
  id: string,
  format: string,
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { userId } = signedIn(ctx.actor);
  const drawn = Object.hasOwn(formats, format) ? formats[format] : undefined;
  const { type, latest, subject } = await viewDocument(ctx, id);
  const [version] = latest > 0 ? await findVersions(userId, [{ documentId: id, number: latest }]) : [];
  if (!drawn || !version) throw notFound('Document');
  const content = withFilled(version.content, version.filled);
  const system = subject.systemName.replaceAll(/[\p{C}/\\:*?"<>|]/gu, '').slice(0, 100);
  return {
    name: `${system} - ${titles[type]}.${format}`,
    type: drawn.type,
    bytes: await drawn.write(content, testModeMark(version.provenance), await letterheadOf(ctx)),
  };
}
