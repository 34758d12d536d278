import { availableParallelism } from 'node:os';
import { findOnPath } from '@aicp/dev-stack/findOnPath';

/** One core for the measured process; the other for the client and for the servers behind it. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

const taskset = availableParallelism() > 1 ? findOnPath('taskset') : undefined;

/** Node's command line for a script, bound to one core if the machine supports that. */
export function pinned(core: number, args: string[]): [command: string, args: string[]] {
  return taskset ? [taskset, ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];
}
