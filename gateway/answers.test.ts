import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { answerFields, missingFields } from './answerFields.ts';
import { describedApi } from './describedApi.ts';

/** The fields that clients may rely on. Only `npm run answers` writes this file, so its diff shows each lost field. */
const listed = readFileSync(new URL('./answers.txt', import.meta.url), 'utf8');
let answered: string;
beforeAll(async () => {
  answered = answerFields(await describedApi());
});

describe('the REST responses', () => {
  it('keep every field that clients may rely on', () => {
    const lost = missingFields(listed, answered);
    expect(lost.map(field => `${field} is not answered any more. If it may go: npm run answers`)).toEqual([]);
  });

  it('are listed for clients with every field', () => {
    const unlisted = missingFields(answered, listed);
    expect(unlisted.map(field => `${field} is not listed: npm run answers`)).toEqual([]);
  });
});

describe('the list of fields', () => {
  const Action = {
    type: 'object',
    properties: {
      due: { type: ['string', 'null'], format: 'date' },
      owner: { anyOf: [{ type: 'object', properties: { id: { type: 'integer' } } }, { type: 'null' }] },
      facts: { type: 'object', additionalProperties: { enum: ['yes', 'no'] } },
    },
    required: ['due', 'owner', 'facts'],
  };
  const api = (...unanswered: string[]) => {
    const properties = Object.fromEntries(
      Object.entries(Action.properties).filter(([name]) => !unanswered.includes(name)),
    );
    const schema = { type: 'array', items: { ...Action, properties } };
    const responses = { 200: { content: { 'application/json': { schema } } } };
    return answerFields({ paths: { '/api/actions': { get: { responses } } } });
  };

  it('includes lists, records, nullable and optional fields', () => {
    expect(api().split('\n  ').slice(-6)).toEqual([
      '[]: object',
      '[].due: string (date) | null',
      '[].owner: object | null',
      '[].owner.id?: integer',
      '[].facts: object',
      '[].facts{}: "yes" | "no"\n',
    ]);
  });

  it('names the path and the field that a response has lost', () => {
    expect(missingFields(api(), api('due'))).toEqual([
      'GET /api/actions 200 application/json [].due: string (date) | null',
    ]);
  });
});
