import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { methodModule } from './methodModule.ts';
import { publicPages } from './src/parts/publicPages.ts';

const ROOT = '<div id="root"></div>';
const general = publicPages['/'];

/**
 * An HTML file for each public page: its title, its description and itself, so that it can be read before any script
 * runs, and its chunk is fetched together with the entry. Every other address gets the general index.html.
 */
export function writePublicPages(): Plugin {
  return {
    name: 'public-pages',
    transformIndexHtml: html => described(html, general),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        const { prerender, routePatterns } = await buildPrerender();
        // For the server, which answers 404 where there is no page.
        this.emitFile({ type: 'asset', fileName: '.routes.json', source: JSON.stringify(routePatterns()) });
        for (const [path, page] of Object.entries(publicPages)) {
          const head = described(preloading(String(index.source), bundle, page.module), page);
          // What is drawn already needs its style and its fonts first; the scripts take it over afterwards.
          const own = head
            .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
            .replace(ROOT, `<div id="root">${await prerender(path)}</div>`);
          const fileName = `pages/${path === '/' ? 'index' : path.slice(1)}.html`;
          this.emitFile({ type: 'asset', fileName, source: own });
        }
      },
    },
  };
}

function described(html: string, page: { title: string; description: string }): string {
  return html
    .replace(/<title>[^<]*/, `<title>${page.title}`)
    .replace(/((?:name|property)="(?:og:)?title" content=")[^"]*/g, `$1${page.title}`)
    .replace(/((?:name|property)="(?:og:)?description" content=")[^"]*/g, `$1${page.description}`);
}

function preloading(html: string, bundle: Rolldown.OutputBundle, module: string): string {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
  const page = chunks.find(chunk => chunk.facadeModuleId?.endsWith(module));
  if (!page) throw new Error(`The build has no chunk of ${module}.`);
  const needed = new Set<string>();
  const visit = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    chunks.find(chunk => chunk.fileName === file)?.imports.forEach(visit);
  };
  visit(page.fileName);
  const links = [...needed]
    .filter(file => !html.includes(file))
    .map(file => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', `${links.join('')}  </head>`);
}

/** The same pages, built for Node. */
async function buildPrerender(): Promise<typeof import('./src/prerender.tsx')> {
  const outDir = resolve(import.meta.dirname, `../node_modules/.cache/aicp/prerender-${process.pid}`);
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      plugins: [methodModule(), react()],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const built = await import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
    // Every page's chunk is read before the folder goes.
    for (const path of Object.keys(publicPages)) await built.prerender(path);
    return built;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
