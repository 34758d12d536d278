import { describe, expect, test } from '@jest/globals';
import { systemGuideOf } from '../law/systemTypes.ts';
import { bestAnswers } from '../scoring/bestAnswers.ts';
import { valuesOf } from '../scoring/scoreOf.ts';
import { assess } from './assess.ts';
import { bankOf, publishedBanks } from './banks.ts';

const eu = bankOf('eu-2026-11-21');
const uk = bankOf('uk-2026-11-21');
const result = (changes: Record<string, string>) =>
  assess({ bank: eu, answers: bestAnswers(eu, changes), today: '2026-11-21', size: 'large' });
const helpOf = (id: string) => eu.questions.find(question => question.id === id)?.helpText ?? '';

/** Every text that the library can put before a reader. */
function everyText(): string {
  const values = (bank: typeof eu) =>
    bank.questions.flatMap(question => valuesOf(question).map(value => ({ [question.id]: value })));
  const roles = ['provider', 'deployer', 'both', 'importer_distributor'].map(role => ({ 'eu-02': role }));
  const contexts: Record<string, string>[] = [{}, { 'eu-07': 'III-5b' }, { 'eu-08': 'yes' }];
  const results = [
    ...values(eu).flatMap(one =>
      roles.flatMap(role =>
        contexts.map(context =>
          assess({ bank: eu, answers: bestAnswers(eu, { ...role, ...context, ...one }), today: '2026-11-21' }),
        ),
      ),
    ),
    ...values(uk).map(one => assess({ bank: uk, answers: bestAnswers(uk, one), today: '2026-11-21' })),
  ];
  return JSON.stringify([publishedBanks, results]);
}

const texts = everyText();

