import type { ServiceName } from '@aicp/contracts/serviceNames';
import { parse } from 'graphql';
import type { z } from 'zod';
import { selectionOf } from './selection.ts';

export type ValidatedRequest<Body> = { params: Record<string, string>; query: Record<string, string>; body: Body };

/** Reads JSON from another service's plain route, for this caller. */
export type AskService = (service: ServiceName, path: string) => Promise<unknown>;

/**
 * Reads the root field of an operation of the graph, for this caller.
 * @throws DomainError from the graph
 */
export type AskGraph = (operation: string, variables: Record<string, unknown>) => Promise<unknown>;

/** One REST path: a thin, pre-parsed GraphQL operation with one root field. */
export type RestRoute<Body extends z.ZodType = z.ZodType> = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  summary: string;
  tag: string;
  open?: boolean;
  /** About the account itself, for users only: API tokens are refused. */
  personal?: boolean;
  /** The status of a success; 200 by default. */
  status?: 200 | 201;
  /** Whether a request repeats an earlier one and changes nothing; its status is 200. Read from the root field. */
  isRepeated?(root: unknown): boolean;
  params?: z.ZodType;
  querystring?: z.ZodType;
  body?: Body;
  /** `...answer` represents the fields of the response, anywhere within the root field. */
  operation: string;
  /** If the operation needs something from another service first: that service's own operation, for the same caller. */
  first?: {
    isNeeded(request: ValidatedRequest<z.output<Body>>): boolean;
    operation: string;
    variables(request: ValidatedRequest<z.output<Body>>): Record<string, unknown>;
  };
  /** @param prepared the result of `first`, if it was needed */
  variables?(
    request: ValidatedRequest<z.output<Body>>,
    prepared?: { id: string } & Record<string, unknown>,
  ): Record<string, unknown>;
  /**
   * Answers partially while a service that only adds fields is unavailable; those fields are null then. A function checks that the root
   * field has the essential part.
   */
  partial?: true | ((root: unknown) => boolean);
  /** The response is the same for every caller, and is produced once in this many milliseconds. */
  keepMs?: number;
  /** For work longer than one call: repeats the call while the root field is not done. */
  again?: {
    /** With one variable: the id of the awaited thing. */
    operation: string;
    isPending(root: unknown): boolean;
    /** The time after which the response is UNAVAILABLE, with this message. */
    forMs: number;
    message: string;
  };
  /**
   * For a whole list that the graph returns in pages, read one after another by the variable `after`: the maximum number of items. A page
   * is `{ items next }`, or a bare list of `pageSize` items, of which the id of the last one leads to the next page.
   */
  pagesUpTo?: number;
  pageSize?: number;
  /** With `?format=` the same thing is a file, which a service sends as bytes. The operation checks that it exists, for this caller. */
  files?: {
    operation: string;
    service: ServiceName;
    /** The service's plain route, below /internal/. */
    path: string;
    timeoutMs: number;
    /** The types of the files by format, for the documentation. */
    types: Record<string, string>;
    /** The documented schema of the JSON file, if it differs from `answer`. */
    json?: z.ZodType;
    /** In these formats other services' data is printed with it, and is posted along. */
    beside?: {
      formats: readonly string[];
      /** @param answer the operation's root field */
      read(answer: unknown, ask: AskService, format: string): Promise<unknown>;
    };
  };
  /** Builds the response from the root field, or from the items of all its pages. Also documents it, and names the fields to select. */
  answer: z.ZodType;
};

/** Types each route by its own body, and completes its operations once at the start. */
export function route<Body extends z.ZodType>(definition: RestRoute<Body>): RestRoute {
  const fields = selectionOf(definition.answer);
  const completed = (text: string) => operation(text.replace('...answer', fields));
  const { again, first, files: bytes } = definition;
  return {
    ...(definition as unknown as RestRoute),
    operation: completed(definition.operation),
    ...(first
      ? { first: { ...(first as NonNullable<RestRoute['first']>), operation: operation(first.operation) } }
      : {}),
    ...(bytes ? { files: { ...bytes, operation: operation(bytes.operation) } } : {}),
    ...(again ? { again: { ...again, operation: completed(again.operation) } } : {}),
  };
}

/**
 * Checks at the start that it is GraphQL. It stays a text, because Apollo caches by text, and would print a document again for each
 * request.
 */
export function operation(text: string): string {
  parse(text);
  return text;
}
