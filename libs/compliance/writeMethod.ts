import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodPage, writtenBy } from './src/banks/methodPage.ts';

writeFileSync(join(import.meta.dirname, '../../docs/method.md'), `${methodPage()}\n${writtenBy}`);
