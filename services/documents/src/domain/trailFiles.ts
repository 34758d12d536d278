import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import { systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import { inWords } from './ownAppendix.ts';
import type { CommentCopy, PrintedName, Trail } from './trail.ts';
import type { Approval } from './version.ts';

export type Named = { id: number; name: string | null };

/** A person by number and name; the name is null once the account is erased, or if it was never known. */
export function namer(names: readonly PrintedName[]): (id: number | null | undefined) => Named | null {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return id => (typeof id === 'number' ? { id, name: nameOf.get(id) ?? null } : null);
}

/** The facts recorded about the system, with their labels and with who recorded each; own fields with their values in words. */
export function factsFile({ facts, recorded, ownFields, names }: Trail) {
  const person = namer(names);
  const labels = new Map<string, string>(systemFacts.map(({ name, label }) => [name, label]));
  const fields = new Map<string, OwnField>(ownFields.map(field => [ownName(field.name), field]));
  return Object.entries(facts).map(([name, value]) => {
    const field = fields.get(name);
    const { by, at = null } = recorded[name] ?? {};
    const who = { recordedBy: person(by), recordedAt: at };
    if (field) return { name, label: field.label, value: inWords(field, value), ...who };
    return { name, label: labels.get(name) ?? name, value, ...who };
  });
}

/** The actions of the system under the assessment's law, with comments, accepted risks and requested later due dates. */
export function actionsFile({ actions, names }: Trail, comments: readonly CommentCopy[]) {
  const person = namer(names);
  const said = Map.groupBy(comments, ({ actionId }) => actionId);
  return actions.map(({ ownerId, acceptance, dueRequest, filesUnder: _, ...action }) => ({
    ...action,
    stateBy: person(action.stateBy),
    owner: person(ownerId),
    acceptance: acceptance && {
      ...acceptance,
      askedBy: person(acceptance.askedBy),
      approvedBy: person(acceptance.approvedBy),
    },
    dueRequest: dueRequest && {
      ...dueRequest,
      askedBy: person(dueRequest.askedBy),
      agreedBy: person(dueRequest.agreedBy),
    },
    comments: (said.get(action.id) ?? []).map(({ by, at, kind, text }) => ({ by: person(by), at, kind, text })),
  }));
}

type ApprovedVersion = { id: string; version: number; approval: (Approval & { comment: string | null }) | null };

/** The approval of the report, and of each document in the bundle; null without one. */
export function approvalsFile({ approval, names }: Trail, documents: readonly ApprovedVersion[]) {
  const person = namer(names);
  return { report: approval && { ...approval, by: person(approval.by) }, documents };
}

/** Accepted answers of the supplier, each with the member who accepted it. */
export function supplierFile({ supplier, names }: Trail) {
  const person = namer(names);
  return supplier.map(({ acceptedBy, ...answer }) => ({ ...answer, acceptedBy: person(acceptedBy) }));
}
