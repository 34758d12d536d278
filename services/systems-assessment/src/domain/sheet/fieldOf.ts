import { importTargets } from '@aicp/contracts/entities/importTargets';

const byLowerCase = new Map(importTargets.map(({ name }) => [name.toLowerCase(), name]));
export const targetOf = new Map(importTargets.map(target => [target.name, target]));

/** Columns of an export that an import does not change. */
const READ_ONLY = /^(createdat|userid|openassessmentid|latestassessment\..+)$/;

const bare = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replace(/^(?:facts|register)\./, '');

/** The field that a heading names, in any case. */
export const fieldNamed = (title: string): string | undefined => byLowerCase.get(bare(title));

export const isReadOnly = (title: string): boolean => READ_ONLY.test(bare(title));
