import { type ModelFile, proposal } from './proposal.ts';
import { type Tree, textIn, textsIn, treeIn, treesIn } from './tree.ts';

/** What the header of a model card, as Hugging Face has it, says for the register of a system that uses the model. */
export function modelCard(card: Tree): ModelFile {
  const index = treesIn(card['model-index']);
  const name = textIn(card.model_name) ?? textIn(index[0]?.name) ?? null;
  const bases = textsIn(card.base_model);
  const [results, datasets] = [index.flatMap(({ results }) => treesIn(results)), textsIn(card.datasets)];
  const measures = textsIn(card.metrics);
  const languages = textsIn(card.language);
  return {
    kind: 'modelCard',
    name,
    proposals: [
      ...proposal('models', 'model_name, base_model', [
        name !== null && `${name}, by its model card`,
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
        ? proposal('metrics', 'model-index', measuredIn(results))
        : proposal('metrics', 'metrics', [measures.length > 0 && `Measured: ${measures.join(', ')}`])),
      ...proposal('inputData', 'language', [languages.length > 0 && `Languages: ${languages.join(', ')}`]),
    ],
  };
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
