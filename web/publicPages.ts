import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { methodModule } from './methodModule.ts';
import { fetchSessionUser } from './src/client/fetchSessionUser.ts';
import { prefetchSession, type Question } from './src/client/prefetchSession.ts';
import { publicPages } from './src/parts/publicPages.ts';
import { lazyRoutes, publicModules, skeletonPages } from './src/parts/skeletonPages.ts';

const ROOT = '<div id="root"></div>';
const general = publicPages['/'];

type Skeleton = keyof typeof skeletonPages;
const skeletons = Object.keys(skeletonPages) as Skeleton[];

/**
 * Writes an HTML file for each public page, with its title, description and rendered content. It is readable before any script runs, and
 * its chunk is fetched together with the entry. Also writes a skeleton for each signed-in page, which requests the page's data and the
 * session at once. Every other address gets the general index.html.
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
        const html = String(index.source);
        const { prerender, prerenderSkeleton, routePatterns, firstQuestions, isLazyRoute } = await buildPrerender();
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        // The server uses this list to answer 404 for unknown pages.
        emit('.routes.json', JSON.stringify(routePatterns(fileOf)));
        for (const path of Object.keys(publicPages) as (keyof typeof publicPages)[]) {
          const page = publicPages[path];
          const module = publicModules[path];
          const head = described(preloading(html, bundle, isLazyRoute(path) ? [lazyRoutes, module] : [module]), page);
          const own = drawnFirst(head).replace(ROOT, `<div id="root">${await prerender(path)}</div>`);
          emit(`pages/${path === '/' ? 'index' : path.slice(1)}.html`, own);
        }
        const questions = firstQuestions();
        for (const name of skeletons) {
          const asks = this.emitFile({ type: 'asset', name: `${name}.js`, source: asking(questions[name]) });
          const ask = `<script src="/${this.getFileName(asks)}"></script>\n    `;
          const own = drawnFirst(preloading(html, bundle, skeletonPages[name].modules))
            .replace('<script', `${ask}<script`)
            .replace(ROOT, `<div id="root">${prerenderSkeleton(name)}</div>`);
          emit(skeletonFile(name), own);
        }
        // All addresses without their own HTML file need these chunks.
        index.source = preloading(html, bundle, [lazyRoutes]);
      },
    },
  };
}

const skeletonFile = (name: Skeleton) => `skeletons/${name}.html`;

function fileOf({ path, isOwn }: { path: string; isOwn: boolean }): string {
  const skeleton = isOwn && skeletons.find(name => skeletonPages[name].paths.test(path));
  return skeleton ? skeletonFile(skeleton) : 'index.html';
}

/** A script small enough to run long before the client. */
const asking = (question?: Question) =>
  `(${prefetchSession})(${JSON.stringify(fetchSessionUser)},${JSON.stringify(question)})`;

function described(html: string, page: { title: string; description: string }): string {
  return html
    .replace(/<title>[^<]*/, `<title>${page.title}`)
    .replace(/((?:name|property)="(?:og:)?title" content=")[^"]*/g, `$1${page.title}`)
    .replace(/((?:name|property)="(?:og:)?description" content=")[^"]*/g, `$1${page.description}`);
}

/** Rendered content needs its styles and fonts first, so scripts get a low priority. */
const drawnFirst = (html: string) =>
  html.replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

function preloading(html: string, bundle: Rolldown.OutputBundle, modules: string[]): string {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk');
  const needed = new Set<string>();
  const visit = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    chunks.find(chunk => chunk.fileName === file)?.imports.forEach(visit);
  };
  for (const module of modules) {
    const page = chunks.find(chunk => chunk.moduleIds.some(id => id.endsWith(module)));
    if (!page) throw new Error(`The build has no chunk of ${module}.`);
    visit(page.fileName);
  }
  const links = [...needed]
    .filter(file => !html.includes(file))
    .map(file => `    <link rel="modulepreload" crossorigin href="/${file}">\n`);
  return html.replace('  </head>', `${links.join('')}  </head>`);
}

/** Builds the same pages for Node. */
async function buildPrerender(): Promise<typeof import('./src/prerender.tsx')> {
  const outDir = resolve(import.meta.dirname, `../node_modules/.cache/aicp/prerender-${process.pid}`);
  try {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      plugins: [methodModule(), react({ jsxImportSource: '#jsx' })],
      ssr: { noExternal: true },
      build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
    });
    const built = await import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
    // Every page's chunk must be read before the folder is removed.
    for (const path of Object.keys(publicPages)) await built.prerender(path);
    return built;
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
