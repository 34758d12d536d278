import { describe, expect, test } from '@jest/globals';
import { bestAnswers } from '../../scoring/bestAnswers.ts';
import { assess } from '../assess.ts';
import { bank } from './bank.ts';

const today = '2026-11-21';
const result = (changes: Record<string, string>, on = today) =>
  assess({ bank, answers: bestAnswers(bank, changes), today: on });
const answersTo = (ids: string[], value: string) => Object.fromEntries(ids.map(id => [id, value]));

const duties = 'eu-10 eu-11 eu-12 eu-13 eu-14 eu-15 eu-16 eu-17 eu-18 eu-19 eu-24'.split(' ');
const education = { 'eu-07': 'III-3' };
const device = { 'eu-08': 'yes' };
const provider = { 'eu-02': 'provider' };
const deployer = { 'eu-02': 'deployer' };
const importer = { 'eu-02': 'importer_distributor' };

describe('the class of the Act', () => {
  test.each([
    [{}, 'minimal'],
    [{ 'eu-21': 'disclosed' }, 'limited'],
    [{ 'eu-22': 'done' }, 'limited'],
    [{ 'eu-21': 'obvious' }, 'minimal'],
    [education, 'high-risk'],
    [{ 'eu-07': 'unsure' }, 'high-risk'],
    [device, 'high-risk'],
    [{ 'eu-08': 'unsure' }, 'high-risk'],
    [{ ...education, 'eu-09': 'documented' }, 'minimal'],
    [{ ...education, 'eu-09': 'claimed_undocumented' }, 'high-risk'],
    [{ ...education, 'eu-09': 'claimed_profiling' }, 'high-risk'],
    [{ ...education, ...device, 'eu-09': 'documented' }, 'high-risk'],
    [{ ...education, 'eu-04': 'yes' }, 'prohibited'],
    [{ ...education, 'eu-04': 'unsure' }, 'high-risk'],
    [{ ...education, 'eu-01': 'no' }, 'out-of-scope'],
  ])('for %j is %s', (changes, expected) => {
    expect(result(changes).euClass?.name).toBe(expected);
  });

  test('says why: the area, the product, or that it is not known', () => {
    expect(result(education).euClass?.reason).toContain('Annex III, point 3 Education');
    expect(result(device).euClass?.reason).toContain('Annex I that needs a notified body');
    expect(result({ 'eu-07': 'unsure' }).euClass?.reason).toContain('provisionally');
  });

  test('admits what is open: an exception relied on, a prohibition not settled, transparency not known', () => {
    const reason = (changes: Record<string, string>) => result(changes).euClass?.reason ?? '';
    expect(reason({ ...education, 'eu-09': 'documented' })).toContain('exception of Art. 6(3) is relied on');
    expect(reason({ ...education, 'eu-09': 'documented' })).not.toContain('no high-risk area');
    expect(reason({ 'eu-03': 'unsure' })).toContain('not settled');
    expect(reason({ 'eu-03': 'unsure' })).not.toContain('No prohibition');
    expect(reason({ 'eu-21': 'unsure' })).toContain('not known');
    expect(reason({ 'eu-21': 'disclosed' })).not.toContain('not known');
    expect(reason({})).toContain('No prohibition, no high-risk area');
  });

  test('dates only the new prohibition where an older one is broken too', () => {
    expect(result({ 'eu-03': 'yes', 'eu-06': 'yes' }).euClass?.reason).toContain(
      'prohibits: Art. 5(1)(a), (b); Art. 5(1)(ba), (bb), from 2 December 2026.',
    );
  });

  test('prohibits intimate material without consent from 2 December 2026, the older practices at once', () => {
    expect(result({ 'eu-06': 'yes' }).euClass?.reason).toContain('from 2 December 2026');
    expect(result({ 'eu-06': 'yes' }, '2026-12-02').euClass?.reason).not.toContain('from');
  });
});

