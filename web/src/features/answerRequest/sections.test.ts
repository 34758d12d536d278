import { supplierQuestions } from '@aicp/compliance/law/supplierQuestions/supplierQuestions';
import { expect, it } from '@jest/globals';
import { sectionsOf } from './sections.ts';

it('each question of the supplier form is in a section and numbered across all sections; own questions come last', () => {
  const theirs = [{ id: 'logging', title: 'Keeping logs', who: 'provider', citation: { label: 'Art. 12', url: '' } }];
  const questions = [...supplierQuestions('EU', theirs), { id: 'own-1' }];
  const sections = sectionsOf(questions);
  expect([...sections.keys()]).toEqual([
    'Product',
    'Data and performance',
    'Risks and operation',
    'Market and documents',
    'Your duties as the provider',
    'Further questions',
  ]);
  const all = [...sections.values()].flat();
  expect(all.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
  expect(sections.get('Further questions')?.map(({ id }) => id)).toEqual(['own-1']);
});
