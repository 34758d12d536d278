import { Envelope } from '@aicp/contracts/event';
import { expect, it } from '@jest/globals';
import { listContracts } from '../listContracts.ts';
import { openHistory, SAMPLED } from './openHistory.ts';

const { events: kinds } = await listContracts();
const { events, rows } = openHistory();
const recorded = events.filter(({ name }) => !(name in SAMPLED));
const AGAIN = 'record it again: npm run record-history';

it('the recorded history has an event of every kind that users can cause, and no other', () => {
  const names = new Set(recorded.map(({ name }) => name));
  const wanted = kinds.map(({ kind }) => kind.name).filter(name => !(name in SAMPLED));
  expect({ AGAIN, without: wanted.filter(name => !names.has(name)) }).toEqual({ AGAIN, without: [] });
  expect({ AGAIN, over: [...names].filter(name => !wanted.includes(name)) }).toEqual({ AGAIN, over: [] });
});

it('every recorded event parses in today’s format', () => {
  const faults = events.flatMap(({ name, data, ...envelope }) => {
    const kind = kinds.find(({ kind }) => kind.name === name);
    const errors = [Envelope.safeParse({ ...envelope, name, data }).error, kind?.kind.data.safeParse(data).error];
    return errors.flatMap(error => (error ? `${name}: ${error.message}` : []));
  });
  expect({ AGAIN, faults }).toEqual({ AGAIN, faults: [] });
});

it('no recorded secret gives access to anything', () => {
  const text = JSON.stringify(recorded) + JSON.stringify(rows);
  expect(text.match(/\$argon2id|sk_test|whsec_|#token=/g)).toBeNull();
});
