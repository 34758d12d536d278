import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ExampleName, exampleFacts, examples } from '../../../testing/exampleFacts.ts';
import { compose } from '../compose.ts';
import { allItems, isBlank } from '../document.ts';
import { published } from '../render/published.ts';
import { renderText } from '../render/text.ts';
import { sharedBlanks } from '../sharedBlanks.ts';

const golden = (name: string) => new URL(`../golden/${name}.txt`, import.meta.url);
const names = Object.keys(examples) as ExampleName[];
const types = ['transparency-notice', 'model-card', 'risk-assessment'] as const;

/** The documents of verdicts as people read them. `GOLDEN=write` rewrites them; review the difference. */
describe.each(names)('the %s', name => {
  it.each(types)('the %s reads as reviewed', type => {
    const text = renderText(compose(type, exampleFacts(name)));
    const file = golden(`${name}-${type}`);
    if (process.env.GOLDEN === 'write') writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });

  it.each(types)('the %s has sources for every statement, and lists every source once', type => {
    const content = compose(type, exampleFacts(name));
    const ids = content.sources.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const item of allItems(content)) {
      expect(ids).toEqual(expect.arrayContaining(item.sources));
      if (!isBlank(item)) expect(item.sources.length).toBeGreaterThan(0);
    }
  });

  it('every place of the same name asks for the same, in all three documents', () => {
    const needed = new Map<string, string>();
    for (const type of types)
      for (const item of allItems(compose(type, exampleFacts(name))).filter(isBlank)) {
        expect([item.blank, needed.get(item.blank) ?? item.needed]).toEqual([item.blank, item.needed]);
        needed.set(item.blank, item.needed);
      }
    for (const [key, words] of Object.entries(sharedBlanks)) expect(needed.get(key) ?? words).toBe(words);
  });

  it('the public notice has no class, level, score, answer, gap, action or fine, and prints no blank', () => {
    const { content, cover } = published(compose('transparency-notice', exampleFacts(name)));
    const text = renderText({ ...content, audience: 'users' });
    expect(text).not.toMatch(/\b(?:LOW|MEDIUM|HIGH|RED|AMBER|GREEN)\b/);
    expect(text).not.toMatch(
      /of 100|risk level|\bgap|partly|missing|not known|\bfines?\b|Answer |prohibited|to be completed|Art\. 13\b/i,
    );
    expect(allItems(content).filter(isBlank)).toEqual([]);
    expect(cover?.lines.length).toBeGreaterThan(1);
  });
});

const sectionsOf = (name: ExampleName, type: (typeof types)[number], changes: Record<string, string> = {}) =>
  compose(type, exampleFacts(name, changes)).sections.map(({ id }) => id);

const CARD = [
  'details',
  'use',
  'factors',
  'metrics',
  'evaluation-data',
  'training-data',
  'analyses',
  'ethics',
  'caveats',
];
const DECIDING = ['decision', 'data', 'factors', 'limits', 'effects'];

