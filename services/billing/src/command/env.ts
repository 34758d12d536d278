import { readEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { stripeEnv } from '../stripeEnv.ts';

/** A shell command needs only Stripe's keys. */
export const env = readEnv(z.object(stripeEnv), process.env);
