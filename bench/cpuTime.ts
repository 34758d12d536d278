import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second, whatever the kernel's own tick. */
const MS_PER_TICK = 10;

/** CPU time that a process has used so far, user and system, in ms; NaN where there is no /proc. */
export function cpuTime(pid: number): number {
  try {
    // The name in parentheses may hold spaces; user and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
  } catch {
    return Number.NaN;
  }
}
