import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_FACT_LENGTH, modelFile } from '@aicp/contracts/limits';
import { describe, expect, it } from '@jest/globals';
import { readModelFile } from './readModelFile.ts';

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../../testing/modelFiles', name));
const read = (text: string) => readModelFile(Buffer.from(text));
const card = (header: string) => read(`---\n${header}\n---\nA model.\n`);
const said = ({ proposals }: ReturnType<typeof read>) =>
  Object.fromEntries(proposals.map(({ fact, text }) => [fact, text]));
const bom = (components: unknown, rest: object = {}) =>
  read(JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components, ...rest }));
const model = (rest: object = {}) => ({ type: 'machine-learning-model', name: 'sorter', ...rest });

describe('a model card of Hugging Face', () => {
  it('is read by its header, with the place of each line', () => {
    const found = readModelFile(sample('huggingFaceCard.txt'));
    expect(found).toMatchObject({ kind: 'modelCard', name: 'complaint-sorter' });
    expect(said(found)).toEqual({
      models:
        'complaint-sorter, according to its model card\ndistilbert/distilbert-base-uncased (base model, fine-tuned)',
      licence: 'apache-2.0',
      architecture: 'Base model: distilbert/distilbert-base-uncased\nLibrary: transformers\nTask: text-classification',
      trainingData: 'Data sets: sst2, glue',
      evaluationData: 'glue (glue, sst2, validation)',
      metrics: 'Text Classification on glue: Accuracy 0.9105504587155964\nText Classification on glue: f1 0.914',
      inputData: 'Languages: en, no',
    });
    expect(found.proposals.find(({ fact }) => fact === 'licence')?.from).toBe('license');
  });

  it('skips missing fields, and accepts a text instead of a list', () => {
    expect(said(card('tags: [a]'))).toEqual({});
    expect(said(card('language: de\ndatasets: mine\nmetrics: wer'))).toEqual({
      inputData: 'Languages: de',
      trainingData: 'Data sets: mine',
      metrics: 'Measured: wer',
    });
    expect(said(card('license: other\nlicense_name: own-1\nlicense_link: LICENSE'))).toEqual({
      licence: 'own-1 (LICENSE)',
    });
  });

  it('is cut to the length of a fact, with a notice', () => {
    const { proposals } = card(`datasets: [${Array.from({ length: 400 }, (_, index) => `data-set-${index}`)}]`);
    expect(proposals).toEqual([expect.objectContaining({ fact: 'trainingData', shortened: true })]);
    expect(proposals[0]?.text).toHaveLength(MAX_FACT_LENGTH);
  });

  it('includes training emissions, the number of verified results, and fields without a fact', () => {
    const metrics = '[{type: wer, value: 1, verified: true}, {type: cer, value: 2, verified: false}]';
    const found = card(`tags: [a]\nco2_eq_emissions: {emissions: 120, hardware_used: 8 x A100}
model-index: [{results: [{task: {type: asr}, metrics: ${metrics}}]}]`);
    expect(said(found)).toEqual({
      energy: 'Training emissions: 120 g CO2eq (8 x A100)',
      metrics: 'asr: wer 1\nasr: cer 2',
    });
    expect(found.proposals.find(({ fact }) => fact === 'metrics')?.certainty).toBe('1 of 2 results verified');
    expect(found.leftOut).toEqual(['tags']);
  });
});

