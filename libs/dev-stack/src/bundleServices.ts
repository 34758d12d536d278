/**
 * Bundles the services and the gateway into a folder: `node bundleServices.ts <folder>`. Runs in a separate process, because it takes a
 * gigabyte.
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './deployables.ts';

const [folder = ''] = process.argv.slice(2);

/**
 * Modules still read their schema, fonts, migrations and threads next to their source, so references to their own location are replaced
 * by that path.
 */
const places: Plugin = {
  name: 'places',
  transform: {
    filter: { code: /import\.meta\.(url|dirname|filename)|__dirname|__filename/ },
    handler(code, id) {
      const written = {
        'import.meta.url': pathToFileURL(id).href,
        'import.meta.dirname': dirname(id),
        'import.meta.filename': id,
        __dirname: dirname(id),
        __filename: id,
      };
      // Except where a module declares such a name itself, and within a text.
      const names =
        /(?<!\b(?:const|let|var) +|[\w$.'"`/])(import\.meta\.(?:url|dirname|filename)|__dirname|__filename)(?![\w$])/g;
      return { code: code.replace(names, name => JSON.stringify(written[name as keyof typeof written])), map: null };
    },
  },
};

const parts = [...serviceNames.map(name => `services/${name}`), 'gateway'].flatMap(place =>
  ['main', 'worker'].map(part => ({ place, part, file: join(root, place, 'src', `${part}.ts`) })),
);
/** Libraries use the names of classes and functions (errors, models), and so do readers of a log. */
const keepNames = { function: true, class: true };

const bundle = await rolldown({
  input: Object.fromEntries(
    parts.filter(({ file }) => existsSync(file)).map(({ place, part, file }) => [`${place}/${part}`, file]),
  ),
  cwd: root,
  platform: 'node',
  tsconfig: false,
  // Native code, which is loaded from its package.
  external: [/^@node-rs\//, /\.node$/],
  plugins: [places],
  // Optional dependencies that are not installed are reported as missing when they are loaded, as without a bundle.
  logLevel: 'silent',
});
// One build for all: shared modules are parsed and written once, and each service loads only its imports.
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
  // Line breaks are kept, so that stack traces in a log are useful.
  minify: { compress: { keepNames }, mangle: { keepNames }, codegen: { removeWhitespace: false } },
  // A single character beyond Latin-1 makes V8 use two bytes for each character of a text; comments contain some.
  charset: 'ascii',
  comments: false,
  keepNames: true,
});
await bundle.close();
