import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ServiceName, serviceNames } from '@aicp/contracts/serviceNames';
import { root } from '@aicp/dev-stack/deployables';
import type { Handler } from '@aicp/service/queue/consumer';
import type { JobHandler } from '@aicp/service/queue/jobWorker';
import { beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { listContracts } from './listContracts.ts';
import { valuesImported } from './valuesImported.ts';
import '@aicp/service/store/outbox';
import '@aicp/service/store/serialIds';
import '@aicp/service/store/tombstones';

/** The models that every service shares. The stores' own models are removed between two services, because their names may be the same. */
const CHASSIS = mongoose.modelNames();

const { events, jobs } = await listContracts();
const tableOf = (service: ServiceName) => `services/${service}/src/handlers/index.ts`;
const readmeOf = (service: ServiceName) => `services/${service}/README.md`;

/** By service: the contents of its handlers/index.ts. */
const tables = {} as Record<ServiceName, { events: string[]; jobs: string[] }>;

// By path, because a library must not import services: nothing here is part of the product.
beforeAll(async () => {
  for (const service of serviceNames) {
    for (const model of mongoose.modelNames()) if (!CHASSIS.includes(model)) mongoose.deleteModel(model);
    const table: { handlers: Handler<never>[]; jobs?: JobHandler<never>[] } = await import(
      pathToFileURL(join(root, tableOf(service))).href
    );
    tables[service] = {
      events: table.handlers.map(({ event }) => event.name),
      jobs: (table.jobs ?? []).map(({ job }) => job.name),
    };
  }
});

const publishedBy = Object.fromEntries(serviceNames.map(service => [service, publishedIn(service)]));

/** The names of the events that a service's use-cases import as values, which they do only to publish them. */
function publishedIn(service: ServiceName): string[] {
  const files = globSync(`services/${service}/src/use-cases/**/*.ts`, { cwd: root }).filter(
    file => !file.endsWith('.test.ts'),
  );
  const constants = new Set(files.flatMap(file => valuesImported(readFileSync(join(root, file), 'utf8'))));
  return events.filter(({ constant }) => constants.has(constant)).map(({ kind }) => kind.name);
}

/** The names in backticks after a bold word of a README. */
function listed(service: ServiceName, word: 'Publishes' | 'Consumes' | 'Carries out'): string[] {
  const text = readFileSync(join(root, readmeOf(service)), 'utf8');
  const [, list = ''] = text.match(new RegExp(`\\*\\*${word}\\*\\*([^*]*?)(?:\\*\\*|\\n\\n|$)`)) ?? [];
  if (list.startsWith(' every event')) return events.map(({ kind }) => kind.name);
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

/** One sentence for each name that only one of the lists contains. */
function differences(service: ServiceName, word: Parameters<typeof listed>[1], actual: readonly string[]): string[] {
  const told = listed(service, word);
  return [
    ...actual.filter(name => !told.includes(name)).map(name => `${readmeOf(service)}: ${word} omits \`${name}\``),
    ...told
      .filter(name => !actual.includes(name))
      .map(name => `${readmeOf(service)}: ${word} lists \`${name}\` wrongly`),
  ];
}

describe.each(serviceNames)('%s', service => {
  it('handles exactly the events that name it as consumer', () => {
    const handled = tables[service].events;
    const faults = events.flatMap(({ kind: { name, consumers }, file }) => {
      const times = handled.filter(other => other === name).length;
      if (times > 1) return [`${tableOf(service)} handles ${name} ${times} times: only the first is called`];
      const isNamed = consumers.includes(service);
      if (isNamed && times === 0)
        return [`${tableOf(service)} has no handler for ${name}, whose consumers in ${file} name ${service}`];
      if (!isNamed && times === 1)
        return [`${file}: add '${service}' to the consumers of ${name}, or ${tableOf(service)} handles it in vain`];
      return [];
    });
    expect(faults).toEqual([]);
  });

  it('publishes, consumes and runs exactly what its README lists', () => {
    expect([
      ...differences(service, 'Publishes', publishedBy[service] ?? []),
      ...differences(service, 'Consumes', tables[service].events),
      ...differences(service, 'Carries out', tables[service].jobs),
    ]).toEqual([]);
  });
});

it('every event is published by a service', () => {
  const published = new Set(Object.values(publishedBy).flat());
  const silent = events.filter(({ kind }) => !published.has(kind.name));
  expect(silent.map(({ kind, file }) => `${file}: no use-case publishes ${kind.name}`)).toEqual([]);
});

it('every job is run by exactly one service', () => {
  const faults = jobs.flatMap(({ kind: { name }, file }) => {
    const by = serviceNames.flatMap(service => tables[service].jobs.filter(other => other === name).map(() => service));
    if (by.length === 1) return [];
    return [`${file}: ${name} is carried out by ${by.join(' and ') || 'no handlers/index.ts'}`];
  });
  expect(faults).toEqual([]);
});

it('no two events or jobs have the same name', () => {
  const names = [...events, ...jobs].map(({ kind }) => kind.name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
