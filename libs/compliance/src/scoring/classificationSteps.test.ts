import { expect, it } from '@jest/globals';
import { answersOfProfile, goldenDefaults } from '../../testing/goldenProfiles.ts';
import { published } from '../banks/eu/published.ts';
import { published as uk } from '../banks/uk/published.ts';
import { classificationSteps } from './classificationSteps.ts';

const defaults = goldenDefaults('eu');
const { bank, assess } = published;

function verdictOf(answers: Record<string, string>) {
  const given = answersOfProfile(bank, 'eu2-', { answers, open: [] }, defaults.answers);
  return assess({ answers: given, today: defaults.today, turnover: null, size: 'large' });
}
const exceptionIn = (answers: Record<string, string>) =>
  classificationSteps(verdictOf({ role: 'supply', ...answers })).filter(
    ({ rule }) => rule === 'Exception of Art. 6(3)',
  );

const recruiting = { a3: '4', 'a3-4a': 'yes' };
const claims = { ...recruiting, 'e-claim': 'yes' };

it.each([
  ['Not claimed in the answers.', recruiting],
  ['Not claimed in the answers.', { ...recruiting, 'e-claim': 'unsure' }],
  [
    'Not available: as the law is read here, systems under point 5(b) of Annex III always profile people.',
    { a3: '5', 'a3-5b': 'yes' },
  ],
  ['Not available: the use under Annex III is not known.', { a3: 'unsure' }],
  ['Claimed. Not accepted: not documented.', { ...claims, 'e-ground': 'd', 'e-doc': 'none', 'e-reg': 'no' }],
  [
    'Claimed on ground (a). Accepted as documented.',
    { ...claims, 'e-ground': 'a', 'e-doc': 'partial', 'e-reg': 'planned' },
  ],
])('a route of Annex III states about the exception: %s', (outcome, answers) => {
  expect(exceptionIn(answers)).toMatchObject([{ outcome, questionIds: expect.arrayContaining(['eu2-e-claim']) }]);
});

it('a refused claim says why', () => {
  expect(exceptionIn(claims)).toMatchObject([{ outcome: expect.stringMatching(/^Claimed\. Not accepted: none of/) }]);
});

it('no other class has such a step, and every step of the verdict stays in its place', () => {
  expect(exceptionIn({})).toEqual([]);
  const verdict = verdictOf({ role: 'supply', ...recruiting });
  const steps = classificationSteps(verdict);
  expect(steps.filter(({ rule }) => rule !== 'Exception of Art. 6(3)')).toMatchObject(verdict.trace);
  const ukVerdict = uk.assess({ answers: {}, today: defaults.today, turnover: null, size: 'large' });
  expect(classificationSteps(ukVerdict)).toMatchObject(ukVerdict.trace);
});
