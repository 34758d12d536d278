/** `npm run bench [row …]`: measures the named rows, or all, each next to its baseline in the same run. */
import { cpus, loadavg } from 'node:os';
import { amongOthers } from './amongOthers.ts';
import { answers } from './answers.ts';
import { endAll } from './ending.ts';
import { events } from './events.ts';
import { firstVisit } from './firstVisit.ts';
import { gatewayAgainstStock } from './gatewayAgainstStock.ts';
import { growth } from './growth.ts';
import { idleMemory } from './idleMemory.ts';
import { lighthouse } from './lighthouse.ts';
import { listOfSystems } from './listOfSystems.ts';
import { loginAgainstArgon2, userDuringLogins } from './logins.ts';
import { outbox } from './outbox.ts';
import { reads } from './reads.ts';
import { startTime } from './startTime.ts';
import { printSummary } from './summary.ts';
import { twoOfEach } from './twoOfEach.ts';
import { wholeAssessments } from './wholeAssessments.ts';

const rows: Record<string, () => Promise<void>> = {
  gatewayAgainstStock,
  reads,
  answers,
  wholeAssessments,
  loginAgainstArgon2,
  userDuringLogins,
  outbox,
  events,
  startTime,
  idleMemory,
  firstVisit,
  lighthouse,
  growth,
  amongOthers,
  twoOfEach,
  listOfSystems,
};
/** These rows run only when named: they fetch a large tool, measure no speed, or need another checkout. */
const onRequest = [
  'wholeAssessments',
  'firstVisit',
  'lighthouse',
  'growth',
  'amongOthers',
  'twoOfEach',
  'listOfSystems',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter(name => !(name in rows));
if (unknown.length > 0) {
  console.error(`There is no row ${unknown.join(', ')}. Rows: ${Object.keys(rows).join(', ')}.`);
  process.exit(64);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.once(signal, () => void endAll().then(() => process.exit(code)));
}

const started = performance.now();
const [load = 0] = loadavg();
console.log(`${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores`);
if (load > 0.5)
  console.log(`The machine is busy (load ${load.toFixed(1)}): trust the ratios only where the turns agree.`);
for (const [name, run] of Object.entries(rows)) {
  if (wanted.length > 0 ? !wanted.includes(name) : onRequest.includes(name)) continue;
  try {
    await run();
  } catch (error) {
    // The results of the other rows remain valid.
    console.error(`\n${name} failed:`, error);
    process.exitCode = 1;
  } finally {
    await endAll();
  }
}
printSummary();
console.log(`\n${Math.round((performance.now() - started) / 1000)} s`);
