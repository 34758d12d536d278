import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@aicp/dev-stack/deployables';
import { ApolloGateway } from '@apollo/gateway';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';
import './apollo/env.ts';
import { costOf } from './costOf.ts';
import { LIST_SIZES, MAX_COST, PAGE_SIZE } from './limits.ts';

let schema: GraphQLSchema;
const gateway = new ApolloGateway({
  supergraphSdl: readFileSync(new URL('../supergraph.graphql', import.meta.url), 'utf8'),
});
beforeAll(async () => {
  ({ schema } = await gateway.load());
});
afterAll(() => gateway.stop());

function cost(
  operation: OperationDefinitionNode,
  fragments: FragmentDefinitionNode[] = [],
  variables: Record<string, unknown> = {},
): number {
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
  return costOf({ schema, document, operation, variables, listSizes: LIST_SIZES, pageSize: PAGE_SIZE });
}

function costOfText(text: string, variables?: Record<string, unknown>): number {
  const { definitions } = parse(text);
  const [operation] = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode[];
  if (!operation) throw new Error(`no operation in ${text}`);
  return cost(
    operation,
    definitions.filter(({ kind }) => kind !== Kind.OPERATION_DEFINITION) as FragmentDefinitionNode[],
    variables,
  );
}

const QUESTION = `id category question type options { value label score } scoring { yes no } articleReference helpText
  citation { label instrument article url asOf checkedOn confidence appliesFrom } askedWhen group`;

describe('the cost of an operation', () => {
  it('counts fields, and each list at its maximum length', () => {
    expect(costOfText('{ me { id username } }')).toBe(3);
    expect(costOfText('{ systems { id name } }')).toBe(1 + 20 * 3);
    expect(costOfText('{ systems(first: 3) { id name } }')).toBe(1 + 3 * 3);
    expect(costOfText('query ($n: Int!) { systems(first: $n) { id } }', { n: 1000 })).toBe(1 + 1000 * 2);
    expect(costOfText('{ adminUsers(first: 7) { users { id } next } }')).toBe(1 + (1 + 7 * 2) + 1);
    expect(costOfText('{ questions { id } }')).toBe(1 + 200 * 2);
  });

  it('multiplies a list by its subfields', () => {
    expect(costOfText('{ assessments(systemId: 1, first: 10) { questions { id } } }')).toBe(1 + 10 * (1 + 1 + 200 * 2));
  });

  it('counts fields of several fragments once, as they are answered, and every alias', () => {
    expect(costOfText('{ me { id ...a ...b } } fragment a on User { id email } fragment b on User { email }')).toBe(3);
    expect(costOfText('{ a: questions { id } b: questions { id } }')).toBe(2 * 401);
  });

  it('is too high for all questions under a list of assessments, and not for one assessment', () => {
    const list = `{ assessments(systemId: 1) { id questions { ${QUESTION} } } }`;
    expect(costOfText(list)).toBeGreaterThan(2 * MAX_COST.user);
    expect(costOfText(`{ assessment(id: 1) { id questions { ${QUESTION} } } }`)).toBeLessThan(MAX_COST.user);
  });

  it('allows an account one question bank, but not two at once, and a guest only its questions', () => {
    const bank = `questions { ${QUESTION} }`;
    expect(costOfText(`{ ${bank} }`)).toBeLessThanOrEqual(MAX_COST.user);
    expect(costOfText(`{ a: ${bank} b: ${bank} }`)).toBeGreaterThan(MAX_COST.user);
    expect(costOfText(`{ ${bank} }`)).toBeGreaterThan(MAX_COST.guest);
    expect(costOfText('{ questions { id question type helpText askedWhen } }')).toBeLessThanOrEqual(MAX_COST.guest);
  });

  it('is quick to compute for fragments that include each other repeatedly', () => {
    const fragments = Array.from({ length: 40 }, (_, i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`);
    expect(costOfText(`{ ...f0 } ${fragments.join(' ')} fragment f40 on Query { questions { id } }`)).toBe(401);
  });
});

describe('the web client', () => {
  const texts = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter(file => !file.includes('src/gql/'))
    .flatMap(file => [...readFileSync(join(root, file), 'utf8').matchAll(/graphql\(`([^`]*)`\)/g)])
    .flatMap(([, text = '']) => parse(text).definitions);
  const fragments = texts.filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION);
  const operations = texts.filter(definition => definition.kind === Kind.OPERATION_DEFINITION);

  it.each(operations.map(operation => [operation.name?.value ?? '', operation] as const))(
    'may ask for %s',
    (name, operation) => {
      const variables = (operation.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, '1']);
      const isAdmin = /^(Admin|Activit|Queues|MailLog|WebhookLog)/.test(name);
      const longest = { ...Object.fromEntries(variables), first: isAdmin ? 1_000 : 200 };
      expect(cost(operation, fragments, longest)).toBeLessThan(MAX_COST[isAdmin ? 'administrator' : 'user']);
    },
  );

  it('allows a report, our largest page, as it is sent: with the type of each object', () => {
    const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
    const [operation, ...others] = [...operations.filter(({ name }) => name?.value === 'Report'), ...fragments].map(
      definition =>
        visit(definition, {
          SelectionSet: set => ({ ...set, selections: [...set.selections, typename] }),
        }),
    );
    expect(cost(operation as OperationDefinitionNode, others as FragmentDefinitionNode[], { id: '1' })).toBeLessThan(
      MAX_COST.user,
    );
  });
});
