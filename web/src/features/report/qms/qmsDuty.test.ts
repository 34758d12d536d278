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

describe('the report says whether a quality management system is required:', () => {
  it('of the provider of a high-risk system, with date and reason', () => {
    expect(qmsDuty(report)).toBe(
      'Required: Art. 17 applies to you from 2 December 2027. You are the provider of a high-risk system.',
    );
  });

  it('only after a design change if the system was on the market before', () => {
    expect(qmsDuty({ ...report, duties: [{ ...binding, state: 'conditional' }] })).toContain(
      'Art. 17 applies to you only if the design changes significantly.',
    );
  });

  it('from a design change if one is planned without a date', () => {
    expect(qmsDuty({ ...report, duties: [{ ...binding, from: null }] })).toContain(
      'Art. 17 applies to you from first use, or from a significant change of the design.',
    );
  });

  it('not of the deployer of a high-risk system, because the provider is responsible', () => {
    const duty = {
      ...binding,
      binds: false,
      why: 'The system is high-risk, and its provider is responsible for this duty.',
      state: null,
    };
    expect(qmsDuty({ ...report, roles: [deployer], duties: [duty] })).toBe(
      'Not required (deployer, high-risk). The system is high-risk, and its provider is responsible for this duty.',
    );
  });

  it('not below high risk, and not outside the Act', () => {
    const limited = { ...report, class: { label: 'Transparency duties' }, roles: [provider, provider, deployer] };
    expect(qmsDuty({ ...limited, duties: [] })).toBe('Not required (provider and deployer, transparency duties).');
    expect(qmsDuty({ ...report, class: { label: 'Outside the AI Act' }, roles: [], duties: [] })).toBe(
      'Not required (outside the AI Act).',
    );
  });

  it('says so if it is not known', () => {
    const duty = { ...binding, binds: null, why: 'The area is not known.', state: null };
    expect(qmsDuty({ ...report, duties: [duty] })).toBe(
      'It is not known whether Art. 17 applies to you. The area is not known.',
    );
  });

  it('not under UK rules', () => {
    const item = { ...binding, id: 'uk-s1', state: 'in_force' } as const;
    expect(qmsDuty({ ...report, jurisdiction: 'UK', class: null, duties: [item] })).toBe(
      'Not required under the UK rules of this report: Art. 17 is part of the EU AI Act.',
    );
  });
});
