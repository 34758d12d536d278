import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webDist } from '@aicp/dev-stack/buildWeb';

type Manifest = Record<string, { file: string; isDynamicEntry?: boolean; imports?: string[]; css?: string[] }>;

/** The source files that identify the routes in the build's manifest. */
const ENTRY = 'index.html';
const page = (feature: string, name: string) => `src/features/${feature}/${name}.tsx`;
const LATER = ['src/app/LazyRoutes.tsx', 'src/app/ClientLayer.tsx'];
const ROUTES: Record<string, string[]> = {
  '/': [page('landing', 'LandingPage')],
  '/auth': [page('auth', 'AuthPage')],
  '/pricing': [page('pricing', 'PricingPage')],
  '/dashboard': [...LATER, page('dashboard', 'DashboardPage')],
};

/** KiB, gzip 9: JavaScript and CSS. */
type FirstLoad = {
  /** The files needed before a route shows: the entry, the route, their static imports, the CSS. */
  routes: Record<string, number>;
  /** The size that each later part adds to the dashboard, largest first. */
  parts: [name: string, kib: number][];
};

export function firstLoad(): FirstLoad {
  const manifest: Manifest = JSON.parse(readFileSync(join(webDist, '.vite/manifest.json'), 'utf8'));

  function filesOf(sources: string[]): Set<string> {
    const seen = new Set<string>();
    const files = new Set<string>();
    const visit = (source: string) => {
      if (seen.has(source)) return;
      seen.add(source);
      const chunk = manifest[source];
      if (!chunk) throw new Error(`The build has no chunk of ${source}.`);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
      chunk.imports?.forEach(visit);
    };
    sources.forEach(visit);
    return files;
  }

  const dashboard = filesOf([ENTRY, ...(ROUTES['/dashboard'] ?? [])]);
  const parts = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([source]): [string, number] => {
      const added = [...filesOf([source])].filter(file => !dashboard.has(file));
      return [source.replace(/^.*\/|\.tsx?$/g, ''), sum(added)];
    });
  return {
    routes: Object.fromEntries(
      Object.entries(ROUTES).map(([route, sources]) => [route, sum(filesOf([ENTRY, ...sources]))]),
    ),
    parts: parts.sort(([, one], [, other]) => other - one),
  };
}

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + gzipKib(file), 0);

const gzipKib = (file: string) => gzipSync(readFileSync(join(webDist, file)), { level: 9 }).length / 1024;