describe('the risk score', () => {
  test('of a minimal-risk system with nothing in place and no literacy measures is 13, LOW', () => {
    const nothing = { ...answersTo([...duties, 'eu-26'], 'none'), 'eu-20': 'required_not_done', 'eu-25': 'none' };
    expect(result(nothing)).toMatchObject({ riskScore: 13, riskLevel: 'LOW' });
    expect(result({ ...nothing, 'eu-21': 'no' })).toMatchObject({ riskScore: 28, riskLevel: 'MEDIUM' });
    expect(result({ ...nothing, 'eu-21': 'no', 'eu-22': 'no' })).toMatchObject({ riskLevel: 'HIGH' });
  });

  test('of a high-risk system with one core duty missing is 15, MEDIUM; with two 30, HIGH', () => {
    expect(result({ ...education, 'eu-10': 'none' })).toMatchObject({ riskScore: 15, riskLevel: 'MEDIUM' });
    expect(result({ ...education, 'eu-10': 'none', 'eu-11': 'none' })).toMatchObject({
      riskScore: 30,
      riskLevel: 'HIGH',
    });
  });

  test('with all duties and literacy in part is 51, compliance 29; five core duties missing are compliance 0', () => {
    const both = { ...education, 'eu-02': 'both' };
    const inPart = { ...both, ...answersTo([...duties, 'eu-25'], 'partial') };
    expect(result(inPart)).toMatchObject({ riskScore: 51, complianceScore: 29 });
    const core = answersTo(['eu-10', 'eu-11', 'eu-16', 'eu-17', 'eu-18'], 'none');
    expect(result({ ...both, ...core })).toMatchObject({ riskScore: 75, complianceScore: 0 });
  });

  test('is rounded once, at the end', () => {
    const nine = answersTo(['eu-12', 'eu-13', 'eu-14', 'eu-15', 'eu-19', 'eu-24'], 'none');
    expect(result(nine).riskScore).toBe(3);
    expect(result({ 'eu-12': 'none' }).riskScore).toBe(1);
    expect(result({ 'eu-12': 'partial', 'eu-13': 'partial' }).riskScore).toBe(0);
  });

  test('charges no provider duty to a pure deployer and no deployer duty to a pure provider', () => {
    const providers = answersTo(['eu-10', 'eu-11', 'eu-12', 'eu-13', 'eu-15', 'eu-17', 'eu-18'], 'none');
    expect(result({ ...education, ...deployer, ...providers }).gaps).toEqual([]);
    expect(result({ ...education, ...deployer, ...providers }).riskScore).toBe(5);
    const deployers = { 'eu-19': 'none', 'eu-26': 'none', 'eu-20': 'required_not_done' };
    expect(result({ ...education, ...provider, ...deployers }).gaps).toEqual([]);
    expect(result({ ...education, ...deployer, ...deployers }).gaps).toHaveLength(3);
  });

  test('counts logs, oversight and monitoring for provider and deployer, each with their own article', () => {
    const shared = { ...education, ...answersTo(['eu-14', 'eu-16', 'eu-24'], 'none') };
    const labels = (role: string) =>
      result({ ...shared, 'eu-02': role }).findings.map(({ citation }) => citation.label);
    expect(labels('provider').toSorted()).toEqual(['Art. 14', 'Arts 12 and 19', 'Arts 20, 72 and 73']);
    expect(labels('deployer').toSorted()).toEqual(['Art. 26(2)', 'Art. 26(5)', 'Art. 26(6)']);
    expect(labels('both').toSorted()).toEqual([
      'Arts 12, 19 and 26(6)',
      'Arts 14 and 26(2)',
      'Arts 20, 26(5), 72 and 73',
    ]);
  });

  test.each(['unsure', 'both'])('treats the role "%s" as provider and deployer', role => {
    expect(result({ ...education, 'eu-02': role, 'eu-10': 'none', 'eu-19': 'none' }).riskScore).toBe(25);
  });

  test('treats a new name, a substantial change or a new purpose as making one the provider', () => {
    const changed = result({ ...education, 'eu-02': 'rebrand_or_modify', 'eu-10': 'none' });
    expect(changed.riskScore).toBe(15);
    expect(changed.notes.join(' ')).toContain('Art. 25(1)');
  });

  test('lets importers and distributors answer for three checks only, and tells them which to run', () => {
    const open = { ...education, ...importer, ...answersTo(duties, 'none') };
    const imported = result(open);
    expect(imported.findings.map(({ questionId }) => questionId).toSorted()).toEqual(['eu-13', 'eu-15', 'eu-18']);
    expect(imported.findings.map(({ citation }) => citation.label).toSorted()).toEqual([
      'Art. 23(1)',
      'Arts 23(1) and 24(1)',
      'Arts 23(1) and 24(1)',
    ]);
    expect(imported.riskScore).toBe(40);
    const checks = imported.recommendations.findIndex(text => text.includes('Arts 23 and 24'));
    expect(imported.recommendations[checks]).toContain('Art. 25');
    expect(imported.actions.findIndex(({ goodPractice }) => goodPractice)).toBeGreaterThan(checks);
    const harmless = result({ ...importer, 'eu-13': 'none' });
    expect([harmless.gaps, harmless.actions.filter(({ goodPractice }) => !goodPractice)]).toEqual([[], []]);
  });

  test('is 0 outside the territorial scope, whatever else is answered, with a warning of prohibited practices', () => {
    const outside = result({ ...education, 'eu-01': 'no', 'eu-03': 'yes', 'eu-10': 'none', 'eu-21': 'no' });
    expect(outside).toMatchObject({ riskScore: 0, riskLevel: 'LOW', gaps: [], estimatedFine: { min: 0, max: 0 } });
    expect(outside.notes[0]).toContain('Outside the territorial scope');
    expect(outside.notes[1]).toContain('Warning');
    expect(result({ 'eu-01': 'no' }).notes).toHaveLength(1);
    const open = result({ 'eu-01': 'no', 'eu-02': 'unsure', 'eu-10': 'none' });
    expect(open.recommendations).toEqual([expect.stringMatching(/^Good practice: review/)]);
  });
});

