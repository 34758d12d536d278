import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import type { Section } from './cardSections.ts';
import { listed, type ModelFile, type Proposal, proposal } from './proposal.ts';
import { type SectionFact, sectionFacts } from './sectionFacts.ts';
import { type Tree, textIn, textsIn, treeIn, treesIn } from './tree.ts';

/** The header fields that are read. */
const READ = new Set(
  'model_name model-index base_model base_model_relation library_name pipeline_tag datasets metrics language license license_name license_link co2_eq_emissions'.split(
    ' ',
  ),
);

/**
 * Suggested facts for a system from the card of a model that it uses: from its header, in the form of Hugging Face, and its sections. A
 * section that matches no fact is only named.
 */
export function modelCard(card: Tree, sections: readonly Section[]): ModelFile {
  const index = treesIn(card['model-index']);
  const { facts, leftOut } = sectionFacts(sections);
  const named = textIn(card.model_name) ?? textIn(index[0]?.name);
  // A title alone does not make a text a model card.
  const titled = facts.size > 0 || Object.keys(card).length > 0 ? nameIn(sections) : null;
  const name = named ?? titled;
  const fields = Object.keys(card).filter(field => !READ.has(field));
  return {
    kind: 'modelCard',
    name,
    proposals: withSections(
      headerProposals(card, name, named ? 'model_name, base_model' : 'title, base_model', index),
      facts,
    ),
    leftOut: listed([...fields, ...leftOut.map(title => `section “${title}”`)]),
  };
}

/** "# Model Card for X" */
function nameIn(sections: readonly Section[]): string | null {
  const { title = '' } = sections.find(({ depth }) => depth === 1) ?? {};
  return textIn(title.replace(/^model card\b(?: for\b|:)?|\bmodel card$/gi, '')) ?? null;
}

function headerProposals(card: Tree, name: string | null, nameFrom: string, index: readonly Tree[]): Proposal[] {
  const bases = textsIn(card.base_model);
  const [results, datasets] = [index.flatMap(({ results }) => treesIn(results)), textsIn(card.datasets)];
  const measures = textsIn(card.metrics);
  const languages = textsIn(card.language);
  return [
    ...proposal('models', nameFrom, [
      name !== null && `${name}, according to its model card`,
      ...bases.map(base => `${base} (${relationOf(card)})`),
    ]),
    ...proposal('licence', 'license', [licenceOf(card)]),
    ...proposal('architecture', 'base_model, library_name, pipeline_tag', [
      bases.length > 0 && `Base model: ${bases.join(', ')}`,
      line('Library', card.library_name),
      line('Task', card.pipeline_tag),
    ]),
    ...proposal('trainingData', 'datasets', [datasets.length > 0 && `Data sets: ${datasets.join(', ')}`]),
    ...proposal(
      'evaluationData',
      'model-index',
      results.map(({ dataset }) => dataSetOf(treeIn(dataset))),
    ),
    ...(results.length > 0
      ? proposal('metrics', 'model-index', measuredIn(results), checkedIn(results))
      : proposal('metrics', 'metrics', [measures.length > 0 && `Measured: ${measures.join(', ')}`])),
    ...proposal('inputData', 'language', [languages.length > 0 && `Languages: ${languages.join(', ')}`]),
    ...proposal('energy', 'co2_eq_emissions', [emissionsOf(card)]),
  ];
}

/** The proposals, one for each fact: the header first, then the sections. */
function withSections(header: readonly Proposal[], facts: ReadonlyMap<FactName, SectionFact>): Proposal[] {
  const names = new Set([...header.map(({ fact }) => fact), ...facts.keys()]);
  return [...names].flatMap(fact => {
    const above = header.find(one => one.fact === fact);
    const { lines, titles } = facts.get(fact) ?? { lines: [], titles: [] };
    if (above && lines.length === 0) return [above];
    const from = [
      above?.from,
      ...listed(
        titles.map(title => `section “${title}”`),
        4,
      ),
    ]
      .filter(Boolean)
      .join(', ');
    return proposal(fact, from, [...(above ? above.text.split('\n') : []), ...lines], above?.certainty ?? null);
  });
}

function line(label: string, value: unknown): string | undefined {
  const text = textIn(value);
  return text && `${label}: ${text}`;
}

const relations: Readonly<Record<string, string>> = {
  finetune: 'base model, fine-tuned',
  adapter: 'base model, with an adapter',
  merge: 'base model, merged',
  quantized: 'base model, quantised',
};

const relationOf = ({ base_model_relation: relation }: Tree) => relations[textIn(relation) ?? ''] ?? 'base model';

function licenceOf({ license, license_name: name, license_link: link }: Tree): string | undefined {
  const said = textIn(name) ?? textsIn(license).join(', ');
  const where = textIn(link);
  return said && where ? `${said} (${where})` : said || where;
}

/** "Emissions of training: 120 g CO2eq (8 x A100; Germany; by CodeCarbon)": a number without a unit is in grams. */
function emissionsOf({ co2_eq_emissions: said }: Tree): string | undefined {
  const { emissions, training_type, hardware_used, geographical_location, source } = treeIn(said);
  const grams = textIn(emissions) ?? textIn(said);
  if (!grams) return undefined;
  const finer = [textIn(training_type), textIn(hardware_used), textIn(geographical_location), line('source', source)];
  const rest = finer.filter(Boolean).join('; ');
  return `Training emissions: ${grams} g CO2eq${rest ? ` (${rest})` : ''}`;
}

/** "IMDb (imdb, plain_text, test)" */
function dataSetOf({ name, type, config, split }: Tree): string | undefined {
  const [said, ...finer] = [name, type, config, split].flatMap(value => textIn(value) ?? []);
  return said && finer.length > 0 ? `${said} (${finer.join(', ')})` : said;
}

/** "Text Classification on IMDb: Accuracy 0.93" */
function* measuredIn(results: readonly Tree[]) {
  for (const { task, dataset, metrics } of results) {
    const [what, where] = [treeIn(task), treeIn(dataset)];
    const on = textIn(where.name) ?? textIn(where.type);
    const head = [textIn(what.name) ?? textIn(what.type), on && `on ${on}`].filter(Boolean).join(' ');
    for (const { name, type, value } of treesIn(metrics)) {
      const measure = textIn(name) ?? textIn(type);
      const figure = textIn(value);
      if (measure && figure) yield `${head ? `${head}: ` : ''}${measure} ${figure}`;
    }
  }
}

/** "1 of 3 results verified": the file marks results that people other than its author have checked. */
function checkedIn(results: readonly Tree[]): string | null {
  const measures = results.flatMap(({ metrics }) => treesIn(metrics));
  const verified = measures.filter(one => one.verified === true).length;
  return measures.some(one => typeof one.verified === 'boolean')
    ? `${verified} of ${measures.length} results verified`
    : null;
}