describe('the sections of a model card', () => {
  it('are read without a header, and sections without a matching fact are named', () => {
    const found = readModelFile(sample('plainCard.txt'));
    expect(found).toMatchObject({ kind: 'modelCard', name: 'Complaint Sorter' });
    expect(said(found)).toEqual({
      models: 'Complaint Sorter, according to its model card\nDeveloped by: Acme Models\nRelease date: March 2025',
      architecture:
        'Model Details: A small transformer that sorts complaints, made by Acme Models (https://models.example).',
      licence: 'License: Apache-2.0',
      users: 'Intended Use: Sorting of complaints in German and English. Its users are complaint handlers.',
      misuse: 'Out-of-Scope Use: Decisions on a complaint without a person.',
      trainingData: 'Training Data: 12,000 complaints of 2024, labelled by hand.\nSource | Complaints\nLetters | 4,000',
      metrics: 'Accuracy: 0.91 on complaints of 2025.',
      limitations: 'Bias, Risks, and Limitations: Fails on irony.',
      energy: 'Carbon Emitted: 120 kg CO2eq',
    });
    expect(found.proposals.find(({ fact }) => fact === 'misuse')?.from).toBe('section “Out-of-Scope Use”');
    expect(found.leftOut).toEqual(['section “Opening hours”']);
  });

  it('come after the header in the same fact', () => {
    const { proposals } = read('---\ndatasets: [glue]\n---\n## Training Data\nComplaints of 2024\n');
    expect(proposals).toMatchObject([
      { text: 'Data sets: glue\nTraining Data: Complaints of 2024', from: 'datasets, section “Training Data”' },
    ]);
  });

  it('are read below a header that is not YAML, which is reported', () => {
    const found = read('---\nlicense: [mit\n---\n## Limitations\nFails on irony\n');
    expect(said(found)).toEqual({ limitations: 'Limitations: Fails on irony' });
    expect(found.leftOut[0]).toMatch(/^the header \(.*see line 2 of the file/);
  });
});

describe('a CycloneDX ML-BOM', () => {
  it('is read for its models and their data', () => {
    const found = readModelFile(sample('mlBom.cdx.json'));
    expect(found).toMatchObject({ kind: 'mlBom', name: 'complaint-sorter' });
    expect(said(found)).toEqual({
      models: 'acme/complaint-sorter, 1.2.0, Acme Models, https://models.example/acme/complaint-sorter',
      licence: 'Apache-2.0',
      architecture: 'Model: DistilBERT\nFamily: transformer\nTask: text classification\nLearning: supervised',
      trainingData:
        'Complaints of 2024: 12,000 complaints, labelled by hand; classification: confidential; sensitive data: Names, Contract numbers\nsst2: classification: public; https://data.example/sst2',
      inputData: 'Inputs: text\nOutputs: label, probability',
      metrics: 'accuracy 0.91 (on older customers, from 0.88 to 0.93)',
      users: 'Complaint handlers\nUse case: Sorting complaints by tone',
      limitations: 'Fails on irony\nSmall rather than exact',
      furtherRisks: 'Anger is taken for urgency; mitigation: People read all',
      harms: 'People who write in a second language: Answered later; mitigation: Weekly sample',
    });
  });

  it('includes confidence, training consumption, and fields without a fact', () => {
    const image = { contentType: 'image/png', encoding: 'base64', content: 'A'.repeat(60_000) };
    const found = bom(
      [
        model({
          publisher: 'Meta',
          supplier: { name: 'Acme' },
          purl: 'pkg:generic/sorter',
          evidence: {
            identity: [{ field: 'name', confidence: 0.8, methods: [{ technique: 'filename', confidence: 0.8 }] }],
          },
          modelCard: {
            quantitativeAnalysis: { graphics: { collection: [{ name: 'Scores', image }] } },
            considerations: {
              useCases: ['Sorting'],
              environmentalConsiderations: {
                energyConsumptions: [
                  {
                    activity: 'training',
                    activityEnergyCost: { value: 0.4, unit: 'kWh' },
                    co2CostEquivalent: { value: 31.2, unit: 'tCO2eq' },
                    energyProviders: [{ energySource: 'wind', organization: { name: 'Grid' } }],
                  },
                ],
              },
              fairnessAssessments: [{ groupAtRisk: 'Writers', benefits: 'Faster answers' }],
              inventedLater: 'x',
            },
          },
        }),
      ],
      { services: [{ name: 'Prices' }], compositions: [] },
    );
    expect(said(found)).toEqual({
      models: 'sorter, Acme, published by Meta',
      users: 'Use case: Sorting',
      energy: 'training: 0.4 kWh, 31.2 tCO2eq; energy: wind, Grid',
      benefits: 'Writers: Faster answers',
      harms: 'Writers',
    });
    expect(found.proposals.map(({ certainty }) => certainty)).toContain('confidence 0.8 for the name (filename)');
    expect(found.leftOut).toEqual([
      '1 picture',
      'purl',
      'modelCard.considerations.inventedLater',
      'service Prices',
      'compositions',
    ]);
  });

  it('never takes the supplier of a model for the provider of the system', () => {
    expect(said(bom([model({ supplier: { name: 'Acme' } })]))).toEqual({ models: 'sorter, Acme' });
  });

  it('names the model of each line, nested components included', () => {
    const inner = {
      type: 'application',
      name: 'app',
      components: [model({ name: 'b', licenses: [{ expression: 'MIT' }] })],
    };
    expect(said(bom([model({ name: 'a', licenses: [{ license: { name: 'Own' } }] }), inner]))).toMatchObject({
      models: 'a\nb',
      licence: 'a: Own\nb: MIT',
    });
  });

  it.each(['1.5', '1.6', '1.7'])('is read in version %s', specVersion => {
    expect(bom([model()], { specVersion }).kind).toBe('mlBom');
  });
});

const laughs = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'.split('').map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(9)}]`),
];

