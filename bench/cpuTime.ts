import { readFileSync } from 'node:fs';
import { serviceNames } from '@aicp/contracts/serviceNames';
import type { Stack } from '@aicp/dev-stack/startStack';
import type { CpuByProcess } from './summary.ts';

/** Linux counts CPU time in hundredths of a second, whatever the kernel's own tick. */
const MS_PER_TICK = 10;

/** The CPU time that a process has used so far, user and system, in ms; NaN without /proc. */
export function cpuTime(pid: number): number {
  try {
    // The name in parentheses may contain spaces; user and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}

/** Returns a function that reports the CPU time, in ms, of each product process since this call. */
export function cpuSince(stack: Stack): (operations: number) => CpuByProcess {
  const processes = ['gateway', ...serviceNames, 'MongoDB', 'Redis'].map(name => ({
    name,
    pid: stack.child(name).pid(),
  }));
  const before = processes.map(({ pid }) => cpuTime(pid));
  return operations =>
    Object.fromEntries(processes.map(({ name, pid }, at) => [name, (cpuTime(pid) - (before[at] ?? 0)) / operations]));
}