describe('a section appears only if its duty applies:', () => {
  it.each<[ExampleName, notice: string[], card: string[], report: string[]]>([
    [
      'high-risk-deployer',
      ['responsible', 'ai-used', 'purpose', ...DECIDING, 'people-told', 'rights', 'changes'],
      CARD,
      ['context', 'gaps-0', 'gaps-1', 'requests', 'duties', 'practices', 'others', 'free', 'sign-off'],
    ],
    [
      'high-risk-provider',
      ['responsible', 'ai-used', 'purpose', ...DECIDING, 'people-told', 'rights', 'changes'],
      [...CARD, 'instructions'],
      [
        ...['context', 'gaps-0', 'duties', 'practices', 'free', 'register', 'fria', 'technical-documentation'],
        ...['declaration', 'registration-provider', 'post-market', 'sign-off'],
      ],
    ],
    [
      'transparency-only',
      ['responsible', 'ai-used', 'purpose', 'interaction', 'marking', 'accessibility', 'changes'],
      CARD,
      ['context', 'gaps-0', 'duties', 'practices', 'sign-off'],
    ],
    [
      'prohibited',
      ['responsible', 'ai-used', 'changes'],
      CARD,
      ['practice', 'context', 'gaps-0', 'duties', 'practices', 'sign-off'],
    ],
    [
      'model-provider',
      ['responsible', 'ai-used', 'purpose', 'changes'],
      [...CARD, 'annex-xii'],
      [...['context', 'gaps-0', 'duties', 'model-documentation', 'copyright-policy', 'training-summary'], 'sign-off'],
    ],
    ['out-of-scope', ['responsible', 'ai-used', 'purpose', 'changes'], CARD, ['context', 'sign-off']],
    [
      'uk-red',
      ['responsible', 'ai-used', 'purpose', ...DECIDING, 'rights', 'complaints', 'accessibility', 'changes'],
      CARD,
      [
        ...['forbidden', 'context', 'regulators', 'principles', 'gaps-0', 'duties', 'free', 'register', 'dpia'],
        ...['equality', 'sign-off'],
      ],
    ],
    [
      'uk-green',
      ['responsible', 'ai-used', 'purpose', 'accessibility', 'changes'],
      CARD,
      ['context', 'principles', 'further', 'free', 'register', 'sign-off'],
    ],
  ])('%s', (name, notice, card, report) => {
    expect(sectionsOf(name, 'transparency-notice')).toEqual(notice);
    expect(sectionsOf(name, 'model-card')).toEqual(card);
    expect(sectionsOf(name, 'risk-assessment')).toEqual(report);
  });

  it('a public authority owes the impact assessment and its registration, a private employer neither', () => {
    const authority = sectionsOf('high-risk-deployer', 'risk-assessment', { 'eu2-o-kind': 'authority' });
    expect(authority).toEqual(expect.arrayContaining(['fria', 'registration-deployer']));
    expect(authority).not.toEqual(expect.arrayContaining(['technical-documentation']));
  });

  it('duties that depend on a change of the design have no date', () => {
    const planned = { 'eu2-m-in3': 'yes', 'eu2-m-chg': 'yes' };
    const text = renderText(compose('risk-assessment', exampleFacts('high-risk-deployer', planned)));
    expect(text).toContain('From first use, or from a significant change of the design');
    expect(text).toContain('from the significant change of its design, 2 December 2027 at the earliest');
    expect(text).not.toContain('Applies from 2 December 2027');
  });

  it('the provider of an open model owes copyright policy and summary of training content, and no documentation', () => {
    const open = sectionsOf('model-provider', 'risk-assessment', { 'eu2-g-oss': 'yes' });
    expect(open).toEqual(expect.arrayContaining(['copyright-policy', 'training-summary']));
    expect(open).not.toContain('model-documentation');
    expect(sectionsOf('model-provider', 'risk-assessment', { 'eu2-g-eu': 'no' })).not.toContain('training-summary');
  });

  it('workers are informed if the system is used on them', () => {
    expect(sectionsOf('high-risk-deployer', 'transparency-notice', { 'eu2-f-work': 'yes' })).toContain('workers-told');
  });
});

