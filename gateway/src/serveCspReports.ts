import { networkOf } from '@aicp/service/process/networkOf';
import type { ServiceProcess } from '@aicp/service/process/serviceProcess';
import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import { failures } from './rest/answers.ts';
import { describedOnly } from './rest/openapi.ts';

/** The address for browsers' reports of violations of the content security policy. */
export const CSP_REPORTS = '/api/csp-reports';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_AT_ONCE = 10;
/** The limits for log lines, because anyone can send reports. */
const LINES_A_MINUTE = { network: 20, all: 120 };
const TYPES = ['application/json', 'application/csp-report', 'application/reports+json'];
const DIRECTIVES =
  /^(default|script|style|img|connect|font|frame|object|worker|manifest|media)-src(-(elem|attr))?$|^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;

export type CspViolation = { directive: string; blocked: string; page: string };

/**
 * POST /api/csp-reports: records violations of pages in the log and as a metric. No caller is known here, no database is read, and
 * everything is answered 204, unless it is too large.
 */
export function serveCspReports(
  server: FastifyInstance,
  { logger, metrics }: Pick<ServiceProcess, 'logger' | 'metrics'>,
) {
  const counter = new Counter({
    name: 'csp_reports_total',
    help: 'Violations of the content security policy that browsers reported, by directive',
    labelNames: ['directive'],
    registers: [metrics],
  });
  const ofNetwork = new RateLimiterMemory({ points: LINES_A_MINUTE.network, duration: 60 });
  const ofAll = new RateLimiterMemory({ points: LINES_A_MINUTE.all, duration: 60 });
  const mayLog = (network: string) =>
    ofNetwork.consume(network).then(
      () => ofAll.consume('all').then(isTrue, isFalse),
      () => false,
    );

  server.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(
      CSP_REPORTS,
      {
        bodyLimit: MAX_BODY_BYTES,
        config: describedOnly({
          summary: 'For browsers: violations of the content security policy by a page',
          tags: ['Product'],
          security: [],
          consumes: TYPES,
          body: z.union([z.object({ 'csp-report': z.looseObject({}) }), z.array(z.looseObject({}))]),
          response: { 204: z.null().describe('Noted.'), ...failures },
        }),
      },
      async ({ body, ip, id: requestId }, reply) => {
        for (const violation of violationsIn(body)) {
          counter.inc({ directive: violation.directive });
          if (await mayLog(networkOf(ip)))
            logger.warn({ requestId, ...violation }, 'the content security policy blocked part of a page');
        }
        return reply.code(204).send();
      },
    );
  });
}

const isTrue = () => true;
const isFalse = () => false;

const text = z.string().catch('');
/** In the form of `report-to`, and of the older `report-uri`. */
const Reports = z
  .array(
    z
      .object({ body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text }) })
      .nullable()
      .catch(null),
  )
  .max(MAX_AT_ONCE)
  .catch([]);
const OldReport = z
  .object({
    'csp-report': z.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
    }),
  })
  .nullable()
  .catch(null);

/** A report's parts that may be logged: no query, no user's number, no free text. */
export function violationsIn(body: unknown): CspViolation[] {
  const sent = parsed(body);
  const old = OldReport.parse(sent)?.['csp-report'];
  if (old) {
    const [violated = ''] = old['violated-directive'].split(' ');
    return [violation(old['effective-directive'] || violated, old['blocked-uri'], old['document-uri'])];
  }
  return Reports.parse(sent).flatMap(report =>
    report ? [violation(report.body.effectiveDirective, report.body.blockedURL, report.body.documentURL)] : [],
  );
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

function violation(directive: string, blocked: string, page: string): CspViolation {
  return {
    directive: DIRECTIVES.test(directive) ? directive : 'other',
    blocked: originOf(blocked),
    page: pathOf(page),
  };
}

/** "inline", "eval" and the like as they are; of an address its scheme and host only. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { origin, protocol } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

function pathOf(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return /^[\w/.-]{1,100}$/.test(path) ? path.replaceAll(/\/\d+(?=\/|$)/g, '/:id') : 'unknown';
}
