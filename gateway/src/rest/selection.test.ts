import { describe, expect, it } from '@jest/globals';
import { parse, validate } from 'graphql';
import { z } from 'zod';
import { readGraph } from '../../e2e/matrix/document.ts';
import { id, wrapField } from './answers.ts';
import { selectionOf } from './selection.ts';
import { routes } from './serveRest.ts';

describe('the selection of a response', () => {
  const System = z.object({ id, name: z.string(), risk: z.enum(['HIGH', 'LOW']).nullable() });

  it.each<[string, z.ZodType, string]>([
    ['names the fields of an object', System, 'id name risk'],
    ['is the same for a list', z.array(System), 'id name risk'],
    [
      'goes into what may be null, or left out',
      z.object({ a: System.nullable(), b: z.array(System).optional() }),
      'a { id name risk } b { id name risk }',
    ],
    [
      'has no fields for JSON',
      z.object({ rows: z.array(z.record(z.string(), z.unknown())), any: z.json() }),
      'rows any',
    ],
    ['joins the fields of a union', z.union([z.object({ id }), z.object({ name: z.string() })]), 'id name'],
    ['is of what an answer is made out of', System.transform(({ name }) => name).pipe(z.string()), 'id name risk'],
    ['is of the inner answer where one field is taken out', wrapField('adminUser', System), 'id name risk'],
    ['is empty for a scalar', z.boolean(), ''],
  ])('%s', (_sentence, answer, selection) => {
    expect(selectionOf(answer)).toBe(selection);
  });
});

it('every operation of a REST path is valid in the graph', () => {
  const graph = readGraph();
  const faults = routes.flatMap(({ method, url, operation, again }) =>
    [operation, again?.operation ?? operation]
      .flatMap(text => validate(graph, parse(text)))
      .map(({ message }) => `${method} ${url}: ${message}`),
  );
  expect(faults).toEqual([]);
});
