import { DomainError } from '@aicp/contracts/domainError';
import { mayAddSystem } from '@aicp/contracts/rights/entitlement';
import { effectivePlan } from '@aicp/contracts/rights/plans';
import { filterMembers, isFormerMember } from '@aicp/service/store/members';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import type { RequestContext } from '../context.ts';
import type { SheetSystem } from '../domain/readSheet.ts';
import { listImported } from '../store/imports.ts';
import { listOwnFields } from '../store/ownFields.ts';
import { findPlan } from '../store/plans.ts';
import { listSystemFacts, systemsByReference } from '../store/systemFacts.ts';
import { countSystems, findSystems } from '../store/systems.ts';
import { type Existing, type ImportPlan, importPlan, type Known } from './importPlan.ts';

/** An import: its organisation, its user and the list. */
export type Importing = { organisationId: number; userId: number; fingerprint: string };

/** Plans rows by the current state of the organisation. @throws DomainError UNAUTHENTICATED for a former member */
export async function planRows(
  tx: Transaction,
  importing: Importing,
  rows: readonly SheetSystem[],
): Promise<ImportPlan> {
  const { organisationId, userId } = importing;
  if (
    !(await lockUnlessDeleted(tx, 'organisation', organisationId)) ||
    (await isFormerMember(tx, { organisationId, userId }))
  )
    throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return importPlan(rows, await existingFor(tx, importing, rows));
}

/** The systems and members that the rows name, and the systems that the same rows registered before. */
async function existingFor(tx: Transaction, importing: Importing, rows: readonly SheetSystem[]): Promise<Existing> {
  const { organisationId, userId } = importing;
  const holders = await systemsByReference(
    organisationId,
    rows.flatMap(({ facts }) => facts.reference ?? []),
    tx.session,
  );
  const imported = await listImported(tx, importing);
  const ids = [...new Set([...rows.flatMap(({ id, line }) => id ?? imported.get(line) ?? []), ...holders.values()])];
  const [systems, facts] = [await findSystems(organisationId, ids, tx.session), await listSystemFacts(ids, tx.session)];
  const known = systems.flatMap((system, index): [number, Known][] =>
    system ? [[system.id, { system, facts: facts[index] ?? {} }]] : [],
  );
  const byId = new Map(known);
  const among = <Key>(ids: ReadonlyMap<Key, number>) =>
    new Map(
      [...ids].flatMap(([key, id]): [Key, Known][] => {
        const found = byId.get(id);
        return found ? [[key, found]] : [];
      }),
    );
  const people = [...new Set(rows.flatMap(({ system }) => [system.ownerId ?? [], system.reviewerId ?? []].flat()))];
  const members = people.length > 0 ? await filterMembers(tx, organisationId, people) : new Set<number>();
  const ownFields = await listOwnFields(organisationId, tx.session);
  return { byId, byReference: among(holders), byLine: among(imported), members: members.add(userId), ownFields };
}

/** Allows or refuses all new systems, as `createSystem` does for the last one. */
export async function requireRoom(
  ctx: RequestContext,
  tx: Transaction,
  organisationId: number,
  added: number,
): Promise<string | null> {
  if (added === 0) return null;
  const plan = effectivePlan(await findPlan(tx, organisationId), ctx.plansOff);
  const systems = (await countSystems(tx, organisationId)) + added - 1;
  const verdict = mayAddSystem({ plan, systems, enforced: !ctx.trial });
  if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
  return verdict.notice;
}