describe('the wording of a report', () => {
  const textOf = (name: ExampleName) => renderText(compose('risk-assessment', exampleFacts(name)));

  it('begins with a prohibited practice, with its letter and what to do', () => {
    const { sections } = compose('risk-assessment', exampleFacts('prohibited'));
    const [first] = sections;
    expect(first?.title).toBe('Prohibited practice');
    expect(textOf('prohibited')).toContain(
      'emotion inference at work or in education (Art. 5(1)(f)), applicable since 2 February 2025',
    );
  });

  it('names class and level apart', () => {
    expect(textOf('high-risk-deployer')).toContain('AI Act class: High-risk. High-risk by Annex III, 4(a).');
    expect(textOf('high-risk-deployer')).toMatch(/Risk level \(this tool’s rating\): MEDIUM, risk score 28 of 100\./);
  });

  it('outside the Act it states "Not scored", without a score or praise', () => {
    expect(textOf('out-of-scope')).toContain('Not scored');
    expect(textOf('out-of-scope')).not.toMatch(/of 100|Good|No gap/i);
  });

  it('under UK rules it uses the UK’s terms, and names regulators with reasons', () => {
    for (const name of ['uk-red', 'uk-green'] as const)
      for (const type of types)
        expect(renderText(compose(type, exampleFacts(name)))).not.toMatch(
          /AI Act|Annex|deployer|high-risk system|notified body|€|\beuro|European/i,
        );
    expect(textOf('uk-red')).toContain(
      'The system makes or helps to make decisions about people, so equality law applies.',
    );
  });

  it('under UK rules it starts with prohibitions, whichever act they are from', () => {
    const image = { 'uk2-f-img': 'yes', 'uk2-f-tool': 'unsure' };
    const text = renderText(compose('risk-assessment', exampleFacts('uk-green', image)));
    expect(text).toContain('Forbidden by law');
    expect(text.indexOf('Find out whether the system is made, adapted or offered')).toBeLessThan(
      text.indexOf('System, rating and risk level'),
    );
    expect(renderText(compose('risk-assessment', exampleFacts('uk-green')))).not.toContain('Forbidden by law');
  });

  it('under UK rules it distinguishes unasked from unknown', () => {
    const text = renderText(compose('risk-assessment', exampleFacts('uk-green', { 'uk-a3': 'unsure' })));
    expect(text).toMatch(/Accountability: [^.]*\(DSIT guidance, principle 4\)\. Not known\. No law requires this here/);
    expect(text).toMatch(/Contestability: Human intervention \(.*\)\. Not applicable\. This duty applies only/);
  });

  it('does not call a missing item in place', () => {
    const text = renderText(compose('model-card', exampleFacts('high-risk-provider')));
    expect(text).not.toContain('People can understand, override and stop the system.');
    expect(text).toContain('Accuracy and robustness are tested');
    expect(text).not.toMatch(/Open gap|Missing:|Owner:/i);
  });

  it('a register names harm, people and causes, and estimates nothing', () => {
    const register = textOf('high-risk-provider').split('Risk register (Article 9)')[1] ?? '';
    expect(register).toContain('People affected: People whose creditworthiness is evaluated');
    expect(register).toContain('Causes (duties not met): Human oversight (Art. 14(1)–(4)): missing');
    expect(register).toContain('Likelihood: [to be completed: 1 to 5, judged by a person]');
  });
});

describe('the provider', () => {
  const register = { supplier: 'Microsoft Ireland', version: '4.2.1', reference: 'AI-7' };
  const fieldsOf = (name: ExampleName, type: (typeof types)[number], section: string) =>
    renderText({ ...compose(type, { ...exampleFacts(name), register }), header: [], notices: [] }, null).split(
      `\n\n${compose(type, exampleFacts(name)).sections.find(({ id }) => id === section)?.title}\n`,
    )[1] ?? '';

  it('is the organisation if the verdict gives it that role, and never the supplier, who has a separate line', () => {
    const card = fieldsOf('high-risk-provider', 'model-card', 'details');
    for (const line of [
      'Name: Scorecard',
      'Version: 4.2.1',
      'Provider: Northwind Lending',
      'Supplier: Microsoft Ireland',
    ])
      expect(card).toContain(`\n${line} [`);
    const declaration = fieldsOf('high-risk-provider', 'risk-assessment', 'declaration');
    for (const line of ['1 System: Scorecard', '1 Version: 4.2.1', '2 Provider: Northwind Lending'])
      expect(declaration).toContain(`\n${line} [`);
    const text = renderText(compose('risk-assessment', { ...exampleFacts('high-risk-provider'), register }));
    expect(text.match(/Provider[^\n]*Microsoft/g)).toBeNull();
  });

  it('is left to a person for a system that is bought', () => {
    const card = fieldsOf('high-risk-deployer', 'model-card', 'details');
    expect(card).toContain('\nProvider: [to be completed: the name of the provider');
    expect(card).toContain('\nSupplier: Microsoft Ireland [');
  });
});

it.each(names)('the public notice of the %s prints no internal description, and cites nothing but law', name => {
  const example = exampleFacts(name);
  const facts = { ...example, system: { ...example.system, description: 'Based on GPT-5 mini via Azure' } };
  const { content } = published(compose('transparency-notice', facts));
  expect(JSON.stringify(content)).not.toContain('GPT-5');
  expect(content.sources.filter(({ url }) => url === null)).toEqual([]);
  expect(content.sections.map(({ id }) => id)).not.toContain('purpose');
});
