import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { printed } from '../domain/branding.ts';
import { titles } from '../domain/compose.ts';
import { firstCharacters } from '../domain/firstCharacters.ts';
import { paperOfVersion } from '../domain/render/documentPaper.ts';
import { documentsIn } from './documentsIn.ts';
import { letterheadOf } from './viewBranding.ts';
import { viewDocument } from './viewDocument.ts';

export const types = {
  html: 'text/html; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;
const isFormat = (format: string): format is keyof typeof types => Object.hasOwn(types, format);

/** Length of a system's name in a file name: whole characters as readers count them. */
const MAX_NAME_LENGTH = 100;

/**
 * The latest version as a file.
 * @throws DomainError NOT_FOUND, including for an unknown format
 */
export async function openDocumentFile(
  ctx: RequestContext,
  id: string,
  format: string,
): Promise<{ name: string; type: string; bytes: Buffer }> {
  const { userId, organisationId } = signedIn(ctx.actor);
  const { type, subject } = await viewDocument(ctx, id);
  const documents = await documentsIn(organisationId, subject.assessmentId, null);
  const version = documents.find(document => document.type === type)?.version;
  if (!isFormat(format) || !version) throw notFound('Document');
  const letterhead = await letterheadOf(ctx, signedIn(ctx.actor).organisationId);
  const draft = { format, paper: paperOfVersion(version), letterhead: letterhead && printed(letterhead) };
  const bytes = await ctx.drawing.file(userId, draft);
  return { name: `${fileNameOf(subject.systemName)} - ${titles[type]}.${format}`, type: types[format], bytes };
}

/** A system's name in characters that every file system accepts. */
export function fileNameOf(system: string): string {
  return firstCharacters(system.replaceAll(/[\p{C}/\\:*?"<>|]/gu, ''), MAX_NAME_LENGTH);
}
