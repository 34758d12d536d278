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

describe('the impact assessment of Article 27', () => {
  const score = (changes: Record<string, string>) => result({ ...deployer, ...changes }).riskScore;
  const denied = { 'eu-20': 'not_required' };

  test.each([
    ['in_progress', 8],
    ['required_not_done', 15],
    ['unsure', 15],
    ['done_notified', 0],
    ['not_required', 0],
  ])('"%s" scores %i for a private deployer in education', (value, expected) => {
    expect(score({ ...education, 'eu-20': value })).toBe(expected);
  });

  test.each(['III-5b', 'III-5c'])('cannot be called not required for %s, by whomever', area => {
    expect(score({ 'eu-07': area, ...denied })).toBe(15);
    expect(result({ ...deployer, 'eu-07': area, ...denied }).gaps[0]).toContain('called not required');
  });

  test.each(['public_body', 'public_service_provider', 'unsure'])('cannot be called not required by "%s"', kind => {
    expect(score({ ...education, ...denied, 'eu-02a': kind })).toBe(15);
  });

  test.each([
    ['critical infrastructure', { 'eu-07': 'III-2' }],
    ['a product of Annex I alone', device],
    ['a minimal-risk system', {}],
    ['a system that the exception takes out', { ...education, 'eu-09': 'documented' }],
    ['a mere provider', { ...education, ...provider }],
  ])('is not owed for %s', (_, changes) => {
    const open = result({ ...deployer, 'eu-02a': 'public_body', 'eu-20': 'required_not_done', ...changes });
    expect(open.riskScore).toBe(0);
    expect(open.recommendations.join(' ')).not.toContain('fundamental rights');
  });

  test('is due before first use, from the date of Annex III', () => {
    const open = { ...education, ...deployer, 'eu-20': 'required_not_done' };
    expect(result(open).actions[0]?.due).toBe('before first use, from 2 December 2027');
    expect(result(open, '2028-01-01').actions[0]?.due).toBe('before first use');
  });

  test('the kind of organisation is a question only where the assessment may be owed', () => {
    expect(result({ ...education, ...deployer, 'eu-02a': 'unsure', 'eu-20': 'done_notified' }).gaps).toHaveLength(1);
    expect(result({ 'eu-02a': 'unsure' }).gaps).toEqual([]);
  });
});
