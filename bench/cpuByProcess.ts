import { serviceNames } from '@aicp/contracts/serviceNames';
import type { Stack } from '@aicp/dev-stack/startStack';
import { cpuTime } from './cpuTime.ts';
import type { CpuByProcess } from './summary.ts';

/** Tells what CPU time, in ms, each process of the product has used since the call. */
export function cpuSince(stack: Stack): (operations: number) => CpuByProcess {
  const processes = ['gateway', ...serviceNames, 'MongoDB', 'Redis'].map(name => ({
    name,
    pid: stack.child(name).pid(),
  }));
  const before = processes.map(({ pid }) => cpuTime(pid));
  return operations =>
    Object.fromEntries(processes.map(({ name, pid }, at) => [name, (cpuTime(pid) - (before[at] ?? 0)) / operations]));
}
