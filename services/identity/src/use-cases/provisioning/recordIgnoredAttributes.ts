import { OrganisationActed } from '@aicp/contracts/events/organisationEvents';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import { listOwners } from '../../store/memberships.ts';
import { addIgnoredAttributes, listIgnoredAttributes } from '../../store/provisioning.ts';
import type { ScimContext } from './provisionUser.ts';

/** The most names in an organisation's log. */
const MAX_NAMES = 200;

/** Logs in the organisation's log which directory attributes are ignored, each once. */
export async function recordIgnoredAttributes(ctx: ScimContext, names: ReadonlySet<string>): Promise<void> {
  const { organisationId } = ctx;
  if (unknownOf(names, await listIgnoredAttributes(organisationId)).length === 0) return;
  await ctx.transaction(async tx => {
    if (!(await lockUnlessDeleted(tx, 'organisation', organisationId))) return;
    const attributes = unknownOf(names, await listIgnoredAttributes(organisationId, tx.session));
    // The event needs a member of the organisation; the log names the directory.
    const [userId] = await listOwners(organisationId, tx.session);
    if (attributes.length === 0 || userId === undefined) return;
    await addIgnoredAttributes(tx, organisationId, attributes);
    tx.publish(OrganisationActed, { organisationId, userId, act: 'attributesIgnored', subject: '', attributes });
  });
}

function unknownOf(names: ReadonlySet<string>, known: readonly string[]): string[] {
  const keys = new Set(known.map(name => name.toLowerCase()));
  const unknown = new Map([...names].map(name => [name.toLowerCase(), name]));
  return [...unknown]
    .flatMap(([key, name]) => (keys.has(key) ? [] : [name]))
    .slice(0, Math.max(0, MAX_NAMES - known.length));
}
