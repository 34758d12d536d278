import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventType } from '@aicp/contracts/event';
import type { JobType } from '@aicp/contracts/job';
import { root } from '@aicp/dev-stack/deployables';
import { z } from 'zod';

/** A type of event or job, the constant that defines it, and the constant's file from the repository's root. */
export type Contract<Kind> = { kind: Kind; constant: string; file: string };

/** Every event and every job that a file of libs/contracts exports. */
export async function listContracts(): Promise<{ events: Contract<EventType>[]; jobs: Contract<JobType>[] }> {
  const events: Contract<EventType>[] = [];
  const jobs: Contract<JobType>[] = [];
  const files = globSync('libs/contracts/src/**/*.ts', { cwd: root }).filter(file => !file.endsWith('.test.ts'));
  for (const file of files.sort()) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, file)).href);
    for (const [constant, kind] of Object.entries(exported))
      if (isEvent(kind)) events.push({ kind, constant, file });
      else if (isJob(kind)) jobs.push({ kind, constant, file });
  }
  return { events, jobs };
}

function isJob(value: unknown): value is JobType {
  return typeof value === 'object' && value !== null && 'data' in value && value.data instanceof z.ZodType;
}

function isEvent(value: unknown): value is EventType {
  return isJob(value) && 'consumers' in value;
}
