import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodPage } from './src/banks/methodPage.ts';

writeFileSync(join(import.meta.dirname, '../../docs/method.md'), methodPage());
