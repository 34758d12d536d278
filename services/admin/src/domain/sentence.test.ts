import { describe, expect, it } from '@jest/globals';
import { actions } from './acts.ts';
import { isOfOrganisation } from './organisationChain.ts';
import { organisationSentence } from './organisationSentence.ts';
import { actorNameOf, pseudonym, sentenceOf, sentences } from './sentence.ts';

const facts = {
  amount: 4999,
  currency: 'EUR',
  testMode: true,
  documentType: 'transparency-notice',
  assessmentId: 3,
  sandboxMode: true,
  plan: 'professional',
  status: 'active',
  riskLevel: 'HIGH',
  jurisdiction: 'EU',
  days: null,
  entries: 12,
  upTo: 99,
  count: 12,
  organisationId: 1_000_007,
  role: 'manager',
  list: 'users',
  goneId: 8,
};

const duty = { duty: 'eu2-d-4', answer: 'implemented', reviewOn: '2027-11-27' };

describe('an entry of the activity log', () => {
  it.each(actions)('%s reads as a sentence', action => {
    const kind = /^(?:user|subscription|systems|membership)\./.test(action) ? 'user' : 'thing';
    const said = sentenceOf({ action, target: { kind, id: '7' }, facts: { ...facts, ...duty } }, id => `person-${id}`);
    expect(said).toMatch(/^(?:[A-Z]|person-|12 ).*\.$/);
    expect(said).not.toContain(action);
  });

  it('exists only for activities that are logged', () => {
    expect(Object.keys(sentences).sort()).toEqual(actions);
  });

  it('formats money for readers, and marks tests', () => {
    const said = sentenceOf({ action: 'document.purchased', target: { kind: 'purchase', id: '7' }, facts }, pseudonym);
    expect(said).toBe('The transparency notice for assessment 3 was bought for EUR 49.99 (test mode).');
  });

  it('has numbers in the same sentence in which the organisation’s log has names', () => {
    const said = (action: string, target: { kind: string; id: string }, more: object) =>
      sentenceOf({ action, target, facts: { ...facts, ...more } }, () => 'grace');
    expect(said('system.joined', { kind: 'system', id: '7' }, {})).toBe(
      'The record AI system 8 was merged into AI system 7.',
    );
    expect(said('organisation.domainAdded', { kind: 'organisation', id: '9' }, {})).toBe(
      'A domain was added (organisation 9).',
    );
    expect(said('organisation.deleted', { kind: 'organisation', id: '9' }, {})).toBe(
      'Organisation 9 was deleted with everything in it.',
    );
    expect(said('membership.ended', { kind: 'user', id: '7' }, { organisationId: 9 })).toBe(
      'grace is no longer a member (organisation 9).',
    );
    const link = { kind: 'duty', systemId: 4, jurisdiction: 'EU', target: 'd-9' };
    expect(said('evidence.linked', { kind: 'evidence', id: '3' }, link)).toBe(
      'Evidence file 3 was linked to a duty (d-9) of AI system 4.',
    );
  });

  it('distinguishes the system from a guest', () => {
    expect(actorNameOf({ who: null, origin: null }, pseudonym)).toBe('System');
    expect(actorNameOf({ who: null, origin: 'a digest' }, pseudonym)).toBe('Guest');
    expect(actorNameOf({ who: null, origin: 'a digest', facts: { by: 'provisioning' } }, pseudonym)).toBe(
      'Provisioning',
    );
    expect(actorNameOf({ who: 9, origin: 'a digest' }, pseudonym)).toBe('Deleted user 9');
  });
});

const more = { number: 2, state: 'doing', attributes: 'title', bankVersion: '2026-11', field: 'budget', what: 'plan' };
const counts = { complete: 4, total: 6, answers: 2, systemId: 8, linkId: 8, aiSystemId: 8 };

describe('an entry of an organisation’s log', () => {
  const entryOf = (action: string) => ({
    action,
    target: { kind: /^(?:subscription|membership|payment\.failed)/.test(action) ? 'user' : 'thing', id: '7' },
    facts: { ...facts, ...more, ...counts, ...duty },
  });

  it.each(actions.filter(isOfOrganisation))('%s has no id of a thing', action => {
    const said = organisationSentence(
      entryOf(action),
      () => 'Grace Hopper',
      () => null,
    );
    expect(said).toMatch(/^[A-Z].*\.$/);
    expect(said).not.toMatch(/\b(?:1000007|1_000_007|[378])\b|undefined|organisation \d/);
  });

  it('uses the names of things in the log', () => {
    const called = (key: string) => ({ 'assessment-3': '41', 'system-41': 'Credit scoring' })[key] ?? null;
    const said = organisationSentence(entryOf('document.purchased'), pseudonym, called);
    expect(said).toBe('The transparency notice for “Credit scoring” was bought for EUR 49.99 (test mode).');
  });
});
