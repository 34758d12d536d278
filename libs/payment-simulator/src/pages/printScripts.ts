/** Prints the scripts of the folder `browser` as JSON, by name and without their types, because browsers cannot read TypeScript. */
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../browser');
const names = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'));
const scripts = names.map(name => [name, stripTypeScriptTypes(readFileSync(join(folder, name), 'utf8'))]);
process.stdout.write(JSON.stringify(Object.fromEntries(scripts)));
