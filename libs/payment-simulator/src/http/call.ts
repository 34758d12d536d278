import type { IncomingHttpHeaders } from 'node:http';

/** An answer before it is sent. */
export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body: object | string | Buffer;
  /** How tests want it: late, or not at all although the work was done. */
  delayMs?: number;
  lost?: boolean;
}

export interface Call {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
}
