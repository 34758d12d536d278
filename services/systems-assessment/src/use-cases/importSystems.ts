import { DomainError } from '@aicp/contracts/domainError';
import { parse } from '@aicp/contracts/parse';
import { requireRight } from '@aicp/contracts/rights/actor';
import { mayAddSystem } from '@aicp/contracts/rights/entitlement';
import { planInForce } from '@aicp/contracts/rights/plans';
import { isFormer, membersAmong } from '@aicp/service/store/members';
import { nextIds } from '@aicp/service/store/serialIds';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { firstOf, type SheetSystem } from '../domain/readSheet.ts';
import { findOwnFields } from '../store/ownFields.ts';
import { findPlan } from '../store/plans.ts';
import { isReferenceTaken, listSystemFacts, systemsByReference } from '../store/systemFacts.ts';
import { countSystems, findSystems } from '../store/systems.ts';
import { type Existing, type ImportPlan, importPlan, type Known } from './importPlan.ts';
import { type Progress, writeImport } from './writeImport.ts';

const ImportQuery = z.object({ preview: z.stringbool().default(false) });

export type Imported = Pick<ImportPlan, 'faults' | 'unchanged' | 'differences'> & {
  rows: number;
  /** Of which the first hundred are told. */
  faultCount: number;
  created: number;
  updated: number;
  /** What a trial allows outside the plan, as a sentence. */
  notice: string | null;
};

/**
 * Registers and changes systems by a file: all of it, or where anything is wrong, nothing. A preview says what would be, and writes nothing.
 * @param bytes the file, CSV or an Excel workbook
 * @param tell is told how many rows are written; from the beginning again when the database asks for another try
 * @throws DomainError FORBIDDEN for more systems than the plan includes, with the sentence for one
 */
export async function importSystems(
  ctx: RequestContext,
  bytes: Buffer,
  query: unknown,
  tell: Progress = () => {},
): Promise<Imported> {
  const { organisationId, userId } = requireRight(ctx.actor, 'importSystems');
  const { preview } = parse(ImportQuery, query);
  const sheet = await ctx.reading.sheet(ctx.actor, bytes);
  const ids = preview || sheet.faults.length > 0 ? [] : await nextIds('ai_systems', sheet.systems.length);
  const imported = await ctx
    .transaction(async tx => {
      if (
        !(await lockUnlessGone(tx, 'organisation', organisationId)) ||
        (await isFormer(tx, { organisationId, userId }))
      )
        throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      const plan = importPlan(sheet.systems, await existingFor(tx, { organisationId, userId }, sheet.systems));
      const { faults } = firstOf([...sheet.faults, ...plan.faults].toSorted((a, b) => a.line - b.line));
      const faultCount = sheet.faultCount + plan.faults.length;
      const notice = await allowedBy(ctx, tx, organisationId, plan.creates.length);
      if (!preview && faults.length === 0) await writeImport(ctx, tx, { organisationId, userId, ids, plan, tell });
      const { unchanged, differences } = plan;
      const [created, updated] = [plan.creates.length, plan.updates.length];
      return { rows: sheet.rows, faults, faultCount, created, updated, unchanged, differences, notice };
    })
    .catch(error => {
      if (!isReferenceTaken(error)) throw error;
      throw new DomainError('CONFLICT', 'One of the references was taken a moment ago. Please try again.');
    });
  if (!preview && imported.faults.length === 0) ctx.notify(organisationId, 'systems');
  return imported;
}

/** What is there of all that a file names. */
async function existingFor(
  tx: Transaction,
  { organisationId, userId }: { organisationId: number; userId: number },
  rows: readonly SheetSystem[],
): Promise<Existing> {
  const holders = await systemsByReference(
    organisationId,
    rows.flatMap(({ facts }) => facts.reference ?? []),
    tx.session,
  );
  const ids = [...new Set([...rows.flatMap(({ id }) => id ?? []), ...holders.values()])];
  const [systems, facts] = [await findSystems(organisationId, ids, tx.session), await listSystemFacts(ids, tx.session)];
  const known = systems.flatMap((system, index): [number, Known][] =>
    system ? [[system.id, { system, facts: facts[index] ?? {} }]] : [],
  );
  const byId = new Map(known);
  const byReference = new Map(
    [...holders].flatMap(([reference, id]): [string, Known][] => {
      const holder = byId.get(id);
      return holder ? [[reference, holder]] : [];
    }),
  );
  const people = [...new Set(rows.flatMap(({ system }) => [system.ownerId ?? [], system.reviewerId ?? []].flat()))];
  const members = people.length > 0 ? await membersAmong(tx, organisationId, people) : new Set<number>();
  const ownFields = await findOwnFields(organisationId, tx.session);
  return { byId, byReference, members: members.add(userId), ownFields };
}

/** As `createSystem` is for the last of them: the whole file is allowed, or refused. */
async function allowedBy(
  ctx: RequestContext,
  tx: Transaction,
  organisationId: number,
  added: number,
): Promise<string | null> {
  if (added === 0) return null;
  const plan = planInForce(await findPlan(tx, organisationId), ctx.plansOff);
  const systems = (await countSystems(tx, organisationId)) + added - 1;
  const verdict = mayAddSystem({ plan, systems, enforced: !ctx.trial });
  if (!verdict.allowed) throw new DomainError('FORBIDDEN', verdict.message);
  return verdict.notice;
}
