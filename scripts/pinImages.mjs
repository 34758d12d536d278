/**
 * `npm run pin-images`: adds the registry's digest to every external image in these files, so that its bytes cannot change under the tag.
 * An image whose registry does not answer stays: no digest is made up.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithParent, root, run } from '../libs/dev-stack/src/node24.mjs';

endWithParent();
/** Matches the image with its tag, and any previous digest. */
const REFERENCE = /((?:[a-z0-9.-]+\/)*[a-z0-9.-]+:[\w.-]*\d[\w.-]*)(@sha256:[0-9a-f]{64})?/;
const PLACES = {
  Dockerfile: new RegExp(`^(ARG \\w+_IMAGE=)${REFERENCE.source}$`, 'gm'),
  'docker-compose.yml': new RegExp(`((?:image: |_IMAGE:-))${REFERENCE.source}(?=}?$)`, 'gm'),
};
const KUSTOMIZED = /\{ name: (?!aicp\/)([\w./-]+), newTag: ([\w.-]+)(?:, digest: "sha256:[0-9a-f]{64}")? \}/g;

const known = new Map();

/** `sha256:…`, or undefined without an answer. */
async function digestOf(image) {
  if (!known.has(image)) {
    const words = ['buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'];
    const { code, stdout } = await run('docker', words, { capture: true });
    const digest = code === 0 ? /sha256:[0-9a-f]{64}/.exec(stdout)?.[0] : undefined;
    process.stdout.write(`${image}  ${digest ?? 'no registry answered: left as it is'}\n`);
    known.set(image, digest);
  }
  return known.get(image);
}

async function rewrite(file, pattern, replace) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  let next = text;
  for (const match of text.matchAll(pattern)) next = next.replace(match[0], await replace(match));
  if (next !== text) writeFileSync(path, next);
}

for (const [file, pattern] of Object.entries(PLACES))
  await rewrite(file, pattern, async ([all, before, image]) => {
    const digest = await digestOf(image);
    return digest ? `${before}${image}@${digest}` : all;
  });
for (const file of ['base', 'overlays/dev', 'overlays/production'].map(name => `k8s/${name}/kustomization.yaml`))
  await rewrite(file, KUSTOMIZED, async ([all, name, tag]) => {
    const digest = await digestOf(`${name}:${tag}`);
    return digest ? `{ name: ${name}, newTag: ${tag}, digest: "${digest}" }` : all;
  });
