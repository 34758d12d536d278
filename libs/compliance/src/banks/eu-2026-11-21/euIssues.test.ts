import { describe, expect, test } from '@jest/globals';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { assess } from '../assess.ts';
import { bank } from './bank.ts';

const today = '2026-11-21';
const result = (changes: Record<string, string>, on = today) =>
  assess({ bank, answers: bestAnswers(bank, changes), today: on });
const education = { 'eu-07': 'III-3' };
const device = { 'eu-08': 'yes' };
const provider = { 'eu-02': 'provider' };
const deployer = { 'eu-02': 'deployer' };

describe('gaps and recommendations', () => {
  test('start with prohibited practices, then what is in force, then high-risk duties by score, then good practice', () => {
    const mixed = result({
      ...education,
      ...provider,
      'eu-04': 'unsure',
      'eu-06': 'yes',
      'eu-12': 'none',
      'eu-17': 'none',
      'eu-25': 'none',
      'eu-21': 'no',
      'eu-19': 'none',
    });
    expect(mixed.findings.map(({ questionId }) => questionId)).toEqual([
      'eu-06',
      'eu-04',
      'eu-21',
      'eu-25',
      'eu-17',
      'eu-12',
    ]);
    expect(mixed.actions.map(({ questionId }) => questionId)).toEqual([
      ...mixed.findings.map(({ questionId }) => questionId),
      'eu-19',
    ]);
    expect(mixed.findings.map(({ severity }) => severity)).toEqual([
      'critical',
      'high',
      'high',
      'medium',
      'high',
      'medium',
    ]);
  });

  test('name what is missing with its article, and verb, owner and day of what to do', () => {
    const { gaps, recommendations } = result({ ...education, 'eu-10': 'none' });
    expect(gaps).toEqual(['Missing: a risk management system that runs through the whole lifecycle (Art. 9).']);
    expect(recommendations[0]).toMatch(/^Set up a risk register .* Owner: .* Due: by 2 December 2027\.$/);
  });

  test('tell what is partly in place from what is not known', () => {
    expect(result({ ...education, 'eu-10': 'partial' }).gaps[0]).toMatch(/^Only partly in place: /);
    expect(result({ ...education, 'eu-10': 'unsure' }).gaps[0]).toMatch(/^Not known to be in place: /);
  });

  test('good practice is never a gap, and says that no law asks for it here', () => {
    const { gaps, actions } = result({ 'eu-10': 'none' });
    expect(gaps).toEqual([]);
    expect(actions[0]).toMatchObject({ goodPractice: true, due: 'no legal deadline', appliesFrom: null });
    expect(actions[0]?.text).toMatch(/^Good practice \(Art\. 95\): Set up a risk register/);
  });

  test('carry the date of Annex III, or of Annex I where that alone applies', () => {
    const from = (changes: Record<string, string>) => result({ ...changes, 'eu-10': 'none' }).findings[0]?.appliesFrom;
    expect(from(education)).toBe('2027-12-02');
    expect(from(device)).toBe('2028-08-02');
    expect(from({ ...education, ...device })).toBe('2027-12-02');
    expect(from({ ...education, ...device, 'eu-09': 'documented' })).toBe('2028-08-02');
  });

  test('on explanations carry the date of Annex III, also for a product of Annex I', () => {
    const both = result({ ...education, ...device, ...deployer, 'eu-26': 'none' });
    expect(both.findings[0]).toMatchObject({ questionId: 'eu-26', appliesFrom: '2027-12-02' });
  });

  test('are due now once the date has come', () => {
    const open = { ...education, 'eu-10': 'none' };
    expect(result(open, '2027-12-01').actions[0]?.due).toBe('by 2 December 2027');
    expect(result(open, '2027-12-02').actions[0]?.due).toBe('now');
  });

  test('what is not known about scope, role and class is a gap of its own, with one memo for scope and role', () => {
    const unknown = result({ 'eu-01': 'unsure', 'eu-02': 'unsure', 'eu-07': 'unsure', 'eu-08': 'unsure' });
    expect(unknown.findings.map(({ questionId }) => questionId)).toEqual(['eu-01', 'eu-02', 'eu-07', 'eu-08', 'eu-20']);
    expect(unknown.recommendations.filter(text => text.includes('memo on scope and role'))).toHaveLength(1);
    expect(unknown.actions.slice(0, 3).map(({ due }) => due)).toEqual(['now', 'now', 'now']);
  });

  test('an open question on a prohibition is due now, even before the prohibition applies', () => {
    expect(result({ 'eu-06': 'unsure' }).actions[0]).toMatchObject({ due: 'now', appliesFrom: '2026-12-02' });
    expect(result({ 'eu-06': 'yes' }).actions[0]).toMatchObject({ due: 'by 2 December 2026' });
  });

  test('an exception claimed without a record is due before market; one for profiling now', () => {
    expect(result({ ...education, 'eu-09': 'claimed_undocumented' }).actions[0]?.due).toBe(
      'before the system goes to market',
    );
    expect(result({ ...education, 'eu-09': 'claimed_profiling' }).actions[0]?.due).toBe('now');
    expect(result({ 'eu-09': 'claimed_profiling' }).gaps).toEqual([]);
  });

  test('two people for remote identification, and time for older generators and models, only where they apply', () => {
    const texts = (changes: Record<string, string>, on?: string) => result(changes, on).recommendations.join(' ');
    expect(texts({ 'eu-07': 'III-1', 'eu-16': 'none' })).toContain('Art. 14(5)');
    expect(texts({ ...education, 'eu-16': 'none' })).not.toContain('Art. 14(5)');
    expect(texts({ 'eu-22': 'no' })).toContain('until 2 December 2026');
    expect(texts({ 'eu-22': 'no' }, '2026-12-02')).not.toContain('until');
    expect(texts({ 'eu-23': 'yes_partly' })).toContain('until 2 August 2027');
    expect(texts({ 'eu-23': 'yes_partly' }, '2027-08-02')).not.toContain('until');
    expect(texts({ ...deployer, 'eu-21': 'no' })).toContain('lies with the provider');
    expect(texts({ 'eu-21': 'no' })).not.toContain('lies with the provider');
    expect(texts({ 'eu-02': 'both', 'eu-21': 'no' })).not.toContain('lies with the provider');
  });
});

