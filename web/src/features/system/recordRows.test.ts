import { namesIn } from '@aicp/contracts/entities/field';
import { systemFields } from '@aicp/contracts/entities/system';
import { describe, expect, it } from '@jest/globals';
import { print } from 'graphql';
import { JoinSystemsDocument } from '../../gql/graphql.ts';
import { type RecordOf, recordRows } from './recordRows.ts';

const bare = {
  id: '1',
  name: '',
  jurisdiction: 'EU',
  applicableRegulators: [],
  createdAt: '2026-11-26T00:00:00.000Z',
} as unknown as RecordOf;

/** People are shown by name, which is another field than the written one. */
const SHOWN_AS: Record<string, string> = { ownerId: 'owner', reviewerId: 'reviewer' };
const VALUES: Record<string, unknown> = {
  jurisdiction: 'UK',
  applicableRegulators: ['ICO'],
  owner: { id: '5', username: 'anna' },
  reviewer: { id: '5', username: 'anna' },
};
const fields = namesIn(systemFields, 'rest').map(name => SHOWN_AS[name] ?? name);

describe('two records before a merge', () => {
  it.each(fields)('show the %s of each', field => {
    const said = { ...bare, [field]: VALUES[field] ?? `The ${field}` };
    const expected = [VALUES[field] ?? `The ${field}`].flat().map(value => Object(value).username ?? value);
    expect(recordRows(bare, said).map(({ gone }) => gone)).toEqual(expect.arrayContaining(expected));
  });

  it('become one with all descriptive fields', () => {
    expect(print(JoinSystemsDocument)).toContain('...Described_system');
  });
});
