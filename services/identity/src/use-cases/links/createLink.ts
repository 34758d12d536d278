import { DomainError } from '@aicp/contracts/domainError';
import { newRecord } from '@aicp/contracts/entities/field';
import { linkFields } from '@aicp/contracts/entities/link';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { CreateLinkInput } from '@aicp/contracts/inputs/links';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import { requireNotArchived } from '@aicp/service/store/archives';
import { nextId } from '@aicp/service/store/serialIds';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { hashPassword } from '../../adapters/argon2.ts';
import type { RequestContext } from '../../context.ts';
import { createToken, digestOf } from '../../domain/linkToken.ts';
import { countLinks, insertLink, type Link, MAX_LINKS } from '../../store/links.ts';
import { checkMailLimits } from '../notifications/checkMailLimits.ts';
import { notifyOwners } from '../notifications/notifyOwners.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';
import { linkKinds } from './linkKinds.ts';
import { describeLinks, type SharedLink } from './readLinks.ts';
import { requireSharer } from './requireSharer.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Creates a link for recipients without an account. Its secret is only in the response. */
export async function createLink(ctx: RequestContext, input: unknown): Promise<{ url: string; link: SharedLink }> {
  await requireSharer(ctx.actor, systemIn(input));
  const { userId, organisationId } = await verifiedActor(ctx, null);
  const wish = parse(CreateLinkInput, input);
  const { kind, things, room = null, expiresInDays, passcode, request = null, email = null } = wish;
  await ctx.limiter.spend('createLink', `organisation ${organisationId}`);
  if (email) await checkMailLimits(ctx, userId);
  const creator = { userId, organisationId };
  const { systemIds, ...shown } = await linkKinds[kind].prepare(ctx, creator, [...new Set(things)], room);
  const secret = createToken();
  const createdAt = ctx.now();
  const link: Link = {
    id: await nextId('links'),
    organisationId,
    kind,
    ...shown,
    system: null,
    ...newRecord(linkFields, wish),
    email: email?.toLowerCase() ?? null,
    remindedAt: null,
    answeredAt: null,
    madeBy: userId,
    passcodeHash: passcode ? await hashPassword(passcode) : null,
    createdAt,
    renewedAt: null,
    expiresAt: new Date(createdAt.getTime() + expiresInDays * DAY_MS),
    firstUsedAt: null,
    lastUsedAt: null,
    uses: 0,
    days: {},
  };
  await ctx.transaction(async tx => {
    // Serialised, and never for an organisation that is being deleted.
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) throw notFound('Organisation');
    for (const systemId of systemIds) {
      if (!(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound('System');
      await requireNotArchived(tx, systemId);
    }
    if ((await countLinks(tx, organisationId)) >= MAX_LINKS)
      throw new DomainError('CONFLICT', `Your organisation has ${MAX_LINKS} links. Please revoke one first.`);
    await insertLink(tx, link, digestOf(secret));
    linkKinds[kind].announce?.(tx, link, request);
    await notifyOwners(tx, { organisationId, by: userId, what: 'linkMade', linkId: link.id });
  });
  const made = (await linkKinds[kind].settle?.(ctx, link)) ?? link;
  await ctx.publish(OrganisationActed, {
    organisationId,
    userId,
    act: 'linkMade',
    subject: link.label ?? '',
    linkId: link.id,
  });
  const [described] = await describeLinks(organisationId, [made]);
  if (!described) throw notFound('Link');
  return { url: `${ctx.publicUrl}/s#${secret}`, link: described };
}

/** The system of a supplier request; null for links of other kinds, and for an invalid input. */
function systemIn(input: unknown): number | null {
  const { data } = CreateLinkInput.safeParse(input);
  return data?.kind === 'request' ? (data.things[0] ?? null) : null;
}
