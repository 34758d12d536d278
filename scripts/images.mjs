/** `npm run images`: builds both images, prints their sizes, and writes their contents (CycloneDX) to dist/sbom. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, ensureModules, environmentWith, findNode24, root, run } from '../libs/dev-stack/src/node24.mjs';

endWithParent();
const tag = process.env.AICP_TAG || 'latest';
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** The contents of each image, as name@version: read from the image, except for the client, whose packages are bundled. */
const CONTENTS = { node: installedIn, web: async () => neededBy('web') };

const ask = async (command, ...words) => run(command, words, { capture: true });
const fail = text => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

if ((await ask('docker', 'info')).code !== 0) fail('No container engine is responding. Start or install Docker.');
const commit = (await ask('git', 'rev-parse', '--short', 'HEAD')).stdout.trim();
// The older builder works as well, if the newer one's plug-in is missing.
const env = { ...process.env, DOCKER_BUILDKIT: (await ask('docker', 'buildx', 'version')).code === 0 ? '1' : '0' };
for (const target of Object.keys(CONTENTS)) {
  const started = Date.now();
  const words = [
    'build',
    '--target',
    target,
    '--build-arg',
    `GIT_COMMIT=${commit}`,
    '-t',
    `aicp/${target}:${tag}`,
    '.',
  ];
  const { code } = await run('docker', words, { env, stdio: ['ignore', 2, 2] });
  if (code !== 0) fail(`The image aicp/${target} could not be built.`);
  const size = (await ask('docker', 'image', 'inspect', `aicp/${target}:${tag}`, '--format', '{{.Size}}')).stdout;
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(`aicp/${target}:${tag}  ${Math.round(Number(size) / 1e6)} MB, built in ${seconds} s\n`);
}

const node = await findNode24();
await ensureModules(node);
// All packages at once, because `--omit dev` would also omit packages that any workspace has among its development dependencies.
const { code, stdout, output } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  capture: true,
  env: environmentWith(node),
});
if (code !== 0) fail(`npm sbom failed: ${output}`);
const everything = JSON.parse(stdout);
mkdirSync(join(root, 'dist/sbom'), { recursive: true });
for (const [target, contentsOf] of Object.entries(CONTENTS)) {
  const inside = await contentsOf(target);
  const components = everything.components.filter(component => inside.delete(component['bom-ref']));
  if (inside.size > 0) fail(`aicp/${target} holds what the lock file does not: ${[...inside].join(', ')}`);
  const refs = new Set([everything.metadata.component, ...components].map(component => component['bom-ref']));
  const dependencies = everything.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(other => refs.has(other)) }));
  const path = `dist/sbom/${target}.cdx.json`;
  writeFileSync(join(root, path), JSON.stringify({ ...everything, components, dependencies }, null, 2));
  process.stdout.write(`${path}  ${components.length} packages\n`);
}

async function installedIn(target) {
  const list = `
    const { globSync, readFileSync } = require('node:fs');
    for (const file of globSync(['**/node_modules/{*,@*/*}/package.json', '{gateway,{libs,services}/*}/package.json'])) {
      const { name, version } = JSON.parse(readFileSync(file, 'utf8'));
      console.log(name + '@' + version);
    }`;
  const { stdout, code } = await ask(
    'docker',
    'run',
    '--rm',
    '--entrypoint',
    'node',
    `aicp/${target}:${tag}`,
    '-e',
    list,
  );
  if (code !== 0) fail(`The image aicp/${target} could not be asked for its packages.`);
  return new Set(stdout.trim().split('\n'));
}

/** All packages that a workspace needs to run. */
function neededBy(workspace) {
  const found = new Set();
  const visit = path => {
    if (found.has(path)) return;
    found.add(path);
    const { dependencies, optionalDependencies, peerDependencies } = packages[path];
    for (const name of Object.keys({ ...peerDependencies, ...dependencies, ...optionalDependencies })) {
      const other = resolved(path, name);
      if (other) visit(other);
    }
  };
  visit(workspace);
  const nameOf = path => packages[path].name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return new Set([...found].map(path => `${nameOf(path)}@${packages[path].version}`));
}

/** The place where a package finds another: in the node_modules of its folder, or of one above. */
function resolved(from, name) {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${folder}${folder && '/'}node_modules/${name}`];
    if (entry) return entry.link ? entry.resolved : `${folder}${folder && '/'}node_modules/${name}`;
    if (folder === '') return undefined;
  }
}
