import type { FactName } from '@aicp/compliance/law/systemFacts/systemFacts';
import { leftOutOf } from './mlBomLeftOut.ts';
import { type ModelFile, proposal } from './proposal.ts';
import { RefusedModelFile, type Tree, textIn, textsIn, treeIn, treesIn } from './tree.ts';

const VERSIONS = ['1.5', '1.6', '1.7'];
const MAX_MODELS = 20;
const PARAMETERS = 'modelCard.modelParameters';

/**
 * The proposals in a CycloneDX ML-BOM for a system with its models. A model's supplier is not the system's provider, so it is listed with
 * the model only.
 * @throws RefusedModelFile
 */
export function mlBom(bom: Tree): ModelFile {
  if (bom.bomFormat !== 'CycloneDX')
    throw new RefusedModelFile(
      'The file is JSON but not a CycloneDX bill of materials: its “bomFormat” is not “CycloneDX”.',
    );
  const version = textIn(bom.specVersion) ?? 'none';
  if (!VERSIONS.includes(version))
    throw new RefusedModelFile(
      `CycloneDX 1.5, 1.6 and 1.7 can be read. Version stated in this file: ${version.slice(0, 20)}.`,
    );
  const parts = [...treesIn(treeIn(bom.metadata).component), ...treesIn(bom.components)].flatMap(withInner);
  const models = parts.filter(({ type }) => type === 'machine-learning-model');
  if (models.length === 0)
    throw new RefusedModelFile(
      `The file contains no component of the type “machine-learning-model”. Other components: ${parts.length}; services: ${treesIn(bom.services).length}. Choose a file that describes a model.`,
    );
  if (models.length > MAX_MODELS)
    throw new RefusedModelFile(`The file names ${models.length} models; up to ${MAX_MODELS} can be read at once.`);
  const byRef = new Map(parts.map(part => [textIn(part['bom-ref']), part]));
  const of = (fact: FactName, from: string, say: (model: Tree) => Iterable<string | undefined>) =>
    proposal(fact, from, linesOf(models, say), certaintyOf(models));
  return {
    kind: 'mlBom',
    name: models.length === 1 ? (textIn(models[0]?.name) ?? null) : null,
    proposals: [
      ...proposal('models', 'name, version, externalReferences', models.map(modelLine), certaintyOf(models)),
      ...of('licence', 'licenses', ({ licenses }) => treesIn(licenses).map(licenceOf)),
      ...of('architecture', PARAMETERS, model => architectureOf(parametersOf(model))),
      ...of('trainingData', `${PARAMETERS}.datasets`, model => dataOf(treesIn(parametersOf(model).datasets), byRef)),
      ...of('inputData', `${PARAMETERS}.inputs, outputs`, model => {
        const { inputs, outputs } = parametersOf(model);
        return [formats('Inputs', inputs), formats('Outputs', outputs)];
      }),
      ...of('metrics', 'modelCard.quantitativeAnalysis', ({ modelCard }) =>
        treesIn(treeIn(treeIn(modelCard).quantitativeAnalysis).performanceMetrics).map(measureOf),
      ),
      ...of('users', 'modelCard.considerations.users, useCases', model => {
        const { users, useCases } = considerationsOf(model);
        return [...textsIn(users), ...textsIn(useCases).map(useCase => `Use case: ${useCase}`)];
      }),
      ...of('energy', 'modelCard.considerations.environmentalConsiderations', model =>
        treesIn(treeIn(considerationsOf(model).environmentalConsiderations).energyConsumptions).map(energyOf),
      ),
      ...of('limitations', 'modelCard.considerations.technicalLimitations, performanceTradeoffs', model => {
        const { technicalLimitations, performanceTradeoffs } = considerationsOf(model);
        return [...textsIn(technicalLimitations), ...textsIn(performanceTradeoffs)];
      }),
      ...of('furtherRisks', 'modelCard.considerations.ethicalConsiderations', model =>
        treesIn(considerationsOf(model).ethicalConsiderations).map(({ name, mitigationStrategy }) =>
          said(textIn(name), 'mitigation', mitigationStrategy),
        ),
      ),
      ...of('benefits', 'modelCard.considerations.fairnessAssessments', model =>
        treesIn(considerationsOf(model).fairnessAssessments).map(
          ({ groupAtRisk, benefits }) =>
            textIn(benefits) && [textIn(groupAtRisk), textIn(benefits)].filter(Boolean).join(': '),
        ),
      ),
      ...of('harms', 'modelCard.considerations.fairnessAssessments', model =>
        treesIn(considerationsOf(model).fairnessAssessments).map(({ groupAtRisk, harms, mitigationStrategy }) =>
          said([textIn(groupAtRisk), textIn(harms)].filter(Boolean).join(': '), 'mitigation', mitigationStrategy),
        ),
      ),
    ],
    leftOut: leftOutOf(bom, models),
  };
}

