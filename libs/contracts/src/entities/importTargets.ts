import { factCards, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { shortStatus } from '@aicp/compliance/law/systemFacts/systemStatuses';
import { ukRegulators } from '@aicp/compliance/law/ukRegulators';
import type { Field } from './field.ts';
import { systemFields } from './system.ts';

/** A field that a column of an imported file can be mapped to. */
export type ImportTarget = {
  name: string;
  label: string;
  kind: 'number' | 'line' | 'text' | 'day' | 'choice' | 'codes' | 'law' | 'member';
  /** The values of a choice, of the law and of regulators, with their labels. */
  choices: Readonly<Record<string, string>>;
  group: string;
};

/** The field of a column that is not imported. */
export const IGNORE = 'ignore';

const LAWS = { EU: 'EU AI Act', UK: 'UK principles' };
const REGULATORS = Object.fromEntries(ukRegulators.map(({ code, name }) => [code, name]));

function choicesOf(kind: Field['kind']): ImportTarget['choices'] {
  if (kind === 'law') return LAWS;
  return kind === 'codes' ? REGULATORS : {};
}

const described = Object.entries(systemFields as Record<string, Field>).flatMap(([name, field]): ImportTarget[] => {
  const { kind, label } = field;
  if (!field.in.includes('import')) return [];
  return [{ name, label, kind: kind as ImportTarget['kind'], choices: choicesOf(kind), group: 'The system' }];
});

const groupOf = new Map<string, string>(
  factCards.flatMap(({ title, facts }) => facts.map(({ name }): [string, string] => [name, title])),
);
const recorded = systemFacts.map(
  ({ name, label, kind, options }): ImportTarget => ({
    name,
    label,
    kind,
    choices: Object.fromEntries(Object.entries(options).map(([value, words]) => [value, shortStatus(words)])),
    group: groupOf.get(name) ?? 'Facts',
  }),
);

/** Every field that an import can fill, in the order of forms and files. */
export const importTargets: readonly ImportTarget[] = [
  { name: 'id', label: 'Number of an existing system', kind: 'number', choices: {}, group: 'The system' },
  ...described,
  ...recorded,
];

/** Fields that accept the texts of several columns. */
export const takesSeveral = ({ kind }: Pick<ImportTarget, 'kind'>): boolean => kind === 'text';