describe('what is commonly wrong elsewhere is right here', () => {
  test('high-risk duties do not bind on 2 August 2026 or 2027; transparency, literacy, prohibitions and models do', () => {
    const open = (changes: Record<string, string>) => result(changes).actions[0]?.due;
    expect(open({ 'eu-07': 'III-4', 'eu-10': 'none' })).toBe('by 2 December 2027');
    expect(open({ 'eu-08': 'yes', 'eu-10': 'none' })).toBe('by 2 August 2028');
    for (const [id, value] of [
      ['eu-21', 'no'],
      ['eu-25', 'none'],
      ['eu-03', 'yes'],
      ['eu-23', 'yes_missing'],
    ] as const) {
      expect(open({ [id]: value })).toBe('now');
    }
  });

  test('no fine of an earlier draft is named', () => {
    expect(texts).not.toMatch(/€(30|20|10|40),000,000|\b(6|4|2|1\.5)%/);
  });

  test('SMEs pay the lower of the two, small mid-caps too, but not for prohibited practices', () => {
    const max = (changes: Record<string, string>, size: 'sme' | 'smc') =>
      assess({ bank: eu, answers: bestAnswers(eu, changes), today: '2026-11-21', turnover: 1_000_000, size }).fine?.max;
    expect([max({ 'eu-03': 'yes' }, 'sme'), max({ 'eu-21': 'no' }, 'sme')]).toEqual([70_000, 30_000]);
    expect([max({ 'eu-03': 'yes' }, 'smc'), max({ 'eu-21': 'no' }, 'smc')]).toEqual([35_000_000, 30_000]);
  });

  test('fraud detection and chatbots are not high-risk by type, and 1:1 verification is excluded from biometrics', () => {
    expect(systemGuideOf('Fraud detection system').defaults['eu-07']).toBe('none');
    expect(systemGuideOf('Conversational AI').defaults['eu-07']).toBe('none');
    const area = eu.questions.find(({ id }) => id === 'eu-07')?.options?.find(({ value }) => value === 'III-1');
    expect(area?.label).toContain('not mere 1:1 verification');
  });

  test('medical devices are Annex I, and class I devices need no notified body', () => {
    expect(systemGuideOf('Medical diagnosis system').defaults['eu-08']).toBe('yes');
    expect(helpOf('eu-08')).toContain('class I does not');
  });

  test('the exception is not granted to a system that profiles people, and is doubted where systems normally do', () => {
    expect(result({ 'eu-07': 'III-4', 'eu-09': 'claimed_profiling' }).euClass?.name).toBe('high-risk');
    const doubted = result({ 'eu-07': 'III-5b', 'eu-09': 'documented' });
    expect(doubted.notes.join(' ')).toContain('normally profile people');
    expect(result({ 'eu-07': 'III-3', 'eu-09': 'documented' }).notes.join(' ')).not.toContain('normally profile');
  });

  test('the impact assessment is neither for every deployer nor only for public ones', () => {
    const score = (area: string) => result({ 'eu-02': 'deployer', 'eu-07': area, 'eu-20': 'not_required' }).riskScore;
    expect([score('III-4'), score('III-5b'), score('III-5c')]).toEqual([0, 15, 15]);
  });

  test('draft numbering is gone', () => {
    // Article 52 of the Act as adopted is the notification of models with systemic risk.
    expect(texts).not.toMatch(/Title I|Art\. (52(?!\(1\))|28b)\b|Arts? 29\b/);
  });

  test('Article 4 guarantees nobody’s level and leads to no fine of the second tier', () => {
    expect(texts).not.toMatch(/sufficient level/);
    expect(result({ 'eu-25': 'none' }).fine?.tier).toBe('national');
  });

  test('social scoring is prohibited for private organisations too', () => {
    expect(helpOf('eu-04')).toContain('private organisations as well as public authorities');
  });

  test('emotion recognition is banned at work and in education only', () => {
    expect(helpOf('eu-05')).toContain('Emotion recognition elsewhere is not banned');
  });

  test('the ban on real-time identification is about use for law enforcement', () => {
    expect(helpOf('eu-05')).toContain('use of real-time remote identification in public for law enforcement');
  });

  test('the lower figure of a fine is not presented as law', () => {
    expect(result({ 'eu-03': 'yes' }).fine?.explanation.join(' ')).toContain('the Act sets no minimum');
  });

  test('a high-risk system can be MEDIUM, and its class says so in words', () => {
    expect(result({ 'eu-07': 'III-4' })).toMatchObject({ riskLevel: 'MEDIUM', euClass: { name: 'high-risk' } });
  });

  test('neither a code of practice nor ISO/IEC 42001 is called a conformity route', () => {
    expect(helpOf('eu-18')).toContain('Neither a code of practice nor ISO/IEC 42001 is a conformity route.');
  });

  test('the UK texts cite neither Article 22 as it was, nor AIME, nor an AI bill, nor ATRS for private firms', () => {
    expect(texts).not.toMatch(/Article 22[ ,.]|Art\. 22[ ,.]|Management Essentials|AI Bill/);
    expect(texts).toContain('private firms are not bound by it');
  });

  test('10^25 keeps its exponent', () => {
    expect(texts).toContain('10^25');
    expect(texts).not.toContain('1025');
  });

  test('registration in the EU database concerns Annex III only', () => {
    expect(helpOf('eu-18')).toContain('Registration in the EU database concerns Annex III only.');
    expect(result({ 'eu-08': 'yes', 'eu-18': 'none' }).recommendations[0]).toContain(
      'for Annex III only, the registration',
    );
  });

  test('deployers of Annex I systems are not told to assess fundamental rights', () => {
    const device = result({
      'eu-02': 'deployer',
      'eu-08': 'yes',
      'eu-20': 'required_not_done',
      'eu-02a': 'public_body',
    });
    expect([device.riskScore, device.gaps]).toEqual([0, []]);
  });
});

describe('what an officer would object to is not said', () => {
  const question = (id: string) => eu.questions.find(candidate => candidate.id === id)?.question ?? '';

  test('Annex I is asked for Section A, since only a few articles apply to Section B, such as machinery', () => {
    expect(question('eu-08')).toContain('Section A');
    expect(helpOf('eu-08')).toContain('Section B');
    expect(helpOf('eu-08')).toContain('machinery');
  });

  test('the exceptions of Article 5(1)(f) and (h) stand in the question itself', () => {
    expect(question('eu-05')).toMatch(/medical or safety.*exceptions/);
  });

  test('serious incidents go to the provider first, and a risk means suspension too', () => {
    expect(helpOf('eu-19')).toMatch(/Serious incidents .* provider first/);
    expect(helpOf('eu-19')).toContain('suspended');
  });

  test('what binds only from 2027 is dated in the warnings of system types', () => {
    for (const type of ['Credit scoring/lending system', 'Recruitment/HR system'] as const) {
      expect(systemGuideOf(type).warnings.join(' ')).toContain('2 December 2027');
    }
  });

  test('no sentence shouts, promises or doubles a stop', () => {
    expect(texts).not.toMatch(/!|guarantee(d|s) (that|compliance)|fully compliant|\.\.|\s\s/);
  });
});