const parametersOf = ({ modelCard }: Tree) => treeIn(treeIn(modelCard).modelParameters);
const considerationsOf = ({ modelCard }: Tree) => treeIn(treeIn(modelCard).considerations);

/** A component with its nested components. The file is known to be only a few levels deep. */
const withInner = (part: Tree): Tree[] => [part, ...treesIn(part.components).flatMap(withInner)];

/** The statements about each model; with several models, each line has its model's name. */
function* linesOf(models: readonly Tree[], say: (model: Tree) => Iterable<string | undefined>) {
  for (const model of models) {
    const name = models.length > 1 ? textIn(model.name) : undefined;
    for (const line of say(model)) yield line && name ? `${name}: ${line}` : line;
  }
}

const SOURCES = ['model-card', 'distribution', 'vcs', 'website'];

function modelLine({ group, name, version, externalReferences, supplier, manufacturer, publisher }: Tree) {
  const links = treesIn(externalReferences);
  const link = SOURCES.flatMap(type => links.filter(one => one.type === type)).flatMap(
    ({ url }) => textIn(url) ?? [],
  )[0];
  const [maker, seller, published] = [
    textIn(treeIn(manufacturer).name),
    textIn(treeIn(supplier).name),
    textIn(publisher),
  ];
  const from = maker ?? seller ?? published;
  const model = [group, name].flatMap(part => textIn(part) ?? []).join('/');
  const others = [
    maker && seller && `supplied by ${seller}`,
    published && published !== from && `published by ${published}`,
  ];
  return [...new Set([model, textIn(version), from, ...others, link])].filter(Boolean).join(', ');
}

/** The file's certainty that it names the right models: "0.8 for the name (filename)". */
function certaintyOf(models: readonly Tree[]): string | null {
  const lines = models.flatMap(({ name, evidence }) =>
    treesIn(treeIn(evidence).identity).flatMap(({ confidence, field, methods }) => {
      const sure = textIn(confidence) ?? textIn(treesIn(methods)[0]?.confidence);
      if (!sure) return [];
      const how = treesIn(methods).flatMap(({ technique }) => textIn(technique) ?? []);
      const about = [textIn(field) && `for the ${textIn(field)}`, how.length > 0 && `(${how.join(', ')})`];
      return [[models.length > 1 && `${textIn(name)}:`, sure, ...about].filter(Boolean).join(' ')];
    }),
  );
  return lines.length > 0 ? `confidence ${lines.join('; ')}`.slice(0, 500).toWellFormed() : null;
}