describe('recommendations fit the party and the case', () => {
  const texts = (changes: Record<string, string>) => result(changes).recommendations.join(' ');

  test('good practice that the law asks of somebody else says of whom', () => {
    expect(texts({ ...education, ...deployer, 'eu-15': 'none' })).toContain('By law this duty lies with the provider');
    expect(texts({ ...education, ...provider, 'eu-19': 'none' })).toContain('By law this duty lies with the deployer');
    expect(texts({ ...education, 'eu-02': 'importer_distributor', 'eu-14': 'none' })).toContain(
      'lies with the provider and the deployer',
    );
    expect(texts({ ...deployer, 'eu-15': 'none' })).not.toContain('By law');
    expect(texts({ ...device, ...deployer, 'eu-26': 'none' })).not.toContain('By law');
  });

  test('whoever knows the role is not told to be provider and deployer while the scope is open', () => {
    expect(texts({ ...deployer, 'eu-01': 'unsure' })).toContain('where your role is not known either');
  });

  test('an impact assessment that is not owed is not simply ordered', () => {
    const screening = { ...deployer, 'eu-07': 'III-4' };
    const doubt = 'By your other answers Art. 27 does not require it';
    for (const value of ['unsure', 'in_progress', 'required_not_done']) {
      expect(texts({ ...screening, 'eu-20': value })).toContain(doubt);
      expect(texts({ ...screening, 'eu-07': 'III-5b', 'eu-20': value })).not.toContain(doubt);
      expect(texts({ ...screening, 'eu-02a': 'public_body', 'eu-20': value })).not.toContain(doubt);
    }
    expect(texts({ ...screening, 'eu-20': 'unsure' })).toContain(
      'Establish whether a fundamental rights impact assessment',
    );
  });

  test('whoever is provider and deployer is not told the same about logs twice', () => {
    const both = { ...education, 'eu-02': 'both', 'eu-14': 'none' };
    expect(texts(both).match(/[Kk]eep the logs/g)).toHaveLength(1);
  });

  test('public bodies register their use, for Annex III areas whose register is the EU database', () => {
    const body = { ...deployer, 'eu-02a': 'public_body', 'eu-19': 'partial' };
    expect(texts({ ...body, 'eu-07': 'III-5a' })).toContain('Art. 26(8)');
    expect(texts({ ...body, 'eu-07': 'III-2' })).not.toContain('Art. 26(8)');
    expect(texts({ ...body, ...device })).not.toContain('Art. 26(8)');
    expect(texts({ ...deployer, 'eu-07': 'III-5a', 'eu-19': 'partial' })).not.toContain('Art. 26(8)');
  });

  test('importers and distributors learn that Articles 4 and 50(1) bind others, and that distributors check no technical file', () => {
    const importer = { ...education, 'eu-02': 'importer_distributor' };
    expect(texts({ ...importer, 'eu-21': 'no' })).toContain('lies with the provider');
    expect(texts({ ...importer, 'eu-21': 'no' })).not.toContain('your own notice');
    expect(texts({ ...importer, 'eu-25': 'none' })).toContain('Art. 4 binds providers and deployers');
    expect(texts({ 'eu-25': 'none' })).not.toContain('Art. 4 binds');
    expect(result({ ...importer, 'eu-13': 'none' }).findings[0]?.citation.label).toBe('Art. 23(1)');
    expect(texts({ ...importer, 'eu-13': 'none' })).toContain('Art. 24(1) does not list this check');
  });

  test('material of Article 5(1)(ba) and (bb) is not called lawful until December: other law may apply already', () => {
    expect(texts({ 'eu-06': 'yes' })).toContain('criminal law');
  });

  test('the gap on bias names the lawful basis that its article is about', () => {
    expect(result({ ...education, 'eu-12': 'none' }).gaps[0]).toContain('lawful basis');
  });
});
