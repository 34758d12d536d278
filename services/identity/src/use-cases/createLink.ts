import { requireRight } from '@aicp/contracts/actor';
import { DomainError } from '@aicp/contracts/domainError';
import { CreateLinkInput } from '@aicp/contracts/links';
import { OrganisationActed } from '@aicp/contracts/organisationEvents';
import { parse } from '@aicp/contracts/parse';
import { provenPersonally } from '@aicp/contracts/proof';
import { ReportUnfiled } from '@aicp/contracts/reportEvents';
import { notFound } from '@aicp/contracts/serialId';
import { waitFor } from '@aicp/service/process/waitFor';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import { hashPassword } from '../adapters/argon2.ts';
import type { RequestContext } from '../context.ts';
import { digestOf, newToken } from '../domain/linkToken.ts';
import { findKnownReports } from '../store/knownReports.ts';
import { countLinks, insertLink, type Link, MOST_LINKS } from '../store/links.ts';
import { findOrganisation } from '../store/organisations.ts';
import { describeLinks, type SharedLink } from './readLinks.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Makes a link for people without an account. Its secret is in the answer and nowhere else. */
export async function createLink(ctx: RequestContext, input: unknown): Promise<{ url: string; link: SharedLink }> {
  const { userId, organisationId } = requireRight(ctx.actor, 'share');
  provenPersonally(ctx.actor, ctx.now());
  const { kind, things, expiresInDays, label, passcode } = parse(CreateLinkInput, input);
  await ctx.limiter.spend('createLink', `organisation ${organisationId}`);
  const reports = [...new Set(things)];
  const systemIds = await requireReports(ctx, { userId, organisationId }, reports);
  const secret = newToken();
  const createdAt = ctx.now();
  const link: Link = {
    id: await nextId('links'),
    organisationId,
    kind,
    reports,
    label,
    madeBy: userId,
    passcodeHash: passcode ? await hashPassword(passcode) : null,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    firstUsedAt: null,
    lastUsedAt: null,
    uses: 0,
    days: {},
  };
  await ctx.transaction(async tx => {
    // One after the other, and never for what is deleted at this moment.
    if (!(await lockUnlessGone(tx, 'organisation', organisationId))) throw notFound('Organisation');
    for (const systemId of systemIds) if (!(await lockUnlessGone(tx, 'system', systemId))) throw notFound('Report');
    if ((await countLinks(tx, organisationId)) >= MOST_LINKS)
      throw new DomainError('CONFLICT', `Your organisation has ${MOST_LINKS} links. Please revoke one first.`);
    await insertLink(tx, link, digestOf(secret));
    tx.publish(OrganisationActed, { organisationId, userId, act: 'linkMade', subject: '', linkId: link.id });
  });
  const [described] = await describeLinks(organisationId, [link]);
  if (!described) throw notFound('Link');
  return { url: `${ctx.publicUrl}/s#${secret}`, link: described };
}

type Maker = { userId: number; organisationId: number };

/**
 * The systems of these reports, which are the organisation's, and approved where only approved ones may leave it.
 * @throws DomainError NOT_FOUND, CONFLICT with `reason` 'approval'
 */
async function requireReports(ctx: RequestContext, maker: Maker, ids: readonly number[]): Promise<number[]> {
  const { organisationId } = maker;
  const known = await findKnownReports(organisationId, ids);
  const missing = ids.filter(id => !known.some(report => report.id === id));
  const found = missing.length > 0 ? [...known, ...(await askAbout(ctx, maker, missing))] : known;
  if (found.length < ids.length) throw notFound('Report');
  if ((await findOrganisation(organisationId)).onlyApproved && found.some(({ isApproved }) => !isApproved))
    throw new DomainError(
      'CONFLICT',
      'Your organisation lets only approved reports be shared. Please have it approved first.',
      { reason: 'approval' },
    );
  return [...new Set(found.map(({ systemId }) => systemId))];
}

/** Reports that have not been heard of, of a moment ago or of a release before links: what there is is published again. */
async function askAbout(ctx: RequestContext, maker: Maker, ids: readonly number[]) {
  await ctx.transaction(async tx => {
    for (const assessmentId of ids) tx.publish(ReportUnfiled, { ...maker, assessmentId });
  });
  const found = await waitFor(async () => {
    const known = await findKnownReports(maker.organisationId, ids);
    return known.length === ids.length ? known : null;
  });
  return found ?? [];
}