describe('unknown and hostile files are refused with a message', () => {
  it.each([
    ['a text without a header', 'hello', /neither a model card/],
    ['an empty file', '', /neither a model card/],
    [
      'a text of another kind',
      '# Notes\n## Opening hours\nNine',
      /neither a model card.*sections are “Notes”, “Opening hours”/,
    ],
    ['XML', '<?xml version="1.0"?><bom/>', /The file is XML/],
    ['a header that does not end', '---\nlicense: mit\n', /neither a model card/],
    ['a header that is a list', '---\n- a\n---\n', /has no named fields/],
    ['a header that is no YAML', '---\nlicense: [mit\n---\n', /is not valid YAML: see line \d/],
    ['a field that stands twice', '---\nlicense: mit\nlicense: gpl\n---\n', /is not valid YAML: see line 3/],
    ['a header that refers to itself without end', `---\n${laughs.join('\n')}\n---\n`, /refers to itself too often/],
    ['a header of brackets', `---\na: ${'['.repeat(60_000)}\n---\n`, /nested too deep/],
    ['a header of dashes', `---\na:\n${'- '.repeat(60_000)}x\n---\n`, /nested too deep/],
    [
      'a header of steps',
      `---\n${Array.from({ length: 450 }, (_, step) => `${' '.repeat(step)}a:`).join('\n')}\n---\n`,
      /nested more than 30/,
    ],
    ['a field that reaches into the program', '---\n__proto__:\n  admin: true\n---\n', /a field called “__proto__”/],
    ['a header without bounds', `---\na: ${'x'.repeat(200_000)}\n---\n`, /longer than 128 KB/],
    ['a text without bounds', `---\na: ${'x'.repeat(60_000)}\n---\n`, /longer than 50,000 characters/],
    ['JSON that breaks off', '{"bomFormat":', /cannot be read as JSON/],
    ['JSON of something else', '{"name":"x"}', /not a CycloneDX bill of materials/],
    ['JSON with a prototype', '{"bomFormat":"CycloneDX","__proto__":{"a":1}}', /a field called “__proto__”/],
    ['JSON of brackets', `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /nested more than 30 levels deep/],
    ['JSON with too many values', `{"a":[${'1,'.repeat(100_001)}1]}`, /more than 100,000 values/],
    [
      'a bill of an older version',
      '{"bomFormat":"CycloneDX","specVersion":"1.4"}',
      /Version stated in this file: 1\.4\.$/,
    ],
    [
      'a bill without a model',
      '{"bomFormat":"CycloneDX","specVersion":"1.6","components":[{"type":"library"}]}',
      /contains no component/,
    ],
  ])('%s', (_what, text, sentence) => {
    const begun = performance.now();
    expect(() => read(text)).toThrow(sentence);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('too large a file, or not a text', () => {
    expect(() => readModelFile(Buffer.alloc(modelFile.maxBytes + 1, '-'))).toThrow('larger than 2 MB');
    expect(() => readModelFile(Buffer.from([0x2d, 0xff, 0xfe]))).toThrow('The file is not UTF-8 text');
    expect(() => bom(Array.from({ length: 21 }, () => model()))).toThrow('names 21 models; up to 20');
  });

  it('leaves out values that no fact can store', () => {
    expect(said(card('license: "a\\u0000b"\nmodel_name: {x: 1}\ndatasets: [null, 3, {y: 2}]'))).toEqual({
      licence: 'ab',
      trainingData: 'Data sets: 3',
    });
    expect({}).not.toHaveProperty('admin');
  });
});
