/** The allowed calls between processes: by the NetworkPolicies of a rendered overlay, and by the diagram of the product. */

const NAMESPACES = { 'kube-system': 'names', ingress: 'outside', monitoring: 'monitoring' };
/** External systems are recognised by their port, if their address is in a private network. */
const DATABASES = { 27017: 'mongodb', 6379: 'redis' };

/**
 * The diagram. In the dev overlay, databases and simulators replace external systems; with the component s3 documents reaches its store.
 */
export function picture(services, { dev, s3 }) {
  const workers = services.map(name => `${name}-worker`);
  const processes = ['gateway', ...services, ...workers];
  const withDatabase = [...services, ...workers, 'migrate', 'backup', 'restore'];
  const simulators = ['mongodb', 'redis', 'mail-catcher', 'payment-simulator'];
  return [
    'outside → gateway:3000',
    'outside → web:8080',
    ...services.map(name => `gateway → ${name}:4000`),
    ...withDatabase.map(name => `${name} → mongodb:27017`),
    ...[...processes, 'restore'].map(name => `${name} → redis:6379`),
    ...processes.flatMap(name => [`monitoring → ${name}:9000`, `${name} → monitoring:4318`]),
    ...['gateway', ...withDatabase, ...(dev ? simulators : [])].map(name => `${name} → names:53`),
    'documents-worker → internet:443',
    ...(s3 ? ['documents → internet:443'] : []),
    'identity → internet:443',
    ...(dev ? SIMULATED : REAL),
  ].sort();
}

const REAL = [
  'identity-worker → internet:465',
  'identity-worker → internet:587',
  'billing → internet:443',
  'billing-worker → internet:443',
];
const SIMULATED = [
  'identity-worker → mail-catcher:1025',
  'billing → payment-simulator:12111',
  'billing-worker → payment-simulator:12111',
  'gateway → payment-simulator:12111',
  'payment-simulator → gateway:3000',
];

/**
 * The arrows that the policies allow, as 'from → to:port', and the faults of the policies themselves: an arrow between two of our processes
 * must be open at both ends.
 * @param workloads name, labels of the pods
 */
export function openArrows(policies, workloads) {
  const out = new Set();
  const into = new Set();
  for (const { spec } of policies) {
    for (const { name } of workloads.filter(({ labels }) => selects(spec.podSelector, labels))) {
      for (const rule of spec.egress ?? [])
        each(rule.to, rule.ports, (peer, port) => out.add(`${name} → ${peer}:${port}`));
      for (const rule of spec.ingress ?? [])
        each(rule.from, rule.ports, (peer, port) => into.add(`${peer} → ${name}:${port}`));
    }
  }
  const known = new Set(workloads.map(({ name }) => name));
  const [arrows, faults] = [[], []];
  for (const arrow of new Set([...out, ...into])) {
    const [, from, to] = arrow.match(/^(.+) → (.+):/);
    const open = (!known.has(from) || out.has(arrow)) && (!known.has(to) || into.has(arrow));
    if (open) arrows.push(arrow);
    else faults.push(`NetworkPolicy: ${arrow} is open at one end only`);
  }
  return { arrows: arrows.sort(), faults };

  function each(peers = [{}], ports = [{}], tell) {
    for (const peer of peers)
      for (const { port = 'any' } of ports) for (const name of namesOf(peer, port)) tell(name, port);
  }

  function namesOf({ podSelector, namespaceSelector, ipBlock }, port) {
    if (ipBlock) return [/\/0$/.test(ipBlock.cidr) ? 'internet' : (DATABASES[port] ?? ipBlock.cidr)];
    const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'];
    if (namespaceSelector) return [NAMESPACES[namespace] ?? 'anybody'];
    if (!podSelector) return ['anybody'];
    return workloads.filter(({ labels }) => selects(podSelector, labels)).map(({ name }) => name);
  }
}

/** Whether a label selector matches these labels. */
export function selects({ matchLabels = {}, matchExpressions = [] } = {}, labels = {}) {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator === 'In') return values.includes(labels[key]);
      if (operator === 'NotIn') return !values.includes(labels[key]);
      throw new Error(`no manifest of ours uses ${operator}`);
    })
  );
}
