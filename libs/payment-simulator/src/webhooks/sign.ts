import { createHmac } from 'node:crypto';

/** Stripe's signature header for a body: `t=<unix seconds>,v1=<HMAC-SHA256 of "t.body">`. */
export function sign(body: string, secret: string, seconds = Math.floor(Date.now() / 1000)): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}
