import { longDate } from '@aicp/compliance/law/calendar';
import { ownName } from '@aicp/compliance/law/systemFacts/ownNames';
import type { OwnField } from '@aicp/contracts/inputs/ownFieldInputs';
import type { Section } from './document.ts';
import type { Facts } from './facts.ts';

/** The appendix with the organisation's own fields; empty if none is recorded. Own fields do not mention the law. */
export function ownAppendix(facts: Facts): Section[] {
  const fields = facts.ownFields.flatMap(({ name, label }) => {
    const source = ownSource(facts, name);
    return source ? [{ label, item: { text: source.text, sources: [`own.${name}`] } }] : [];
  });
  if (fields.length === 0) return [];
  return [{ id: 'own-fields', title: 'Appendix: own fields', blocks: [{ kind: 'fields', fields }] }];
}

/** The value of an own field, as a source; undefined if it is empty. */
export function ownSource({ register, ownFields }: Facts, name: string): { label: string; text: string } | undefined {
  const field = ownFields.find(one => one.name === name);
  const value = register[ownName(name)];
  return field && value ? { label: `Own field: ${field.label}`, text: inWords(field, value) } : undefined;
}

/** The displayed value of an own field. */
export const inWords = ({ kind }: OwnField, value: string) => (kind === 'date' ? longDate(value) : value);
