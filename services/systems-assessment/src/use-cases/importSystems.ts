import { requireRight } from '@aicp/contracts/actor';
import { SystemCreated, SystemFactsChanged, SystemUpdated } from '@aicp/contracts/assessmentEvents';
import { DomainError } from '@aicp/contracts/domainError';
import { mayAddSystem } from '@aicp/contracts/entitlement';
import { ownerOf } from '@aicp/contracts/owner';
import { parse } from '@aicp/contracts/parse';
import { planInForce } from '@aicp/contracts/plans';
import { csvRows, UnreadableCsv } from '@aicp/service/store/csvRows';
import { isFormer, membersAmong } from '@aicp/service/store/members';
import { nextIds } from '@aicp/service/store/serialIds';
import { lockUnlessGone } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { z } from 'zod';
import type { RequestContext } from '../context.ts';
import { type Fault, readSheet, type Sheet, type SheetSystem } from '../domain/readSheet.ts';
import { systemState } from '../domain/systemState.ts';
import { findPlan } from '../store/plans.ts';
import {
  isReferenceTaken,
  listSystemFacts,
  putManySystemFacts,
  putSystemFacts,
  systemsByReference,
} from '../store/systemFacts.ts';
import {
  type AiSystem,
  changeSystem,
  countSystems,
  findSystems,
  insertSystems,
  nextFactsVersion,
} from '../store/systems.ts';
import { type Existing, type ImportPlan, importPlan, type Known, type Update } from './importPlan.ts';
import { newSystem } from './newSystem.ts';

/** As many as `GET /api/systems` lists. */
const MOST_ROWS = 1_000;

const ImportQuery = z.object({ preview: z.stringbool().default(false) });

export type Imported = Pick<ImportPlan, 'faults' | 'unchanged' | 'differences'> & {
  rows: number;
  created: number;
  updated: number;
  /** What a trial allows outside the plan, as a sentence. */
  notice: string | null;
};

/**
 * Registers and changes systems by a file: all of it, or where anything is wrong, nothing. A preview says what would be, and writes nothing.
 * @throws DomainError FORBIDDEN for more systems than the plan includes, with the sentence for one
 */
export async function importSystems(ctx: RequestContext, text: string, query: unknown): Promise<Imported> {
  const { organisationId, userId } = requireRight(ctx.actor, 'importSystems');
  const { preview } = parse(ImportQuery, query);
  const sheet = sheetOf(text);
  if (sheet.rows > MOST_ROWS)
    throw new DomainError('INVALID', `The file has ${sheet.rows} rows. Please import at most ${MOST_ROWS} at once.`);
  const ids = preview || sheet.faults.length > 0 ? [] : await nextIds('ai_systems', sheet.systems.length);
  const imported = await ctx
    .transaction(async tx => {
      if (
        !(await lockUnlessGone(tx, 'organisation', organisationId)) ||
        (await isFormer(tx, { organisationId, userId }))
      )
        throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
      const plan = importPlan(sheet.systems, await existingFor(tx, { organisationId, userId }, sheet.systems));
      const faults = [...sheet.faults, ...plan.faults].toSorted((a, b) => a.line - b.line);
      const notice = await allowedBy(ctx, tx, organisationId, plan.creates.length);
      if (!preview && faults.length === 0) await write(ctx, tx, { organisationId, userId, ids, plan });
      const { unchanged, differences } = plan;
      const [created, updated] = [plan.creates.length, plan.updates.length];
      return { rows: sheet.rows, faults, created, updated, unchanged, differences, notice };
    })
    .catch(error => {
      if (!isReferenceTaken(error)) throw error;
      throw new DomainError('CONFLICT', 'One of the references was taken a moment ago. Please try again.');
    });
  if (!preview && imported.faults.length === 0) ctx.notify(organisationId, 'systems');
  return imported;
}

function sheetOf(text: string): Sheet {
  try {
    return readSheet(csvRows(text));
  } catch (error) {
    if (!(error instanceof UnreadableCsv)) throw error;
    const fault: Fault = { line: error.line, column: '', message: error.message };
    return { rows: 0, systems: [], faults: [fault] };
  }
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
  return { byId, byReference, members: members.add(userId) };
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

type Writing = { organisationId: number; userId: number; ids: readonly number[]; plan: ImportPlan };

async function write(ctx: RequestContext, tx: Transaction, { organisationId, userId, ids, plan }: Writing) {
  const made = plan.creates.map(({ system, facts }, index) => {
    const stated = Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
    const id = ids[index] ?? 0;
    const { ownerId = null, reviewerId = null, name = '', ...fields } = system;
    const factsVersion = Object.keys(stated).length > 0 ? 1 : 0;
    const created = newSystem({ id, userId, organisationId, createdAt: ctx.now() }, { ...fields, name });
    return { system: { ...created, ownerId, reviewerId, factsVersion }, facts: stated };
  });
  await insertSystems(
    tx,
    made.map(({ system }) => system),
  );
  const onRecord = made.filter(({ system }) => system.factsVersion > 0);
  await putManySystemFacts(
    tx,
    onRecord.map(({ system, facts }) => ({ id: system.id, organisationId, facts })),
  );
  for (const { system } of made)
    tx.publish(SystemCreated, { userId, organisationId, version: system.version, system: systemState(system) });
  for (const { system, facts } of onRecord) tellFacts(tx, system, facts, Object.keys(facts));
  for (const update of plan.updates) await writeUpdate(tx, update);
}

async function writeUpdate(tx: Transaction, { system, changes, after, changed }: Update): Promise<void> {
  const { id, organisationId } = system;
  if (Object.keys(changes).length > 0) {
    const now = await changeSystem(tx, organisationId, id, changes);
    tx.publish(SystemUpdated, { ...ownerOf(now), version: now.version, system: systemState(now) });
  }
  if (changed.length === 0) return;
  const now = await nextFactsVersion(tx, organisationId, id);
  if (!now) return;
  await putSystemFacts(tx, { id, organisationId, facts: after });
  tellFacts(tx, now, after, changed);
}

function tellFacts(tx: Transaction, system: AiSystem, facts: object, changed: string[]): void {
  const { id: systemId, factsVersion: version } = system;
  tx.publish(SystemFactsChanged, { ...ownerOf(system), systemId, version, facts: { ...facts }, changed });
}
