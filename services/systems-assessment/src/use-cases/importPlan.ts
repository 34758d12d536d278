import type { FactsOnRecord } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { UpdateSystemInput } from '@aicp/contracts/inputs/assessmentInputs';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import type { Fault } from '../domain/book.ts';
import { factFault, type NameOnRecord, withChanges } from '../domain/factChanges.ts';
import { keptForms } from '../domain/keptForms.ts';
import { type FactsWish, withOwn } from '../domain/ownValues.ts';
import type { SheetSystem } from '../domain/readSheet.ts';
import { systemChanges } from '../domain/systemState.ts';
import type { AiSystem } from '../store/systems.ts';

export type Known = { system: AiSystem; facts: FactsOnRecord };

export type Update = Known & {
  line: number;
  changes: UpdateSystemInput;
  after: FactsOnRecord;
  changed: NameOnRecord[];
};

/** A value that a file would overwrite, or add. */
type Difference = { line: number; systemId: number; name: string; field: string; before: string; after: string };

/** A line of a file, with own fields under their stored names. */
type Row = Omit<SheetSystem, 'facts'> & { facts: FactsWish };

export type ImportPlan = {
  faults: Fault[];
  creates: Row[];
  updates: Update[];
  unchanged: number;
  differences: Difference[];
};

/**
 * The effect of a file: new systems, and changes to existing ones that it names by id or own reference, or has registered before. An
 * unknown id is ignored: it is another organisation's, or was deleted.
 * @param members the members among the people in the file
 */
export function importPlan(
  sheet: readonly SheetSystem[],
  { byId, byReference, byLine, members, ownFields }: Existing,
): ImportPlan {
  const plan: ImportPlan = { faults: [], creates: [], updates: [], unchanged: 0, differences: [] };
  const seen = { targets: new Map<number, number>(), references: new Map<string, number>() };
  for (const { line, id, system, facts: read } of sheet) {
    const { wish: facts, faults: ownFaults } = withOwn(ownFields, read);
    const row = { line, id, system, facts };
    const fault = (column: string, message: string) => void plan.faults.push({ line, column, message });
    const before = plan.faults.length;
    for (const { name, message } of ownFaults) fault(name, message);
    const reference = facts.reference ?? undefined;
    const named = id === null ? undefined : byId.get(id);
    const held = reference === undefined ? undefined : byReference.get(reference);
    const target = named ?? held ?? inUse(byLine.get(line));
    if (target?.system.isArchived)
      fault(
        named ? 'id' : 'reference',
        `belongs to “${target.system.name}”, which is archived: restore that system first`,
      );
    if (named && held && named !== held) fault('reference', `already belongs to “${held.system.name}”`);
    if (reference !== undefined) noteTwice(seen.references, reference, line, fault);
    if (target && (id !== null || reference === undefined))
      noteTwice(seen.targets, target.system.id, line, fault, 'id');
    if (!target && system.name === undefined) fault('name', 'is required');
    for (const column of ['ownerId', 'reviewerId'] as const) {
      const person = system[column];
      if (person && !members.has(person)) fault(column, 'must be a member of the organisation');
    }
    if (target && system.jurisdiction && !lawsOf(target.system).includes(system.jurisdiction))
      fault('jurisdiction', `is ${target.system.jurisdiction} and cannot be changed`);
    const contradiction = factFault(withChanges(target?.facts ?? {}, facts).facts);
    if (contradiction) fault(contradiction.name, contradiction.message);
    if (plan.faults.length > before) continue;
    if (target) addUpdate(plan, target, row);
    else plan.creates.push(row);
  }
  return plan;
}

export type Existing = {
  byId: ReadonlyMap<number, Known>;
  byReference: ReadonlyMap<string, Known>;
  /** The systems that the same file registered before, by line. */
  byLine: ReadonlyMap<number, Known>;
  members: ReadonlySet<number>;
  ownFields: readonly OwnField[];
};

/** A file does not match a system that it registered before and that has been archived since. */
const inUse = (known: Known | undefined) => (known?.system.isArchived ? undefined : known);

const lawsOf = ({ jurisdiction, otherLaw }: AiSystem) => [jurisdiction, otherLaw?.jurisdiction];

function noteTwice<Key>(
  seen: Map<Key, number>,
  key: Key,
  line: number,
  fault: (column: string, message: string) => void,
  column = 'reference',
): void {
  const first = seen.get(key);
  if (first === undefined) seen.set(key, line);
  else if (first !== line) fault(column, `also appears on line ${first}`);
}

function addUpdate(plan: ImportPlan, known: Known, { line, system: wish, facts: wished }: Row): void {
  const { system, facts } = known;
  const { jurisdiction: _, ...fields } = wish;
  const changes = systemChanges(system, keptForms(system, fields));
  const { facts: after, changed } = withChanges(facts, keptForms(facts, wished));
  if (Object.keys(changes).length === 0 && changed.length === 0) {
    plan.unchanged += 1;
    return;
  }
  plan.updates.push({ line, system, facts, changes, after, changed });
  const { id: systemId, name } = system;
  const add = (field: string, before: unknown, value: unknown) =>
    void plan.differences.push({ line, systemId, name, field, before: shown(before), after: shown(value) });
  for (const [field, value] of Object.entries(changes)) add(field, system[field as keyof AiSystem], value);
  for (const field of changed) add(field, facts[field], after[field]);
}

const shown = (value: unknown): string => (Array.isArray(value) ? value.join('; ') : String(value ?? ''));
