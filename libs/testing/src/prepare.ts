/** `npm test`, first step: fetches and builds once what the suites, which run side by side, would each look for. */
import { buildServices } from '@aicp/dev-stack/buildServices';
import { buildWeb } from '@aicp/dev-stack/buildWeb';
import { findMongod } from '@aicp/dev-stack/findMongod';
import { findRedis } from '@aicp/dev-stack/findRedis';
import { findChromium } from './findChromium.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
await Promise.all([findMongod(say), findRedis(say), findChromium(say)]);
await Promise.all([buildWeb(say), buildServices({ say })]);