/** "training: 0.4 kWh, 31.22 tCO2eq, of which 31.22 tCO2eq offset; energy: natural-gas, Meta" */
function energyOf({ activity, energyProviders, activityEnergyCost, co2CostEquivalent, co2CostOffset }: Tree) {
  const measure = (value: unknown) => {
    const { value: amount, unit } = treeIn(value);
    return [textIn(amount), textIn(unit)].filter(Boolean).join(' ');
  };
  const offset = measure(co2CostOffset);
  const cost = [measure(activityEnergyCost), measure(co2CostEquivalent), offset && `of which ${offset} offset`];
  const providers = treesIn(energyProviders).map(({ energySource, organization, description }) =>
    [textIn(energySource), textIn(treeIn(organization).name) ?? textIn(description)].filter(Boolean).join(', '),
  );
  const energy = providers.filter(Boolean).join(' and ');
  const spent = [cost.filter(Boolean).join(', '), energy && `energy: ${energy}`].filter(Boolean).join('; ');
  return spent ? `${textIn(activity) ?? 'energy'}: ${spent}` : undefined;
}

function licenceOf({ expression, license }: Tree): string | undefined {
  const { id, name, url } = treeIn(license);
  const licence = textIn(expression) ?? textIn(id) ?? textIn(name);
  const where = textIn(url);
  return licence && where ? `${licence} (${where})` : (licence ?? where);
}

function architectureOf({ approach, task, architectureFamily, modelArchitecture }: Tree): (string | undefined)[] {
  return [
    said('Model', '', modelArchitecture),
    said('Family', '', architectureFamily),
    said('Task', '', task),
    said('Learning', '', treeIn(approach).type),
  ];
}

/** "Label: text" or "label; kind: text"; the label alone if only the part after `kind` is missing. */
function said(label: string | undefined, kind: string, value: unknown): string | undefined {
  const text = textIn(value);
  if (kind === '') return text && `${label}: ${text}`;
  return text && label ? `${label}; ${kind}: ${text}` : label || text;
}

const formats = (label: string, value: unknown) => {
  const found = treesIn(value).flatMap(({ format }) => textIn(format) ?? []);
  return found.length > 0 ? `${label}: ${found.join(', ')}` : undefined;
};

function measureOf({ type, value, slice, confidenceInterval }: Tree): string | undefined {
  const [measure, figure, part] = [textIn(type), textIn(value), textIn(slice)];
  const { lowerBound, upperBound } = treeIn(confidenceInterval);
  const [low, high] = [textIn(lowerBound), textIn(upperBound)];
  if (!measure || !figure) return undefined;
  const finer = [part && `on ${part}`, low && high && `from ${low} to ${high}`].filter(Boolean).join(', ');
  return `${measure} ${figure}${finer ? ` (${finer})` : ''}`;
}

/** Inline data sets, and referenced components with data, each once per model. */
function* dataOf(datasets: readonly Tree[], byRef: ReadonlyMap<string | undefined, Tree>) {
  const named = new Set<string>();
  for (const dataset of datasets) {
    const ref = textIn(dataset.ref);
    if (ref !== undefined && named.has(ref)) continue;
    if (ref !== undefined) named.add(ref);
    const part = ref === undefined ? undefined : byRef.get(ref);
    const data = treesIn(part?.data);
    if (part === undefined) yield ref ?? dataLine(dataset);
    else if (data.length === 0) yield dataLine(part);
    else for (const one of data) yield dataLine({ ...part, ...one });
  }
}

const ownersOf = (governance: unknown) =>
  treesIn(treeIn(governance).owners)
    .flatMap(({ organization, contact }) => textIn(treeIn(organization).name) ?? textIn(treeIn(contact).name) ?? [])
    .join(', ');

function dataLine({
  name,
  description,
  classification,
  sensitiveData,
  contents,
  governance,
}: Tree): string | undefined {
  const sensitive = textsIn(sensitiveData);
  const finer = [
    textIn(description),
    said('classification', '', classification),
    sensitive.length > 0 && `sensitive data: ${sensitive.join(', ')}`,
    textIn(treeIn(contents).url),
    said('owner', '', ownersOf(governance)),
  ].filter(Boolean);
  return [textIn(name), finer.join('; ')].filter(Boolean).join(': ');
}
