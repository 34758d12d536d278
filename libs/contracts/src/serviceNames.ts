/** All services; each name is also that of a folder in services/, a database, an event queue and a part of the graph. */
export const serviceNames = ['identity', 'systems-assessment', 'reporting', 'billing', 'documents', 'admin'] as const;
export type ServiceName = (typeof serviceNames)[number];

type Underscored<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : Name;
export type SubgraphVariable = `SUBGRAPH_${Uppercase<Underscored<ServiceName>>}_URL`;

/** The gateway's setting for a service's address, for example SUBGRAPH_SYSTEMS_ASSESSMENT_URL. */
export function subgraphVariable(name: ServiceName): SubgraphVariable {
  return `SUBGRAPH_${name.replaceAll('-', '_').toUpperCase()}_URL` as SubgraphVariable;
}
