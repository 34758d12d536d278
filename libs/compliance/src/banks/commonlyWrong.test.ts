import { describe, expect, test } from '@jest/globals';
import { compliantAnswers } from '../scoring/compliantAnswers.ts';
import { assess } from './assess.ts';
import { currentBank } from './banks.ts';

const eu = currentBank('EU');
const uk = currentBank('UK');
const today = '2026-11-22';

type Undertaking = { turnover?: number; size?: 'sme' | 'smc' | 'large' };
const euVerdict = (changes: Record<string, string>, undertaking: Undertaking = {}) => {
  const answers = Object.fromEntries(Object.entries(changes).map(([id, value]) => [`eu2-${id}`, value]));
  return assess({ bank: eu, answers: compliantAnswers(eu, answers), today, size: 'large', ...undertaking });
};
const ukVerdict = (changes: Record<string, string>) =>
  assess({ bank: uk, answers: compliantAnswers(uk, changes), today });
const binds = (changes: Record<string, string>, id: string) =>
  euVerdict(changes).duties.find(duty => duty.id === id)?.binds ?? false;

const hiring = { 'f-dec': 'yes', a3: '4', 'a3-4a': 'yes' };
const credit = { 'f-dec': 'yes', a3: '5', 'a3-5b': 'yes' };
const device = { 'a1-law': 'mdr', 'a1-role': 'product', 'a1-mdr': 'iia' };
const ownChatbot = { role: 'supply', 'f-int': 'yes', 't-obv': 'no' };
const helpOf = (id: string) => eu.questions.find(question => question.id === `eu2-${id}`)?.helpText ?? '';

describe('common errors elsewhere are avoided here', () => {
  test('high-risk duties begin in December 2027 and August 2028; Article 50 has begun', () => {
    const begins = (changes: Record<string, string>, id: string) =>
      euVerdict(changes).findings.find(({ dutyId }) => dutyId === id)?.appliesFrom;
    expect(begins({ role: 'own', ...hiring, 'd-9': 'none' }, 'd-9')).toBe('2027-12-02');
    expect(begins({ role: 'own', ...device, 'd-9': 'none' }, 'd-9')).toBe('2028-08-02');
    expect(begins({ ...ownChatbot, 'd-50-1': 'none' }, 'd-50-1')).toBe('2026-08-02');
  });

  test('a system for own use has the duties of a provider and of a deployer', () => {
    const roles = euVerdict({ role: 'own', ...credit }).roles.map(({ id }) => id);
    expect(roles).toEqual(expect.arrayContaining(['provider', 'deployer']));
    expect([binds({ role: 'own', ...credit }, 'd-9'), binds({ role: 'own', ...credit }, 'd-27')]).toEqual([true, true]);
  });

  test('a deployer is not charged with the duties of providers under Article 50(1) and (2)', () => {
    expect(euVerdict({ 'f-int': 'yes', 'f-txt': 'yes' })).toMatchObject({
      class: { id: 'transparency' },
      findings: [],
    });
  });

  test('the exception is never open to a credit score, nor to a tool that profiles people', () => {
    expect(euVerdict({ ...credit, 'e-claim': 'yes', 'e-doc-d': 'implemented' }).class?.id).toBe('high-risk');
    expect(euVerdict({ ...hiring, 'e-claim': 'yes', 'e-prof': 'yes' }).class?.id).toBe('high-risk');
    const narrow = { 'e-claim': 'yes', 'e-prof': 'no', 'e-ground': 'a', 'e-infl': 'no', 'e-doc-d': 'implemented' };
    expect(euVerdict({ ...hiring, ...narrow }).class?.id).toBe('exempted');
  });

  test('the impact assessment is neither for every deployer nor only for public ones, and never for Annex I', () => {
    expect([binds(hiring, 'd-27'), binds(credit, 'd-27')]).toEqual([false, true]);
    expect(binds({ ...hiring, 'o-kind': 'authority' }, 'd-27')).toBe(true);
    expect(binds({ ...device, 'o-kind': 'authority' }, 'd-27')).toBe(false);
  });

  test('registration concerns Annex III only', () => {
    expect([binds({ role: 'own', ...hiring }, 'd-49-1'), binds({ role: 'own', ...device }, 'd-49-1')]).toEqual([
      true,
      false,
    ]);
  });

  test('class I devices are not high-risk, and machinery is so by its own law', () => {
    expect(euVerdict({ ...device, 'a1-mdr': 'i' }).class?.id).toBe('minimal');
    const machinery = { 'a1-law': 'machinery', 'a1-role': 'failure', 'a1-tp': 'yes' };
    expect(euVerdict({ role: 'own', ...machinery }).class?.id).toBe('high-risk-B');
  });

  test('one practice of Article 5 is named by its letter, and is 100', () => {
    const found = euVerdict({ 'f-bio': 'yes', '5f': 'yes' });
    expect(found).toMatchObject({ riskScore: 100, class: { id: 'prohibited' } });
    expect(found.findings[0]?.text).toContain('Art. 5(1)(f)');
    expect(helpOf('5f')).toContain('emotions of customers');
  });

  test('SMEs pay the lower of the two, small mid-caps too, but not for prohibited practices', () => {
    const max = (changes: Record<string, string>, size: 'sme' | 'smc') =>
      euVerdict({ ...changes, 'o-size': size }, { turnover: 1_000_000, size }).fine?.max;
    expect([max({ '5a': 'yes' }, 'sme'), max({ ...ownChatbot, 'd-50-1': 'none' }, 'sme')]).toEqual([70_000, 30_000]);
    expect([max({ '5a': 'yes' }, 'smc'), max({ ...ownChatbot, 'd-50-1': 'none' }, 'smc')]).toEqual([
      35_000_000, 30_000,
    ]);
  });

  test('literacy leads to no fine of the second tier', () => {
    expect(euVerdict({ 'd-4': 'none' }).fine).toMatchObject({ tier: 'national', max: 0 });
  });

  test('an open duty in force that can be fined is at least a medium level', () => {
    expect(euVerdict({ ...ownChatbot, 'd-50-1': 'partial' }).riskLevel).toBe('MEDIUM');
  });

  test('half of an impact assessment that UK law requires is not green', () => {
    const half = ukVerdict({ 'uk2-f-pd': 'yes', 'uk2-f-hr': 'yes', 'uk-a2': 'partial' });
    expect(half).toMatchObject({ ragScore: 'AMBER', riskLevel: 'MEDIUM' });
  });

  test('no question cites repealed, draft or invented law, shouts or promises', () => {
    const ofUk = [uk, ukVerdict({ 'uk2-f-pd': 'yes', 'uk2-f-dec': 'yes', 'uk2-f-adm': 'yes' })];
    const ofEu = [eu, euVerdict({ '5a': 'yes', role: 'own', ...credit }, { turnover: 1_000_000 })];
    const texts = JSON.stringify([ofUk, ofEu]);
    expect(texts).not.toMatch(/UK GDPR Art\. 22[ ,.]|Management Essentials|AI Bill|fully compliant|\.\.|\s\s/);
    // Fines and numbering of earlier drafts of the Act.
    expect(JSON.stringify(ofEu)).not.toMatch(
      /€(30|20|10|40),000,000|\b(6|4|2|1\.5)%|Title I|Art\. 28b\b|sufficient level/,
    );
    expect(texts).toContain('10^25');
    expect(texts).not.toContain('1025');
  });
});
