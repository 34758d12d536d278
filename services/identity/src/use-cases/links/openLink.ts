import { DomainError } from '@aicp/contracts/domainError';
import { Notify } from '@aicp/contracts/emails/notify';
import { LinkUsed } from '@aicp/contracts/events/linkEvents';
import { OpenLinkInput } from '@aicp/contracts/inputs/links';
import { parse } from '@aicp/contracts/parse';
import { networkOf } from '@aicp/service/process/networkOf';
import { verifyPassword } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { digestOf } from '../../domain/linkToken.ts';
import { type Link, noteUse } from '../../store/links.ts';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { admitPasscode } from './admitPasscode.ts';
import { type SharedReport, sharedReports } from './readLinks.ts';
import { standingLink } from './standingLink.ts';

/** What the holder of a link is shown. */
type OpenedLink = Pick<Link, 'kind' | 'label' | 'message' | 'system' | 'createdAt' | 'expiresAt'> & {
  pass: string;
  organisation: string;
  reports: SharedReport[];
};

/** Whatever the reason: a link that never was, one that was revoked or has expired, one of somebody who is suspended. */
const stale = () =>
  new DomainError('NOT_FOUND', 'This link does not work, or no longer does. Please ask the person who sent it to you.');
const locked = (sentence: string) => new DomainError('FORBIDDEN', sentence, { reason: 'passcode' });

/** Opens a link by its secret, and its passcode where it has one. Each use is noted, and nothing about who it was. */
export async function openLink(ctx: RequestContext, input: unknown): Promise<OpenedLink> {
  const { secret, passcode } = parse(OpenLinkInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('openLink', network);
  const digest = digestOf(secret);
  const link = await standingLink({ digest }, ctx.now());
  // Counted and compared for a link that is not there as well: neither the answer nor its time tells which it was.
  const guess = passcode ? await admitPasscode(ctx, digest) : null;
  const matches = passcode ? await verifyPassword(passcode, link?.passcodeHash ?? undefined, network) : false;
  const isOpen = link !== null && (link.passcodeHash === null || matches);
  if (!link) throw stale();
  if (!isOpen) throw locked(passcode ? 'This passcode is not right.' : 'This link asks for a passcode.');
  await guess?.right();
  await enterUse(ctx, link);
  const { id, organisationId, kind, label, message, system, createdAt, renewedAt, expiresAt } = link;
  return {
    pass: await ctx.linkPasses.issue(id),
    organisation: await nameOf(await findOrganisation(organisationId)),
    kind,
    label,
    message,
    system,
    createdAt: renewedAt ?? createdAt,
    expiresAt,
    reports: (await sharedReports(organisationId, [link])).get(id) ?? [],
  };
}

async function enterUse(ctx: RequestContext, { id, madeBy, organisationId }: Link): Promise<void> {
  await ctx.transaction(async tx => {
    const before = await noteUse(tx, id, ctx.now());
    if (before === null) throw stale();
    if (before !== 0) return;
    tx.publish(LinkUsed, { userId: madeBy, organisationId, linkId: id });
    tx.send(Notify, { userId: madeBy, organisationId, by: null, what: 'linkUsed', linkId: id });
  });
}