describe('notes', () => {
  test('say what becomes of systems already on the market, only where the system is high-risk', () => {
    const legacy = 'from 2 December 2027. A system on the market before that day';
    expect(result(education).notes.join(' ')).toContain(legacy);
    expect(result({}).notes.join(' ')).not.toContain('on the market before');
  });

  test('doubt the exception only where it is relied on and systems normally profile people', () => {
    const doubt = 'normally profile people';
    expect(result({ 'eu-07': 'III-5b', 'eu-09': 'documented' }).notes.join(' ')).toContain(doubt);
    expect(result({ 'eu-07': 'III-5b' }).notes.join(' ')).not.toContain(doubt);
  });

  test('say where the date of the duties hangs on a provisional classification', () => {
    const provisional = 'Under the provisional classification the high-risk duties apply';
    expect(result({ 'eu-07': 'unsure' }).notes.join(' ')).toContain(provisional);
    expect(result({ 'eu-08': 'unsure' }).notes.join(' ')).toContain(provisional);
    expect(result({ ...education, 'eu-08': 'unsure' }).notes.join(' ')).not.toContain(provisional);
    expect(result(device).notes.join(' ')).not.toContain(provisional);
  });

  test('doubt the exception where the area itself is not known', () => {
    expect(result({ 'eu-07': 'unsure', 'eu-09': 'documented' }).notes.join(' ')).toContain('area is not known');
    expect(result({ 'eu-07': 'unsure' }).notes.join(' ')).not.toContain('area is not known');
  });

  test('tell providers of models that their duties do not depend on the class of the system', () => {
    const models = 'general-purpose AI models (Arts 51–55)';
    expect(result({ 'eu-23': 'yes_not_notified' }).notes.join(' ')).toContain(models);
    expect(result({}).notes.join(' ')).not.toContain(models);
  });

  test('call obligations met only according to the answers', () => {
    expect(result(education).notes[0]).toContain('obligations met according to the answers');
  });

  test('outside the scope warn of the new prohibition with its date', () => {
    expect(result({ 'eu-01': 'no', 'eu-06': 'yes' }).notes[1]).toContain('from 2 December 2026');
    expect(result({ 'eu-01': 'no', 'eu-03': 'yes', 'eu-06': 'yes' }).notes[1]).not.toContain('2026');
  });
});

describe('floors', () => {
  test('a prohibited practice is HIGH and 100, and leaves the high-risk duties on', () => {
    const both = result({ ...education, 'eu-05': 'yes', 'eu-10': 'none' });
    expect(both).toMatchObject({ riskScore: 100, riskLevel: 'HIGH', complianceScore: 0 });
    expect(both.findings.map(({ questionId }) => questionId)).toEqual(['eu-05', 'eu-10']);
  });

  test('an open question on Article 5 is at least MEDIUM', () => {
    expect(result({ 'eu-04': 'unsure' })).toMatchObject({ riskScore: 20, riskLevel: 'MEDIUM' });
  });

  test('the high-risk class is MEDIUM even with every obligation met, and says so', () => {
    const met = result(education);
    expect(met).toMatchObject({ riskScore: 0, riskLevel: 'MEDIUM', complianceScore: 100, gaps: [] });
    expect(met.notes.join(' ')).toContain('High-risk category, obligations met');
  });
});
