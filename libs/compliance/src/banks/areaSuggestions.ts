import type { AreaOfUse } from '../law/systemFacts/areasOfUse.ts';
import type { Answers } from '../scoring/answers.ts';

const publicUse = { 'eu2-m-pub': 'yes', 'uk2-f-fun': 'yes' };
const aboutPeople = { 'eu2-f-dec': 'yes', 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes' };

/**
 * Suggestions by a system's area of use under either law; a person confirms each. They only show where to look: no area implies a use of
 * Annex III, and none closes a question.
 */
export const areaSuggestions: Readonly<Record<AreaOfUse, Answers>> = {
  administration: publicUse,
  policing: { ...publicUse, 'eu2-a3': '6', 'uk2-f-pd': 'yes', 'uk2-f-le': 'yes' },
  migration: { ...publicUse, ...aboutPeople, 'eu2-a3': '7' },
  justice: { ...publicUse, 'eu2-a3': '8' },
  benefits: { ...publicUse, ...aboutPeople, 'eu2-a3': '5' },
  education: { ...aboutPeople, 'eu2-a3': '3' },
  employment: { ...aboutPeople, 'eu2-a3': '4' },
  health: { 'uk2-f-pd': 'yes', 'uk2-f-hr': 'yes' },
  credit: { ...aboutPeople, 'eu2-a3': '5', 'uk2-f-con': 'yes' },
  insurance: { ...aboutPeople, 'eu2-a3': '5', 'uk2-f-con': 'yes' },
  infrastructure: { 'eu2-a3': '2', 'uk2-f-safe': 'yes' },
  model: { 'eu2-obj': 'model' },
};
