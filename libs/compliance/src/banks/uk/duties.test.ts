import { expect, it } from '@jest/globals';
import { compliantAnswers } from '../../scoring/compliantAnswers.ts';
import { bank } from './bank.ts';
import { scoreUk } from './scoreUk.ts';
import { ukMeasures } from './ukMeasures.ts';

const verdictOf = (changes: Record<string, string> = {}, systemType: string | null = null) =>
  scoreUk({
    answers: compliantAnswers(bank, changes),
    today: '2026-11-27',
    turnover: null,
    size: 'large',
    systemType,
  });
const dutyOf = (id: string, changes: Record<string, string> = {}) =>
  verdictOf(changes).duties.find(duty => duty.id === id);

it('names the five principles of the specification in their order, and knows no fine and no class', () => {
  const clean = verdictOf();
  expect(clean.principleScores?.map(({ principle }) => principle)).toEqual([
    'Safety & Security',
    'Transparency',
    'Fairness',
    'Accountability',
    'Contestability',
  ]);
  expect(clean).toMatchObject({ ragScore: 'GREEN', class: null, fines: null });
  for (const absent of ['estimatedFine', 'fine', 'euClass']) expect(clean).not.toHaveProperty(absent);
});

it('an item that was not asked is not applicable, and one answered "Not sure" is not known', () => {
  expect(dutyOf('uk-c2')).toMatchObject({ binds: false, status: 'not_applicable' });
  expect(dutyOf('uk-c2')?.why).toContain('which the answers rule out');
  expect(dutyOf('uk-a3', { 'uk-a3': 'unsure' })).toMatchObject({ binds: false, status: 'unknown' });
  const decides = { 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes', 'uk2-f-adm': 'yes' };
  expect(dutyOf('uk-c2', decides)).toMatchObject({ binds: true, status: 'met' });
  expect(dutyOf('uk-c2', { ...decides, 'uk-c2': 'unsure' })).toMatchObject({ binds: true, status: 'unknown' });
});

it('a chatbot that shares nothing is outside the Online Safety Act, which ministers may change, unlike a forum', () => {
  const said = (systemType: string | null, changes = {}) => verdictOf(changes, systemType).notes.join(' ');
  expect(said('Conversational AI')).toContain('section 216A');
  expect(said('Conversational AI', { 'uk2-f-onl': 'yes', 'uk2-f-u2u': 'yes' })).not.toContain('216A');
  expect(said('Fraud detection system')).not.toContain('216A');
});

it('a provision of one act is linked at its own address', () => {
  const online = { 'uk2-f-onl': 'yes', 'uk2-f-u2u': 'yes' };
  expect(dutyOf('uk2-d-takedown', online)?.citation).toMatchObject({
    url: 'https://www.legislation.gov.uk/ukpga/2023/50/section/10',
    confidence: 'H',
    appliesFrom: '2026-06-29',
  });
  const police = { 'uk2-f-pd': 'yes', 'uk2-f-le': 'yes' };
  expect(dutyOf('uk-s2', police)?.citation).toMatchObject({
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/40',
    confidence: 'H',
  });
  expect(dutyOf('uk-s4', police)?.citation.confidence).toBe('M');
});

it('cites Part 3 instead of UK GDPR for law-enforcement processing, and the guidance if no law requires an item', () => {
  const nothing = Object.fromEntries(bank.questions.map(({ id }) => [id, id.startsWith('uk2-f-') ? 'no' : 'none']));
  const cited = (le: string, more = {}) => {
    const answers = { ...nothing, 'uk2-f-use': 'yes', 'uk2-f-pd': 'yes', 'uk2-f-le': le, ...more };
    return Object.fromEntries(
      verdictOf(answers).findings.map(({ questionId, citation: { label } }) => [questionId, label]),
    );
  };
  const risky = { 'uk2-f-hr': 'yes' };
  expect(Object.values(cited('yes', risky)).filter(label => label.includes('GDPR'))).toEqual([]);
  expect(cited('yes', risky)['uk-a2']).toBe('DPA 2018 s. 64');
  expect(cited('yes')['uk-a2']).toBe('DSIT guidance, principle 4');
  // If unknown, both may apply, and UK GDPR is named.
  expect(cited('unsure', risky)['uk-a2']).toBe('UK GDPR Art. 35');
  expect(cited('no', risky)['uk-a2']).toBe('UK GDPR Art. 35');
  expect(cited('no')['uk-f4']).toBe('DSIT guidance, principle 3');
  const { findings } = verdictOf({ ...nothing, 'uk2-f-use': 'yes' });
  expect(findings.filter(({ state, citation }) => state === null && !/^DSIT/.test(citation.label))).toEqual([]);
});

it.each(bank.questions.filter(({ principle }) => principle).map(({ id }) => id))(
  'the action of %s can be read alone, without a pronoun for its object',
  id => {
    const [first = ''] = (ukMeasures[id]?.action ?? '').split(/[.;](?= |$)/);
    expect(first).toMatch(/^[A-Z][a-z]+ /);
    expect(first).not.toMatch(
      /\b(it|them|this|these) *$|^(Write|Send|Make|Set up) (it|them|the (notice|procedure|template|plan))$/i,
    );
    expect(first.length).toBeLessThanOrEqual(150);
  },
);

it('no two actions share a title', () => {
  const titles = Object.values(ukMeasures).map(({ action }) => action.split('. ')[0]);
  expect(new Set(titles).size).toBe(titles.length);
});
