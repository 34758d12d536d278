import { availableParallelism } from 'node:os';
import { findOnPath } from '@aicp/dev-stack/findOnPath';

/** One core for what is measured; the other for who asks and who answers it. */
export const MEASURED_CORE = 0;
export const OTHER_CORE = 1;

const taskset = availableParallelism() > 1 ? findOnPath('taskset') : undefined;

/** Node's command line for a script, bound to one core where the machine can do that. */
export function pinned(core: number, args: string[]): [command: string, args: string[]] {
  return taskset ? [taskset, ['-c', String(core), process.execPath, ...args]] : [process.execPath, args];
}
