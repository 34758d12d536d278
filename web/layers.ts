import type { Rolldown } from 'vite';

/**
 * What visitors come upon, in the usual order. A module that several pages share goes to the chunk of the first layer that needs
 * it: one request instead of one for each set of pages that a module happens to have, and what comes later has it already.
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

/** The layer of each of our modules that one of them needs. */
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

/** How the build cuts the client into chunks. */
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
      // What signing in shares with the landing page, without the rest of that; and the plans.
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
