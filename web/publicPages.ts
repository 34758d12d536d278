import type { Plugin, Rolldown } from 'vite';
import { publicPages } from './src/client/publicPages.ts';

const general = publicPages['/'];

/**
 * An HTML file for each public page: its title and description stand there before any script runs, and its chunk is
 * fetched together with the entry instead of after it. Every other address gets the general index.html.
 */
export function writePublicPages(): Plugin {
  return {
    name: 'public-pages',
    transformIndexHtml: html => described(html, general),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html.');
        for (const [path, page] of Object.entries(publicPages)) {
          const own = described(preloading(String(index.source), bundle, page.module), page);
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
