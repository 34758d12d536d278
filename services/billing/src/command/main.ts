/** `npm run aicp -- billing sync`: finds the plans at Stripe, creates missing ones, and lists them. */
import { providersOf } from '../adapters/providersOf.ts';
import { env } from './env.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const providers = Object.entries(providersOf(env));

if (process.argv[2] !== 'sync') {
  say('npm run aicp -- billing sync   finds the plans at Stripe and creates those that are missing');
  process.exitCode = 64;
} else if (providers.length === 0) {
  say('Neither STRIPE_SECRET_KEY nor STRIPE_LIVE_SECRET_KEY is set, so there is no Stripe account to use.');
  process.exitCode = 78;
} else {
  for (const [mode, provider] of providers)
    for (const [plan, price] of Object.entries(await provider.catalogue.priceIds())) say(`${mode}  ${plan}  ${price}`);
}
