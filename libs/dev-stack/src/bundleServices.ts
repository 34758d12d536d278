/** Bundles the services and the gateway into a folder: `node bundleServices.ts <folder>`. A process of its own, because it takes a gigabyte. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@aicp/contracts/serviceNames';
import { type Plugin, rolldown } from 'rolldown';
import { root } from './deployables.ts';

const [folder = ''] = process.argv.slice(2);

/**
 * A module goes on reading its schema, fonts, migrations and threads next to its source: what it knows of its own place is
 * written out.
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
      // Not where a module declares such a name itself, nor in a text.
      const names =
        /(?<!\b(?:const|let|var) +|[\w$.'"`/])(import\.meta\.(?:url|dirname|filename)|__dirname|__filename)(?![\w$])/g;
      return { code: code.replace(names, name => JSON.stringify(written[name as keyof typeof written])), map: null };
    },
  },
};

const parts = [...serviceNames.map(name => `services/${name}`), 'gateway'].flatMap(place =>
  ['main', 'worker'].map(part => ({ place, part, file: join(root, place, 'src', `${part}.ts`) })),
);
/** Names of classes and functions are used by libraries (errors, models) and by people who read a log. */
const keepNames = { function: true, class: true };

const bundle = await rolldown({
  input: Object.fromEntries(
    parts.filter(({ file }) => existsSync(file)).map(({ place, part, file }) => [`${place}/${part}`, file]),
  ),
  cwd: root,
  platform: 'node',
  tsconfig: false,
  // Machine code, which is found by its package.
  external: [/^@node-rs\//, /\.node$/],
  plugins: [places],
  // Packages' optional parts that no one installed are said to be missing when they are asked for, as without a bundle.
  logLevel: 'silent',
});
// One build for all: what several share is parsed and written once, and each loads no more than it imports.
await bundle.write({
  dir: folder,
  format: 'esm',
  entryFileNames: '[name].mjs',
  chunkFileNames: 'chunks/[name]-[hash].mjs',
  // Lines stay, so that a stack in a log leads somewhere.
  minify: { compress: { keepNames }, mangle: { keepNames }, codegen: { removeWhitespace: false } },
  // A single character beyond Latin-1 makes V8 keep a text in two bytes for each; comments would hold some.
  charset: 'ascii',
  comments: false,
  keepNames: true,
});
await bundle.close();
