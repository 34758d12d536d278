import { listed } from './proposal.ts';
import { type Tree, textIn, treeIn, treesIn } from './tree.ts';

const READ = {
  bom: '$schema bomFormat specVersion serialNumber version metadata components',
  component:
    'type bom-ref group name version externalReferences supplier manufacturer publisher licenses modelCard evidence components',
  modelCard: 'bom-ref modelParameters quantitativeAnalysis considerations',
  modelParameters: 'approach task architectureFamily modelArchitecture datasets inputs outputs',
  quantitativeAnalysis: 'performanceMetrics',
  considerations:
    'users useCases technicalLimitations performanceTradeoffs ethicalConsiderations environmentalConsiderations fairnessAssessments',
  environmentalConsiderations: 'energyConsumptions',
} as const;

/** The parts of an ML-BOM that match no fact: pictures, services and unknown fields. */
export function leftOutOf(bom: Tree, models: readonly Tree[]): string[] {
  const services = treesIn(bom.services).flatMap(({ name }) => textIn(name) ?? []);
  return listed(
    [
      ...models.flatMap(model => {
        const card = treeIn(model.modelCard);
        const considerations = treeIn(card.considerations);
        const within = (name: keyof typeof READ, from: unknown, place: string) =>
          unread(name, treeIn(from)).map(field => `${place}${field}`);
        const pictures = picturesIn(model);
        return [
          pictures > 0 ? `${pictures} ${pictures === 1 ? 'picture' : 'pictures'}` : '',
          ...within('component', model, ''),
          ...within('modelCard', card, 'modelCard.'),
          ...within('modelParameters', card.modelParameters, 'modelCard.modelParameters.'),
          ...within('quantitativeAnalysis', card.quantitativeAnalysis, 'modelCard.quantitativeAnalysis.'),
          ...within('considerations', considerations, 'modelCard.considerations.'),
          ...within(
            'environmentalConsiderations',
            considerations.environmentalConsiderations,
            'environmentalConsiderations.',
          ),
        ];
      }),
      ...services.map(name => `service ${name}`),
      ...unread('bom', bom).filter(field => field !== 'services'),
    ].filter(Boolean),
  );
}

function unread(name: keyof typeof READ, tree: Tree): string[] {
  const read = new Set<string>(READ[name].split(' '));
  return Object.keys(tree).filter(field => !read.has(field) && field !== 'graphics');
}

/** The number of pictures of results and data. */
function picturesIn({ modelCard, data }: Tree): number {
  const { quantitativeAnalysis, modelParameters } = treeIn(modelCard);
  const holders = [treeIn(quantitativeAnalysis), ...treesIn(treeIn(modelParameters).datasets), ...treesIn(data)];
  return holders.reduce((sum, { graphics }) => sum + treesIn(treeIn(graphics).collection).length, 0);
}
