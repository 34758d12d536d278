import { readEnv } from '@aicp/service/process/readEnv';
import { z } from 'zod';
import { stripeEnv } from '../stripeEnv.ts';

/** A command at the shell needs Stripe's keys and nothing else. */
export const env = readEnv(z.object(stripeEnv), process.env);
