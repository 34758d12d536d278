import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerPage } from '../pages/answerPage.ts';
import { invalid, StripeError } from '../StripeError.ts';
import type { Answer, Call, World } from '../world.ts';
import { answerApi } from './answerApi.ts';
import { answerBrowser } from './answerBrowser.ts';
import { answerControl } from './answerControl.ts';

const LIMIT = 1024 * 1024;

export async function answerRequest(world: World, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const requestId = `req_${randomInt(2 ** 47).toString(36)}`;
  const answer = await answerTo(world, request, requestId).catch(error => failure(world, error));
  if (answer.delayMs) await sleep(answer.delayMs);
  if (answer.lost) {
    request.socket.destroy();
    return;
  }
  const text = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
  response.writeHead(answer.status, {
    ...(!text && { 'content-type': 'application/json' }),
    'cache-control': 'no-store',
    'request-id': requestId,
    ...answer.headers,
  });
  response.end(text ? answer.body : JSON.stringify(answer.body, undefined, 2));
}

async function answerTo(world: World, request: IncomingMessage, requestId: string): Promise<Answer> {
  const [path = '/', query = ''] = (request.url ?? '/').split('?');
  const { method = 'GET', headers } = request;
  const call: Call = { method, path, query, headers, body: await bodyOf(request) };
  if (path === '/readyz' || path === '/healthz') return { status: 200, body: { status: 'ok' } };
  if (path.startsWith('/__simulator/')) return answerControl(world, call);
  if (path.startsWith('/simulator/v1/')) return answerBrowser(world, call, requestId);
  if (path.startsWith('/simulator/')) return answerPage(world, call);
  return answerApi(world, call, requestId);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += chunk;
    if (body.length > LIMIT) throw invalid('The request is too large.', {}, 413);
  }
  return body;
}

/** Converts any failure to Stripe's format; an unexpected one is an error of the simulator. */
function failure({ options }: World, error: unknown): Answer {
  if (error instanceof StripeError) return { status: error.status, body: error.body };
  options.onFault?.(`${error instanceof Error ? error.stack : error}`);
  const own = new StripeError(500, 'api_error', 'The payment simulator failed. See its log for the reason.');
  return { status: own.status, body: own.body };
}
