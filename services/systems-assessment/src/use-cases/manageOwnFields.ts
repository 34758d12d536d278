import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { DomainError } from '@aicp/contracts/domainError';
import { OwnFieldsChanged, type OwnFieldsChangedData } from '@aicp/contracts/events/assessmentEvents';
import {
  AddOwnFieldInput,
  type OwnField,
  OwnFieldName,
  UpdateOwnFieldInput,
} from '@aicp/contracts/inputs/ownFieldInputs';
import { MAX_OWN_FIELD_NAME_LENGTH, MAX_OWN_FIELDS } from '@aicp/contracts/limits';
import { parse } from '@aicp/contracts/parse';
import { signedIn } from '@aicp/contracts/rights/actor';
import { notFound } from '@aicp/contracts/serialId';
import type { ActorContext } from '@aicp/service/store/context';
import { PAGE } from '@aicp/service/store/deleteInBatches';
import { lockUnlessDeleted } from '@aicp/service/store/tombstones';
import type { Transaction } from '@aicp/service/store/transaction';
import { withChanges } from '../domain/factChanges.ts';
import { nameFor } from '../domain/ownValues.ts';
import { listOwnFields, upsertOwnFields } from '../store/ownFields.ts';
import { countOwnChoices, systemsWithOwn } from '../store/systemFacts.ts';
import { findSystems } from '../store/systems.ts';
import { type Writer, writeUpdates } from './writeImport.ts';

type Asker = { organisationId: number; userId: number };

/** Adds an own field to every AI system of the organisation. */
export async function addOwnField(ctx: ActorContext, input: unknown): Promise<OwnField> {
  const asker = signedIn(ctx.actor);
  const { name: wished, label, kind, choices } = parse(AddOwnFieldInput, input);
  const added = await ctx.transaction(async tx => {
    const fields = await lockFields(tx, asker);
    const taken = new Set(fields.map(field => field.name));
    if (wished && taken.has(wished)) throw new DomainError('CONFLICT', `The own field “${wished}” already exists.`);
    if (fields.length >= MAX_OWN_FIELDS)
      throw new DomainError('CONFLICT', `An organisation has at most ${MAX_OWN_FIELDS} own fields.`);
    const field = { name: wished ?? nameFor(label, taken, MAX_OWN_FIELD_NAME_LENGTH), label, kind, choices };
    await write(tx, asker, [...fields, field], { act: 'added', name: field.name });
    return field;
  });
  ctx.notify(asker.organisationId, 'systems');
  return added;
}

/**
 * Changes an own field's label or choices. Its name and kind stay.
 * @throws DomainError CONFLICT for removing a choice that is in use
 */
export async function updateOwnField(ctx: ActorContext, named: unknown, input: unknown): Promise<OwnField> {
  const asker = signedIn(ctx.actor);
  const name = parse(OwnFieldName, named);
  const { label, choices } = parse(UpdateOwnFieldInput, input);
  const updated = await ctx.transaction(async tx => {
    const fields = await lockFields(tx, asker);
    const before = fieldIn(fields, name);
    if (choices && (before.kind === 'choice') !== choices.length > 0)
      throw new DomainError(
        'INVALID',
        'Choices are required for a field of the kind choice, and not allowed for other fields.',
      );
    const field = { ...before, label: label ?? before.label, choices: choices ?? before.choices };
    const gone = before.choices.filter(choice => !field.choices.includes(choice));
    const used = gone.length > 0 ? await countOwnChoices(tx, asker.organisationId, ownName(name), gone) : 0;
    if (used > 0)
      throw new DomainError('CONFLICT', `${inWords(gone)} cannot be removed, because ${systemsHave(used)} this value.`);
    await write(
      tx,
      asker,
      fields.map(one => (one === before ? field : one)),
      { act: 'changed', name },
    );
    return field;
  });
  ctx.notify(asker.organisationId, 'systems');
  return updated;
}

/**
 * Removes a field with all its values, in batches. A repeated request finishes an interrupted removal.
 * @returns the number of removed values
 */
export async function removeOwnField(
  ctx: ActorContext,
  named: unknown,
  page = PAGE,
): Promise<{ name: string; values: number }> {
  const asker = signedIn(ctx.actor);
  const { organisationId } = asker;
  const name = parse(OwnFieldName, named);
  let values = 0;
  for (let isLast = false; !isLast; ) {
    const before = values;
    const removed = await ctx.transaction(async tx => {
      const fields = await lockFields(tx, asker);
      const field = fieldIn(fields, name);
      const count = await removeValues(tx, { organisationId, by: asker.userId, at: ctx.now() }, ownName(name), page);
      if (count === page) return count;
      const others = fields.filter(one => one !== field);
      await write(tx, asker, others, { act: 'removed', name, values: before + count });
      return count;
    });
    values += removed;
    isLast = removed < page;
  }
  ctx.notify(organisationId, 'systems');
  return { name, values };
}

/** Blocks values and other field changes until this transaction ends. */
async function lockFields(tx: Transaction, { organisationId }: Asker): Promise<OwnField[]> {
  if (!(await lockUnlessDeleted(tx, 'organisation', organisationId)))
    throw new DomainError('UNAUTHENTICATED', 'Please sign in.');
  return listOwnFields(organisationId, tx.session);
}

function fieldIn(fields: readonly OwnField[], name: string): OwnField {
  const field = fields.find(one => one.name === name);
  if (!field) throw notFound('Own field');
  return field;
}

type Told = Pick<OwnFieldsChangedData, 'act' | 'name'> & { values?: number };

async function write(
  tx: Transaction,
  { organisationId, userId }: Asker,
  fields: OwnField[],
  told: Told,
): Promise<void> {
  const written = await upsertOwnFields(tx, { organisationId, userId, fields });
  tx.publish(OwnFieldsChanged, { ...written, values: 0, ...told });
}

async function removeValues(tx: Transaction, writer: Writer, key: `own:${string}`, limit: number) {
  const { organisationId } = writer;
  const rows = await systemsWithOwn(tx, organisationId, key, limit);
  const systems = await findSystems(
    organisationId,
    rows.map(({ id }) => id),
    tx.session,
  );
  const updates = rows.flatMap(({ facts }, index) => {
    const system = systems[index];
    if (!system) return [];
    const { facts: after, changed } = withChanges(facts, { [key]: null });
    return [{ system, changes: {}, after, changed }];
  });
  await writeUpdates(tx, writer, updates);
  return rows.length;
}

const inWords = (choices: readonly string[]) => choices.map(choice => `“${choice}”`).join(', ');
const systemsHave = (count: number) => (count === 1 ? 'one AI system has' : `${count} AI systems have`);
