import type { Rolldown } from 'vite';

/**
 * The pages in the order in which visitors usually open them. A module shared by several pages goes to the chunk of the first layer that
 * needs it. This takes one request instead of one per combination of pages, and later layers have it already.
 */
const LAYERS: Record<string, string[]> = {
  landing: ['features/landing/LandingPage.tsx'],
  entrance: ['features/auth/AuthPage.tsx', 'features/pricing/PricingPage.tsx'],
  work: [
    'app/ClientLayer.tsx',
    'features/dashboard/DashboardPage.tsx',
    'app/SignedInLinks.tsx',
    'app/Rail.tsx',
    'app/RailBell.tsx',
  ],
  sections: [
    'features/report/VerdictSections.tsx',
    'features/report/verdict/VerdictSection.tsx',
    'features/report/verdict/GapSection.tsx',
    'features/report/verdict/ActionSection.tsx',
  ],
};

const OURS = /\/(web\/src|libs\/\w+\/src)\//;

type Context = Rolldown.ChunkingContext;

/** Returns the layer of each of our modules that one of the layers needs. */
function layersOf(context: Context): Map<string, string> {
  const layers = new Map<string, string>();
  const visit = (id: string, layer: string) => {
    if (layers.has(id) || !OURS.test(id) || (layer === 'sections' && !id.includes('/features/'))) return;
    layers.set(id, layer);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported, layer);
  };
  for (const [layer, files] of Object.entries(LAYERS))
    for (const file of files) visit(`${import.meta.dirname}/src/${file}`, layer);
  return layers;
}

/** Returns the rules by which the build splits the client into chunks. */
export function layered(): Rolldown.CodeSplittingOptions {
  let layers: Map<string, string> | undefined;
  return {
    groups: [
      { name: 'first', tags: ['$initial'] },
      { name: 'graph', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs|tslib)\// },
      {
        name: 'radix',
        test: /@radix-ui\/(primitive|react-(compose-refs|context|direction|id|presence|primitive|slot|use-[a-z-]+))\//,
      },
      { name: 'tabs', test: /\/src\/ui\/Tabs\.tsx$|@radix-ui\/react-(collection|roving-focus|tabs)\// },
      { name: 'overlay', test: /@radix-ui\/react-(dismissable-layer|focus-scope|portal|visually-hidden)\// },
      { name: 'floating', test: /@floating-ui\/|@radix-ui\/react-(arrow|popper|tooltip)\/|\/src\/ui\/Tooltip\.tsx$/ },
      // The parts that signing in shares with the landing page, and the plans.
      { name: 'fields', test: /\/src\/(ui\/(Field|Term)|parts\/(use)?[pP]ublicPages?)\.tsx?$/ },
      { name: 'contact', test: /\/src\/parts\/contact\/(ContactButton|useContactForm)\.tsx$/ },
      {
        name(id, context) {
          layers ??= layersOf(context);
          return layers.get(id);
        },
        debugName: 'layers',
        includeDependenciesRecursively: false,
        minShareCount: 2,
      },
    ],
  };
}
