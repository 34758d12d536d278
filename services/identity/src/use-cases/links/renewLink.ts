import { RoomClosed } from '@aicp/contracts/events/linkEvents';
import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { RenewLinkInput } from '@aicp/contracts/inputs/links';
import { parse } from '@aicp/contracts/parse';
import { notFound } from '@aicp/contracts/serialId';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { RequestContext } from '../../context.ts';
import { findLink, replaceLinkedReports } from '../../store/links.ts';
import { verifiedActor } from '../signIn/verifiedUser.ts';
import { linkKinds } from './linkKinds.ts';
import { describeLinks, type SharedLink, sharedReports } from './readLinks.ts';

/** Makes a link show the latest reports instead of the earlier ones. Its address, expiry and passcode stay. */
export async function renewLink(ctx: RequestContext, input: unknown): Promise<SharedLink> {
  const { userId, organisationId } = await verifiedActor(ctx, 'share');
  const { id, room = null } = parse(RenewLinkInput, input);
  const link = await findLink({ id });
  if (link?.organisationId !== organisationId) throw notFound('Link');
  const shown = (await sharedReports(organisationId, [link])).get(id) ?? [];
  const latest = [...new Set(shown.map(report => report.newerId ?? report.id))];
  const { systemIds, ...found } = await linkKinds[link.kind].prepare(ctx, { userId, organisationId }, latest, room);
  const then = { ...found, renewedAt: ctx.now() };
  await ctx.transaction(async tx => {
    for (const systemId of systemIds) if (!(await lockUnlessDeleted(tx, 'system', systemId))) throw notFound('Report');
    const before = await replaceLinkedReports(tx, organisationId, id, then);
    if (!before) throw notFound('Link');
    if (before.room !== null && before.room !== then.room)
      tx.publish(RoomClosed, { organisationId, userId, room: before.room });
    tx.publish(OrganisationActed, { organisationId, userId, act: 'linkRenewed', subject: '', linkId: id });
  });
  const [described] = await describeLinks(organisationId, [{ ...link, ...then }]);
  if (!described) throw notFound('Link');
  return described;
}
