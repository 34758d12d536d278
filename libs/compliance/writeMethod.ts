import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { methodPage } from './src/banks/eu-2026-11-22/methodPage.ts';

writeFileSync(join(import.meta.dirname, '../../docs/method.md'), methodPage());
