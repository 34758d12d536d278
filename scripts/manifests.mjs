/**
 * `npm run manifests`: renders the overlays and checks them with all available tools: our own rules, schemas (kubernetes-validate,
 * kubeconform) and policies (checkov); and the alerts, with their tests (promtool).
 *   --rules only our own rules, which take a second
 *   --server also asks the API server of the current kubectl context; creates the two namespaces there, and nothing else
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root, run } from '../libs/dev-stack/src/node24.mjs';
import { faultsOf } from './manifestRules.mjs';

const KUBERNETES = '1.34';

const wants = flag => process.argv.includes(flag);
let failed = false;

function tell(name, faults) {
  process.stdout.write(`${faults.length === 0 ? 'ok     ' : 'FAIL   '} ${name}\n`);
  for (const fault of faults) process.stdout.write(`          ${fault}\n`);
  failed ||= faults.length > 0;
}

const skip = (name, why) => process.stdout.write(`SKIPPED ${name}: ${why}\n`);

async function ask(name, command, args) {
  const { code, output } = await run(command, args, { capture: true });
  if (code === 127) skip(name, `there is no ${command} on the PATH`);
  else tell(name, code === 0 ? [] : output.trim().split('\n'));
}

/** The rendered objects; undefined if nothing can render them. */
async function render(folder) {
  for (const [command, word] of [
    ['kubectl', 'kustomize'],
    ['kustomize', 'build'],
  ]) {
    const { code, output, stdout } = await run(command, [word, folder], { capture: true });
    if (code === 0) return stdout;
    if (code !== 127) throw new Error(output);
  }
  return undefined;
}

async function checkRules(name, folder, given = {}) {
  const text = await render(folder);
  if (text === undefined) skip(name, 'neither kubectl nor kustomize is on the PATH: NOTHING WAS CHECKED');
  else
    tell(
      `${name}: rules of the house`,
      faultsOf(
        parseAllDocuments(text).map(document => document.toJS()),
        given,
      ),
    );
  return text;
}

async function checkOverlay(name, work) {
  const folder = `k8s/overlays/${name}`;
  const text = await checkRules(name, folder);
  if (text === undefined || wants('--rules')) return;
  const file = join(work, `${name}.yaml`);
  writeFileSync(file, text);
  await ask(`${name}: kubernetes-validate`, 'kubernetes-validate', ['--strict', '-k', KUBERNETES, file]);
  const schemas = process.env.KUBECONFORM_SCHEMAS ? ['-schema-location', process.env.KUBECONFORM_SCHEMAS] : [];
  await ask(`${name}: kubeconform`, 'kubeconform', [
    '-strict',
    '-kubernetes-version',
    `${KUBERNETES}.0`,
    ...schemas,
    file,
  ]);
  await ask(`${name}: checkov`, 'checkov', ['--config-file', join(root, 'k8s/.checkov.yaml'), '--file', file]);
  if (!wants('--server')) return skip(`${name}: API server`, 'not asked for (-- --server)');
  // Really created, because a dry run does not see the namespace that it would create.
  await ask(`${name}: namespace`, 'kubectl', ['apply', '--server-side', '-f', `${folder}/namespace.yaml`]);
  const dry = ['apply', '--server-side', '--dry-run=server', '--warnings-as-errors'];
  await ask(`${name}: API server`, 'kubectl', [...dry, '-k', folder]);
}

async function checkAlerts(folder) {
  for (const name of ['prometheus.yml', 'prometheus.kubernetes.yml'])
    await ask(`${name}: promtool`, 'promtool', ['check', 'config', '--syntax-only', join(root, folder, name)]);
  await ask('alerts: promtool', 'promtool', ['test', 'rules', join(root, folder, 'alerts.test.yml')]);
}

const work = mkdtempSync(join(tmpdir(), 'aicp-manifests-'));
try {
  for (const name of ['dev', 'production']) await checkOverlay(name, work);
  if (!wants('--rules')) await checkAlerts('k8s/observability');
  // One of the optional components has KEDA's own kinds, for which there is no schema here.
  const path = folder => relative(work, join(root, folder));
  const both = {
    resources: [path('k8s/overlays/production')],
    components: ['keda', 's3'].map(name => path(`k8s/components/${name}`)),
  };
  writeFileSync(join(work, 'kustomization.yaml'), JSON.stringify(both));
  await checkRules('production with KEDA and S3', work, { s3: true });
} finally {
  rmSync(work, { recursive: true });
}
process.exitCode = failed ? 1 : 0;
