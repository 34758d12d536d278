import { type FactsOnRecord, systemFacts } from '@aicp/compliance/law/systemFacts/systemFacts';
import { describe, expect, it } from '@jest/globals';
import { type ExampleName, exampleFacts, examples } from '../../testing/exampleFacts.ts';
import { compose } from './compose.ts';
import { allItems, isBlank } from './document.ts';
import { besideTexts } from './factBlanks.ts';
import type { Facts } from './facts.ts';
import { renderText } from './render/text.ts';

const types = ['transparency-notice', 'model-card', 'risk-assessment'] as const;
const words = { line: 'On record', text: 'It is on record.', day: '2027-03-01' };
const full: FactsOnRecord = Object.fromEntries(
  systemFacts.map(({ name, kind, options }) => [
    name,
    kind === 'choice' ? (Object.keys(options).at(-1) ?? '') : words[kind],
  ]),
);

const blanksIn = (type: (typeof types)[number], facts: Facts) => allItems(compose(type, facts)).filter(isBlank);
const asked = (facts: Facts) => types.map(type => blanksIn(type, facts).length);
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

describe('a system with all facts recorded', () => {
  it.each([
    ['EU', 'high-risk-provider', [16, 31, 97], [3, 5, 31]],
    ['EU', 'high-risk-deployer', [16, 20, 7], [3, 6, 3]],
    ['UK', 'uk-red', [17, 19, 58], [2, 5, 23]],
    ['UK', 'uk-green', [7, 19, 29], [2, 5, 7]],
  ] as const)('leaves at most 40 %% of the blanks of the three documents: %s, %s', (_law, name, empty, left) => {
    const example = exampleFacts(name);
    const facts = { ...example, system: { ...example.system, systemType: 'Predictive analytics' } };
    expect(asked(facts)).toEqual(empty);
    expect(asked({ ...facts, register: full })).toEqual(left);
    expect(sum(left) / sum(empty)).toBeLessThanOrEqual(0.4);
  });

  it('leaves at most 40 % of the risk assessment’s blanks for a system in trouble in the UK', () => {
    const example = exampleFacts('uk-red');
    const facts = { ...example, system: { ...example.system, systemType: 'Predictive analytics' } };
    const [empty, left] = [{}, full].map(register => blanksIn('risk-assessment', { ...facts, register }).length);
    expect((left ?? 0) / (empty ?? 0)).toBeLessThanOrEqual(0.4);
  });

  it('names each risk’s possible origins, and the next review if no measure is open', () => {
    const facts = { ...exampleFacts('uk-red'), register: { misuse: 'Tenants.', nextReview: '2027-03-01' } };
    const text = renderText(compose('risk-assessment', facts));
    expect(text).toContain('The intended purpose, or foreseeable misuse: Tenants.');
    expect(text).toContain('Due: 2027-03-01');
    expect(text).toContain('further harm to health, safety or fundamental rights');
  });

  it.each(Object.keys(examples) as ExampleName[])(
    'answers a place in every document, with itself as the source: %s',
    name => {
      for (const type of types) {
        const content = compose(type, { ...exampleFacts(name), register: { version: '2.1' } });
        expect(content.header[1]).toEqual({ label: 'Version', item: { text: '2.1', sources: ['register.version'] } });
        expect(content.sources).toContainEqual(
          expect.objectContaining({ id: 'register.version', label: 'Fact: Version', text: '2.1' }),
        );
      }
    },
  );
});

it('shows choices in words, and name and reference on separate lines', () => {
  const facts = { ...exampleFacts('high-risk-provider'), register: { status: 'live', reference: 'AI-7' } };
  const text = renderText(compose('risk-assessment', facts));
  expect(text).toContain('Status: Live: on the market or in service');
  expect(text).toMatch(/^Trade name: Scorecard \[/m);
  expect(text).toMatch(/^Reference: AI-7 \[/m);
});

it('recorded further risks replace the row left for one', () => {
  const facts = exampleFacts('uk-red');
  const text = (register: FactsOnRecord) => renderText(compose('risk-assessment', { ...facts, register }));
  expect(text({})).toContain('any further harm to health, safety or fundamental rights');
  expect(text({ furtherRisks: 'None known.' })).not.toContain('any further harm');
  expect(text({ furtherRisks: 'None known.' })).toContain('Further risks: None known.');
});

it('a person’s text wins over a recorded fact', () => {
  const facts = { ...exampleFacts('uk-green'), register: { version: '2.1', users: 'Planners' } };
  const bare = compose('model-card', { ...facts, register: {} });
  expect(besideTexts(facts, bare, new Set(['users'])).register).toEqual({ version: '2.1' });
  expect(besideTexts(facts, bare, new Set()).register).toEqual(facts.register);
});

it.each(['EU', 'UK'] as const)(
  'own fields are an appendix of the %s document that stays in the house, and of no other',
  law => {
    const example = exampleFacts(law === 'EU' ? 'high-risk-provider' : 'uk-red');
    const ownFields = [
      { name: 'tier', label: 'Service tier', kind: 'choice' as const, choices: ['Gold'] },
      { name: 'renewal', label: 'Renewal', kind: 'date' as const, choices: [] },
      { name: 'empty', label: 'Empty', kind: 'text' as const, choices: [] },
    ];
    const register = { 'own:tier': 'Gold', 'own:renewal': '2027-03-01', 'own:removed': 'Of a field that is gone' };
    const documents = types.map(type => compose(type, { ...example, ownFields, register }));
    const appendices = documents.map(({ sections }) => sections.find(({ id }) => id === 'own-fields')?.blocks);
    const fields = [
      { label: 'Service tier', item: { text: 'Gold', sources: ['own.tier'] } },
      { label: 'Renewal', item: { text: '1 March 2027', sources: ['own.renewal'] } },
    ];
    expect(appendices).toEqual([undefined, undefined, [{ kind: 'fields', fields }]]);
    expect(documents[2]?.sources.filter(({ id }) => id.startsWith('own.')).map(({ label }) => label)).toEqual([
      'Own field: Service tier',
      'Own field: Renewal',
    ]);
    const bare = compose('risk-assessment', { ...example, ownFields });
    expect(bare.sections.some(({ id }) => id === 'own-fields')).toBe(false);
  },
);
