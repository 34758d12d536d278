import { assessQms, type QmsRequirement, type QmsResult, qmsRequirements } from '@aicp/compliance/tools/qms';
import { evidenceState, type ShownEvidence } from './evidence.ts';

export type QmsItem = {
  id: string;
  /** Ticked by the user. */
  ticked: boolean;
  /** Ticked, and not based only on expired files. */
  complete: boolean;
  evidence: ShownEvidence[];
};

/** The current state of the six requirements. A tick is enough, but if files were linked, one of them must still count. */
export function qmsChecklist(ticked: readonly string[], evidence: readonly ShownEvidence[], today: string) {
  const items = qmsRequirements.map(({ id }): QmsItem => {
    const files = evidence.filter(({ supports }) => supports === id);
    const given = files.filter(file => ['present', 'not yet', 'expired'].includes(evidenceState(file, today)));
    const stale = given.length > 0 && given.every(file => evidenceState(file, today) === 'expired');
    const isTicked = ticked.includes(id);
    return { id, ticked: isTicked, complete: isTicked && !stale, evidence: files };
  });
  const result: QmsResult = assessQms(items.filter(({ complete }) => complete).map(({ id }) => id));
  return { items, result };
}

export function requirementOf(id: string): QmsRequirement {
  const found = qmsRequirements.find(requirement => requirement.id === id);
  if (!found) throw new RangeError(`There is no QMS requirement ${id}.`);
  return found;
}
