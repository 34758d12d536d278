import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { limits } from './limits.ts';

const schema = buildSchema('type Query { me: Query, id: ID }');

/** The limits' complaints about an operation, apart from graphql's own. */
function complaints(operation: string): string[] {
  return validate(schema, parse(operation), limits.validationRules).map(({ message }) => message);
}

const nested = (depth: number): string => (depth === 1 ? '{ id }' : `{ me ${nested(depth - 1)} }`);
const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i)).join(' ');

describe('an operation', () => {
  it('may be 8 fields deep and no deeper, in fragments too', () => {
    expect(complaints(nested(8))).toEqual([]);
    expect(complaints(nested(9))).toEqual([expect.stringContaining('depth limit of 8')]);
    const spread = `{ me { me { me { me { ...deep } } } } } fragment deep on Query ${nested(5)}`;
    expect(complaints(spread)).toEqual([expect.stringContaining('depth limit of 8')]);
  });

  it('may have 10 aliases and no more, so that it cannot guess a thousand passwords', () => {
    expect(complaints(`{ ${many(10, i => `a${i}: id`)} }`)).toEqual([]);
    expect(complaints(`{ ${many(11, i => `a${i}: id`)} }`)).toEqual([expect.stringContaining('limit of 10')]);
    const spread = `{ ...a me { ...a } } fragment a on Query { ${many(6, i => `a${i}: id`)} }`;
    expect(complaints(spread)).toEqual([expect.stringContaining('limit of 10')]);
  });

  it('may have at most 10 directives', () => {
    expect(complaints(`{ ${many(10, () => 'id @skip(if: false)')} }`)).toEqual([]);
    expect(complaints(`{ ${many(11, () => 'id @skip(if: false)')} }`)).toEqual([
      expect.stringContaining('limit of 10'),
    ]);
  });

  it('may repeat 500 selections by its fragments, so that doubling ones end soon', () => {
    const chain = (length: number, body: (next: string) => string) =>
      `{ ...f0 } ${many(length, i => `fragment f${i} on Query { ${body(`...f${i + 1}`)} }`)} fragment f${length} on Query { id }`;
    const twice = (next: string) => `... { ${next} } ... on Query { ${next} }`;
    expect(complaints(chain(6, twice))).toEqual([]);
    expect(complaints(chain(7, twice))).toEqual([expect.stringMatching(/repeat \d+ .* at most 500/)]);
    expect(complaints(chain(50, twice))).toEqual([expect.stringContaining('at most 500')]);
    // Repeating the same one counts once, as in the planner.
    expect(complaints(chain(50, next => `${next} ${next}`))).toEqual([]);
    expect(complaints('{ ...a } fragment a on Query { id ...a }')).toEqual([]);
    expect(complaints(`{ ${many(600, () => 'id')} }`)).toEqual([]);
  });
});
