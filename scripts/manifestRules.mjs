/** Our rules for Kubernetes that no schema covers, applied to an overlay as rendered by kustomize. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames, subgraphVariable } from '@aicp/contracts/serviceNames';
import { HARD_LIMIT_MS } from '@aicp/service/process/shutdown';
import { root } from '../libs/dev-stack/src/node24.mjs';
import { openArrows, picture, selects } from './manifestArrows.mjs';

const PROBES = ['startupProbe', 'readinessProbe', 'livenessProbe'];
const LASTING = ['Deployment', 'StatefulSet'];

/** Every setting of the product, as named in .env.example. */
const settings = new Set(
  readFileSync(join(root, '.env.example'), 'utf8')
    .match(/^(# )?[A-Z][A-Z0-9_]+(?==)/gm)
    ?.map(name => name.replace('# ', '')),
);

/** @returns the faults of an overlay's objects, one sentence each */
export function faultsOf(objects, { s3 = false } = {}) {
  const of = kind => objects.filter(object => object.kind === kind);
  const workloads = [...LASTING, 'Job', 'CronJob'].flatMap(of).map(workloadOf);
  const faults = [
    ...workloads.flatMap(workload => [...faultsOfPod(workload), ...faultsOfSettings(workload, of('ConfigMap'))]),
    ...workloads.filter(({ kind }) => LASTING.includes(kind)).flatMap(workload => faultsOfLasting(workload, of)),
    ...faultsOfReferences(workloads, of),
    ...faultsOfDeployables(workloads, of('ConfigMap')),
    ...of('Secret').map(({ metadata }) => `Secret ${metadata.name} stands in the tree`),
  ];
  for (const { metadata } of of('Namespace'))
    if (metadata.labels?.['pod-security.kubernetes.io/enforce'] !== 'restricted')
      faults.push(`Namespace ${metadata.name} does not enforce "restricted"`);

  const { arrows, faults: halves } = openArrows(of('NetworkPolicy'), workloads);
  const wanted = picture(serviceNames, { dev: workloads.some(({ name }) => name === 'payment-simulator'), s3 });
  const denied = of('NetworkPolicy').some(
    ({ spec }) => selects(spec.podSelector, {}) && spec.policyTypes.length === 2 && !spec.ingress && !spec.egress,
  );
  return [
    ...faults,
    ...halves,
    ...(denied ? [] : ['no NetworkPolicy denies everything to everybody']),
    ...arrows.filter(arrow => !wanted.includes(arrow)).map(arrow => `${arrow} is not in the picture`),
    ...wanted.filter(arrow => !arrows.includes(arrow)).map(arrow => `${arrow} is in the picture and not open`),
  ];
}

function workloadOf({ kind, metadata, spec }) {
  const { template } = kind === 'CronJob' ? spec.jobTemplate.spec : spec;
  const { containers, initContainers = [] } = template.spec;
  const all = [...initContainers, ...containers];
  return { kind, name: metadata.name, spec, pod: template.spec, all, labels: template.metadata.labels };
}

function faultsOfPod({ kind, name, pod, all }) {
  const faults = [];
  const insist = (holds, sentence) => holds || faults.push(`${kind} ${name}: ${sentence}`);
  insist(pod.securityContext?.runAsNonRoot === true && pod.securityContext.runAsUser > 0, 'may run as root');
  insist(pod.securityContext?.seccompProfile?.type === 'RuntimeDefault', 'has no seccomp profile');
  insist(pod.automountServiceAccountToken === false, 'is given a token of the cluster');
  for (const { image, imagePullPolicy, securityContext = {}, resources = {}, env = [], envFrom = [] } of all) {
    insist(securityContext.allowPrivilegeEscalation === false, 'may gain privileges');
    insist(securityContext.readOnlyRootFilesystem === true, 'may write to its root');
    insist(securityContext.capabilities?.drop?.includes('ALL'), 'keeps capabilities');
    for (const part of ['requests', 'limits'])
      for (const what of ['cpu', 'memory']) insist(resources[part]?.[what], `has no ${part} of ${what}`);
    insist(/(:[\w.-]+|@sha256:\w{64})$/.test(image) && !image.endsWith(':latest'), `${image} is not pinned`);
    insist(imagePullPolicy === 'IfNotPresent', 'pulls what it has');
    const secret = [...env.map(({ valueFrom }) => valueFrom?.secretKeyRef), ...envFrom.map(from => from.secretRef)];
    insist(!secret.some(Boolean), 'has secrets in its environment instead of in files');
  }
  return faults;
}

/** Variables of our images must be settings of the product. */
function faultsOfSettings({ kind, name, all }, configMaps) {
  const containers = all.filter(({ image }) => /(^|\/)aicp\//.test(image));
  const names = containers.flatMap(({ env = [], envFrom = [] }) => [
    ...env.map(variable => variable.name),
    ...envFrom.flatMap(({ configMapRef }) =>
      Object.keys(configMaps.find(({ metadata }) => metadata.name === configMapRef?.name)?.data ?? {}),
    ),
  ]);
  return names
    .filter(variable => !settings.has(variable))
    .map(variable => `${kind} ${name}: ${variable} is not in .env.example`);
}

/** Checks long-running workloads: Deployments and StatefulSets. */
function faultsOfLasting({ kind, name, spec, pod, labels }, of) {
  const faults = [];
  const insist = (holds, sentence) => holds || faults.push(`${kind} ${name}: ${sentence}`);
  const serves = of('Service').some(service => selects({ matchLabels: service.spec.selector }, labels));
  let pauseMs = 0;
  for (const container of pod.containers) {
    for (const probe of PROBES) insist(container[probe], `has no ${probe}`);
    for (const probe of ['startupProbe', 'livenessProbe'])
      insist((container[probe]?.httpGet?.path ?? '/healthz') === '/healthz', `its ${probe} asks about dependencies`);
    pauseMs = Math.max(pauseMs, (container.lifecycle?.preStop?.sleep?.seconds ?? 0) * 1000);
  }
  insist(pod.terminationGracePeriodSeconds * 1000 > pauseMs + HARD_LIMIT_MS, 'is killed before its drain is over');
  const budgets = of('PodDisruptionBudget').filter(budget => selects(budget.spec.selector, labels));
  insist(budgets.length === 1, `has ${budgets.length} disruption budgets`);
  insist(
    pod.topologySpreadConstraints?.some(({ topologyKey }) => topologyKey === 'kubernetes.io/hostname'),
    'is not spread over machines',
  );
  const scalers = [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')];
  const scaled = scalers.some(scaler => scaler.spec.scaleTargetRef.name === name);
  if (['gateway', 'service', 'web'].includes(labels['app.kubernetes.io/component'])) {
    insist(scaled, 'has no autoscaler');
    insist(serves && pauseMs > 0, 'ends while it is still sent requests');
  }
  insist(scaled === (spec.replicas === undefined), 'is told its number of replicas by two, or by nobody');
  return faults;
}

/** No API server checks that a manifest's references exist. Secrets are created in the cluster. */
function faultsOfReferences(workloads, of) {
  const faults = [];
  const has = (kind, name, from) =>
    of(kind).some(({ metadata }) => metadata.name === name) ||
    faults.push(`${from} names ${kind} ${name}, which is not there`);
  for (const { name, pod } of workloads) {
    for (const { configMap, persistentVolumeClaim } of pod.volumes ?? []) {
      if (configMap) has('ConfigMap', configMap.name, name);
      if (persistentVolumeClaim) has('PersistentVolumeClaim', persistentVolumeClaim.claimName, name);
    }
    for (const { envFrom = [] } of pod.containers)
      for (const { configMapRef } of envFrom) if (configMapRef) has('ConfigMap', configMapRef.name, name);
  }
  for (const { spec, metadata } of of('Service')) {
    const ports = workloads
      .filter(({ labels }) => selects({ matchLabels: spec.selector }, labels))
      .flatMap(({ pod }) => pod.containers.flatMap(container => container.ports ?? []));
    for (const { targetPort, port } of spec.ports)
      if (
        !ports.some(
          ({ name, containerPort }) => (targetPort ?? port) === name || (targetPort ?? port) === containerPort,
        )
      )
        faults.push(`Service ${metadata.name}: nothing listens on ${targetPort ?? port}`);
  }
  for (const { spec, metadata } of of('Ingress'))
    for (const { http } of spec.rules)
      for (const { backend } of http.paths) has('Service', backend.service.name, `Ingress ${metadata.name}`);
  for (const { kind, spec, metadata } of [...of('HorizontalPodAutoscaler'), ...of('ScaledObject')])
    has('Deployment', spec.scaleTargetRef.name, `${kind} ${metadata.name}`);
  return faults;
}

/** Every service of the tree has a web process and a worker, and the gateway knows its address. */
function faultsOfDeployables(workloads, configMaps) {
  const known = configMaps.find(({ metadata }) => metadata.name.startsWith('settings-'))?.data ?? {};
  return serviceNames.flatMap(service => [
    ...[service, `${service}-worker`]
      .filter(name => !workloads.some(workload => workload.name === name))
      .map(name => `there is no Deployment ${name}`),
    ...(known[subgraphVariable(service)] ? [] : [`settings do not name ${subgraphVariable(service)}`]),
  ]);
}
