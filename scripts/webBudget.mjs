/** The size that a browser must load before a route of the web client shows. Builds the client if it is outdated. */
import { buildWeb } from '@aicp/dev-stack/buildWeb';
import { firstLoad } from './firstLoad.ts';

/** KiB of JavaScript and CSS, gzip. */
const BUDGETS = { '/': 110, '/auth': 119, '/pricing': 110, '/dashboard': 179 };
/** Maximum size that a later part may add to the dashboard. */
const PART = 75;

const say = text => process.stdout.write(`${text}\n`);
await buildWeb(say);
const { routes, parts } = firstLoad();
const rows = [
  ...Object.entries(BUDGETS).map(([route, budget]) => [route, routes[route], budget]),
  ...parts.map(([name, kib]) => [`+ ${name}`, kib, PART]),
];
const over = rows.filter(([, kib, budget]) => kib > budget);
for (const [name, kib, budget] of over) say(`${name}: ${kib.toFixed(1)} KiB, ${budget} at most`);
const shown = rows.slice(0, Object.keys(BUDGETS).length + 3);
say(shown.map(([name, kib, budget]) => `${name} ${kib.toFixed(1)} of ${budget}`).join(', '));
process.exitCode = over.length === 0 ? 0 : 1;
