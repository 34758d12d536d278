import { describe, expect, it } from '@jest/globals';
import { qmsDuty } from './qmsDuty.ts';

const provider = { label: 'Provider' };
const deployer = { label: 'Deployer' };
const highRisk = { label: 'High-risk' };
const binding = {
  id: 'd-17',
  binds: true,
  why: 'You are the provider of a high-risk system.',
  from: '2027-12-02',
  state: 'due',
} as const;
const report = { jurisdiction: 'EU', class: highRisk, roles: [provider], duties: [binding] } as const;

describe('the report says whether a quality management system is asked of the organisation:', () => {
  it('of the provider of a high-risk system, from when and why', () => {
    expect(qmsDuty(report)).toBe(
      'Required of you: Art. 17 binds you from 2 December 2027. You are the provider of a high-risk system.',
    );
  });

  it('only if the design changes, where the system was on the market before', () => {
    expect(qmsDuty({ ...report, duties: [{ ...binding, state: 'conditional' }] })).toContain(
      'Art. 17 binds you only if the design changes significantly.',
    );
  });

  it('from a change of the design, where that is planned and has no day', () => {
    expect(qmsDuty({ ...report, duties: [{ ...binding, from: null }] })).toContain(
      'Art. 17 binds you from first use, or from a significant change of the design.',
    );
  });

  it('not of the deployer of a high-risk system, whose provider owes it', () => {
    const duty = {
      ...binding,
      binds: false,
      why: "The system is high-risk, and this duty is its provider's.",
      state: null,
    };
    expect(qmsDuty({ ...report, roles: [deployer], duties: [duty] })).toBe(
      "Not required of you: deployer, high-risk. The system is high-risk, and this duty is its provider's.",
    );
  });

  it('of nobody below high risk, and of nobody outside the Act', () => {
    const limited = { ...report, class: { label: 'Transparency duties' }, roles: [provider, provider, deployer] };
    expect(qmsDuty({ ...limited, duties: [] })).toBe(
      'Not required of you: provider and deployer, transparency duties.',
    );
    expect(qmsDuty({ ...report, class: { label: 'Outside the AI Act' }, roles: [], duties: [] })).toBe(
      'Not required of you: outside the AI Act.',
    );
  });

  it('says so where it is not known', () => {
    const duty = { ...binding, binds: null, why: 'The area is not known.', state: null };
    expect(qmsDuty({ ...report, duties: [duty] })).toBe(
      'Not known whether it is required of you. The area is not known.',
    );
  });

  it('not under UK rules', () => {
    const item = { ...binding, id: 'uk-s1', state: 'in_force' } as const;
    expect(qmsDuty({ ...report, jurisdiction: 'UK', class: null, duties: [item] })).toBe(
      'Not required of you by the UK rules of this report: Art. 17 belongs to the EU AI Act.',
    );
  });
});
