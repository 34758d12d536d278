import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@aicp/contracts/domainError';
import { Notify } from '@aicp/contracts/emails/notify';
import { type NameIn, valuesIn } from '@aicp/contracts/entities/field';
import { linkFields } from '@aicp/contracts/entities/link';
import { LinkUsed } from '@aicp/contracts/events/linkEvents';
import { OpenLinkInput } from '@aicp/contracts/inputs/links';
import { ROOM_PAGE } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { ipv6SiteOf, networkOf } from '@aicp/service/process/networkOf';
import { verifyPassword } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { slowdownSeconds } from '../../domain/limits.ts';
import { digestOf } from '../../domain/linkToken.ts';
import { type Link, recordUse } from '../../store/links.ts';
import { nameOf } from '../../store/organisationNames.ts';
import { findOrganisation } from '../../store/organisations.ts';
import { findValidLink } from './findValidLink.ts';
import { type SharedReport, sharedReports } from './readLinks.ts';

/** The content of a link for its recipient. */
type OpenedLink = Pick<Link, 'kind' | NameIn<typeof linkFields, 'rest'> | 'system' | 'createdAt' | 'expiresAt'> & {
  pass: string;
  organisation: string;
  reports: SharedReport[];
};

/** The same error for a link that never existed, was revoked, has expired, or whose creator is suspended. */
const stale = () =>
  new DomainError('NOT_FOUND', 'This link is invalid or no longer works. Please ask the person who sent it to you.');
const locked = (sentence: string) => new DomainError('FORBIDDEN', sentence, { reason: 'passcode' });

/** Opens a link by its secret, and its passcode if it has one. Records each use, and nothing about the user. */
export async function openLink(ctx: RequestContext, input: unknown): Promise<OpenedLink> {
  const { secret, passcode } = parse(OpenLinkInput, input);
  const network = networkOf(ctx.client.address);
  await ctx.limiter.spend('openLink', network);
  const digest = digestOf(secret);
  const link = await findValidLink({ digest }, ctx.now());
  // Counted and compared even for a link that does not exist: neither the response nor its time reveals which.
  const guess = passcode ? await admitPasscode(ctx, digest) : null;
  const matches = passcode ? await verifyPassword(passcode, link?.passcodeHash ?? undefined, network) : false;
  const isOpen = link !== null && (link.passcodeHash === null || matches);
  if (!link) throw stale();
  if (!isOpen) throw locked(passcode ? 'This passcode is incorrect.' : 'This link requires a passcode.');
  await guess?.right();
  await enterUse(ctx, link);
  const { id, organisationId, kind, system, createdAt, renewedAt, expiresAt } = link;
  // A room lists all of its reports itself, page by page.
  const first = { id, reports: link.reports.slice(0, ROOM_PAGE) };
  return {
    pass: await ctx.linkPasses.issue(id),
    organisation: await nameOf(await findOrganisation(organisationId)),
    kind,
    ...valuesIn(linkFields, 'rest', link),
    system,
    createdAt: renewedAt ?? createdAt,
    expiresAt,
    reports: (await sharedReports(organisationId, [first])).get(id) ?? [],
  };
}

async function enterUse(ctx: RequestContext, { id, madeBy, organisationId }: Link): Promise<void> {
  await ctx.transaction(async tx => {
    const before = await recordUse(tx, id, ctx.now());
    if (before === null) throw stale();
    if (before !== 0) return;
    tx.publish(LinkUsed, { userId: madeBy, organisationId, linkId: id });
    tx.send(Notify, { userId: madeBy, organisationId, by: null, what: 'linkUsed', linkId: id });
  });
}

/** `right` clears this network's failed attempts after a correct passcode. */
type Guess = { right(): Promise<void> };

/**
 * Counts a guess at a link's passcode before it is compared. The count is by link and network, so that wrong guesses elsewhere never lock
 * out the recipient. After many wrong ones overall, a network has three guesses an hour, and answers take longer. A network without wrong
 * guesses is never refused.
 * @param digest the link's
 * @throws DomainError RATE_LIMITED
 */
export async function admitPasscode({ limiter, client }: RequestContext, digest: string): Promise<Guess> {
  const provider = ipv6SiteOf(client.address);
  const here = `${digest} ${networkOf(client.address)}`;
  const atProvider = provider && `${digest} from ${provider}`;
  await limiter.guess('link-passcode', here);
  if (atProvider) await limiter.spend('wrongPasscodesFromProvider', atProvider);
  const { spent, most } = await limiter.spent('wrongPasscodesOfLink', digest);
  const isWatched = spent >= most;
  if (isWatched) await limiter.spend('passcodeOfWatchedLink', here);
  // Before the comparison, so that many concurrent guesses gain nothing.
  await limiter.count('wrongPasscodesOfLink', digest);
  await sleep(slowdownSeconds(spent, most) * 1000);
  return {
    async right() {
      await Promise.all([limiter.forget('link-passcode', here), limiter.refund('wrongPasscodesOfLink', digest)]);
      if (atProvider) await limiter.refund('wrongPasscodesFromProvider', atProvider);
      if (isWatched) await limiter.refund('passcodeOfWatchedLink', here);
    },
  };
}
