import { DomainError } from '@aicp/contracts/domainError';
import { EvidenceFilter } from '@aicp/contracts/inputs/evidenceInputs';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { idOrNotFound, notFound } from '@aicp/contracts/serialId';
import type { RequestContext } from '../context.ts';
import { type EvidenceFile, evidenceState } from '../domain/evidence.ts';
import type { SystemUnderLaw } from '../domain/place.ts';
import { listDutyFiles } from '../store/dutyFiles.ts';
import { findEvidence, listStanding } from '../store/evidence.ts';
import { type EvidenceLink, listLinks } from '../store/evidenceLinks.ts';
import { listKeepers } from '../store/keptFiles.ts';
import { countLibrary, listLibrary } from '../store/library.ts';

type Asked = { filter: unknown; first: number; after?: string | null | undefined };
export type LibraryPage = { items: EvidenceFile[]; next: string | null; count: () => Promise<number> };

const MAX_PAGE = 1_000;
const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/**
 * A page of the library; files are counted only on request.
 * @throws DomainError INVALID
 */
export async function readLibrary(ctx: RequestContext, { filter, first, after }: Asked): Promise<LibraryPage> {
  const { organisationId } = signedIn(ctx.actor);
  const of = { organisationId, filter: parse(EvidenceFilter, filter), today: dayOf(ctx.now()) };
  const limit = Math.min(Math.max(first, 1), MAX_PAGE);
  if (after && !/^\d{1,15}$/.test(after)) throw new DomainError('INVALID', 'This page does not exist.');
  const found = await listLibrary(of, { limit: limit + 1, before: after ? Number(after) : null });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: found.length > limit && last ? String(last.id) : null, count: () => countLibrary(of) };
}

/** @throws DomainError NOT_FOUND */
export async function viewEvidence(ctx: RequestContext, id: string): Promise<EvidenceFile> {
  const { organisationId } = signedIn(ctx.actor);
  const file = await findEvidence(organisationId, idOrNotFound(id, 'Evidence'));
  if (!file) throw notFound('Evidence');
  return file;
}

type Effects = { links: { link: EvidenceLink; others: number }[]; keptBy: number[] };

/**
 * The effects of removing a file: its links, each with the number of other files that count for the same target today, and the reports
 * that keep the file.
 */
export async function viewEffects(ctx: RequestContext, given: string): Promise<Effects> {
  const { id, organisationId } = await viewEvidence(ctx, given);
  const links = await listLinks(organisationId, [id]);
  const places = links.flatMap(({ systemId, jurisdiction }): SystemUnderLaw[] =>
    systemId === null || jurisdiction === null ? [] : [{ systemId, jurisdiction }],
  );
  const today = dayOf(ctx.now());
  const standing = (await listStanding(organisationId, places)).flat();
  const own = [...new Set(links.flatMap(({ kind, target }) => (kind === 'organisation' ? [target] : [])))];
  const ofDuties = (await listDutyFiles(organisationId, own)).map(files => files.map(({ file }) => file));
  const counts = (file: EvidenceFile) => file.id !== id && evidenceState(file, today) === 'present';
  return {
    links: links.map(link => {
      const { kind, target, systemId, jurisdiction, supports } = link;
      const same =
        kind === 'organisation'
          ? (ofDuties[own.indexOf(target)] ?? [])
          : standing.filter(
              file => file.systemId === systemId && file.jurisdiction === jurisdiction && file.supports === supports,
            );
      return { link, others: new Set(same.filter(counts).map(file => file.id)).size };
    }),
    keptBy: await listKeepers(organisationId, id),
  };
}
