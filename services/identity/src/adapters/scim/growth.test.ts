import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import SCIMMY from 'scimmy';
import type { ProvisionedGroup, ProvisionedUser } from '../../domain/provisioned.ts';
import { ScimFault } from '../../domain/scimFault.ts';
import { readFilter, readPath } from './expression.ts';
import { groupFilter, userFilter } from './query.ts';
import { groupFields, patchedGroup, patchedUser, userFields } from './resources.ts';

const numRuns = process.env.PROOF === 'full' ? 20_000 : 400;
/** Maximum CPU time of one request in milliseconds, with room for slow machines; about 30 on an idle one. */
const MAX_MS = process.env.PROOF === 'full' ? 100 : 300;

const at = new Date('2026-11-24T10:00:00Z');
const times = { createdAt: at, changedAt: at, version: 1 };
const user: ProvisionedUser = {
  ...times,
  ...{ id: 'u', organisationId: 7, userId: 3, isAccountOurs: true, hasGroupRole: false, active: true },
  ...{
    externalId: null,
    userName: 'anna@firm.test',
    displayName: null,
    givenName: null,
    formattedName: null,
    familyName: null,
    email: null,
  },
};
const members = Array.from(
  { length: 5_000 },
  (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
);
const group: ProvisionedGroup = {
  ...times,
  id: 'g',
  organisationId: 7,
  externalId: null,
  displayName: 'Risk',
  members,
};
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const patch = (...Operations: object[]) => ({ schemas: [PATCH], Operations });

/** Runs the work and accepts a ScimFault; rethrows anything else. */
function outcome(work: () => unknown): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof ScimFault && error.status === 400)) throw error;
  }
}

/** Minimum CPU time of five attempts; other work on the machine only adds to it. */
function milliseconds(work: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begun = process.cpuUsage();
    outcome(work);
    return process.cpuUsage(begun).user / 1_000;
  });
  return Math.min(...times);
}

/** A text of the given length that repeats a unit. */
const repeated = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length));

describe('input from a directory', () => {
  it.each([
    ['factors', '(a eq "1" or b eq "2") and '],
    ['comparisons', 'id eq "1" and '],
    ['points', 'a.'],
    ['brackets', 'a[b eq "c" and '],
    ['quotes', '"\\\\'],
    ['spaces', '  '],
    ['schemas', 'urn:'],
  ])('is read in proportion to its length, at whatever length: %s', (_what, unit) => {
    for (let length = 512; length <= 1024 * 1024; length *= 2) {
      const text = repeated(unit, length);
      const reading = () =>
        [text, `a eq "${text}"`, `emails[${text}`].flatMap(each => [readFilter(each), readPath(each)]);
      expect([length, milliseconds(reading) < MAX_MS]).toEqual([length, true]);
      outcome(() => userFilter(text));
      expect(milliseconds(() => patchedUser(user, patch({ op: 'add', path: text, value: 'x' })))).toBeLessThan(MAX_MS);
      expect(milliseconds(() => patchedUser(user, patch({ op: 'add', value: { [text]: 'x' } })))).toBeLessThan(MAX_MS);
      expect(milliseconds(() => userFields({ [text]: text, userName: text, active: text }))).toBeLessThan(MAX_MS);
    }
  });

  it.each([
    [
      'as many operations as can be on a full group',
      patch(...members.slice(0, 200).map(id => ({ op: 'remove', path: `members[value eq "${id}"]` }))),
    ],
    ['as many that find nobody', patch(...Array(200).fill({ op: 'remove', path: 'members[value eq "nobody"]' }))],
    ['as many that add', patch(...Array(200).fill({ op: 'add', path: 'members', value: { value: 'x' } }))],
    [
      'as many members as a megabyte holds',
      patch({ op: 'add', path: 'members', value: Array(80_000).fill({ value: '' }) }),
    ],
    [
      'as many attributes',
      patch({ op: 'add', value: Object.fromEntries(Array.from({ length: 80_000 }, (_, key) => [`a${key}`, 1])) }),
    ],
  ])('does not hold others up: %s', (_what, body) => {
    expect(milliseconds(() => patchedGroup(group, body))).toBeLessThan(MAX_MS);
  });

  it('can be of any depth', () => {
    const deep = JSON.parse(`${'{"value":'.repeat(100_000)}1${'}'.repeat(100_000)}`);
    for (const value of [deep, [deep], { emails: deep, name: deep, 'urn:x:a': deep }]) {
      outcome(() => userFields(value));
      outcome(() => groupFields({ displayName: 'a', members: value }));
      outcome(() => patchedUser(user, patch({ op: 'add', path: 'emails', value }, { op: 'add', value: deep })));
    }
  });

  it('is accepted, or refused with a message', () => {
    const word = fc.constantFrom(
      'userName',
      'emails',
      'members',
      'type',
      'value',
      'name',
      'active',
      'eq',
      'and',
      'or',
      'not',
      'pr',
    );
    const mark = fc.constantFrom(
      ' ',
      '"',
      '[',
      ']',
      '(',
      ')',
      '.',
      ':',
      '\\',
      'urn:',
      '$',
      '{',
      '\u0000',
      '\ud800',
      '"a"',
      'true',
    );
    const text = fc.oneof(
      fc.array(fc.oneof(word, mark), { maxLength: 30 }).map(parts => parts.join('')),
      fc.string(),
    );
    const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.oneof(word, text), fc.oneof(fc.jsonValue(), text)));
    const op = fc.constantFrom('add', 'Replace', 'remove', 'move', 1);
    fc.assert(
      fc.property(text, body, op, (path, value, op) => {
        for (const work of [
          () => userFilter(path),
          () => groupFilter(path),
          () => userFields(value),
          () => groupFields(value),
          () => patchedUser(user, patch({ op, path, value })),
          () => patchedGroup({ ...group, members: ['a', 'b'] }, patch({ op, path, value }, { op, value })),
        ])
          outcome(work);
      }),
      { numRuns },
    );
  });

  it('is read like the library that writes our responses reads it, if a filter is short and plain', () => {
    const name = fc.constantFrom('userName', 'externalId', 'displayName', 'emails.value', 'name.familyName');
    const value = fc.stringMatching(/^[\w@. -]{1,12}$/).map(each => JSON.stringify(each));
    const comparison = fc.tuple(name, fc.oneof(value, fc.constantFrom('true', 'false')));
    fc.assert(
      fc.property(
        fc.uniqueArray(comparison, { selector: ([attribute]) => attribute, minLength: 1, maxLength: 3 }),
        parts => {
          const text = parts.map(([attribute, compared]) => `${attribute} eq ${compared}`).join(' and ');
          const [theirs] = [...new SCIMMY.Types.Filter(text)] as object[];
          expect(readFilter(text)).toEqual(comparisonsIn(theirs ?? {}));
        },
      ),
      { numRuns },
    );
  });
});

/** Their tree has `['eq', value]` as leaves and groups attributes by parent; ours repeats the parent. */
function comparisonsIn(tree: object, prefix = ''): object[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    Array.isArray(inner)
      ? [{ attribute: (prefix + name).toLowerCase(), value: inner[1] }]
      : comparisonsIn(inner, `${prefix}${name}.`),
  );
}
