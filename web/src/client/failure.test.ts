import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, test } from '@jest/globals';
import { failureOf } from './failure.ts';

const serverError = (bodyText: string, statusText: string) =>
  new ServerError('refused', { response: new Response(null, { status: 502, statusText }), bodyText });

describe('the message of a failure', () => {
  test('is the GraphQL error’s own text, with its code', () => {
    const error = new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: 'Wrong username or password.', extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(failureOf(error)).toEqual({ message: 'Wrong username or password.', code: 'UNAUTHENTICATED' });
  });

  test('includes the data for the second login step, and the invalid fields', () => {
    const extensions = { code: 'UNAUTHENTICATED', reason: 'SECOND_FACTOR', challenge: 'opaque', fields: ['code'] };
    const error = new CombinedGraphQLErrors({ data: null, errors: [{ message: 'Enter the code.', extensions }] });
    expect(failureOf(error)).toMatchObject({ challenge: 'opaque', fields: ['code'] });
  });

  test('is found in the errors of a response with a failure status', () => {
    const body = JSON.stringify({ errors: [{ message: 'Please wait.', extensions: { code: 'RATE_LIMITED' } }] });
    expect(failureOf(serverError(body, 'Too Many Requests'))).toEqual({
      message: 'Please wait.',
      code: 'RATE_LIMITED',
    });
  });

  test('is the message field of a JSON body', () => {
    expect(failureOf(serverError('{"message":"Too large."}', 'Payload Too Large')).message).toBe('Too large.');
  });

  test('is else the text of the body', () => {
    expect(failureOf(serverError('upstream is down', 'Bad Gateway')).message).toBe('upstream is down');
  });

  test('is the text of a proxy’s HTML error page, cut to fit', () => {
    const page = '<html>\n<head><title>502</title></head>\n<body><h1>Bad Gateway</h1><hr>nginx</body>\n</html>';
    expect(failureOf(serverError(page, '')).message).toBe('Bad Gateway nginx');
    const long = failureOf(serverError(`<p>${'away '.repeat(100)}`, '')).message;
    expect(long.length).toBeLessThanOrEqual(300);
    expect(long).toMatch(/^away .*…$/);
  });

  test('is else the status text', () => {
    expect(failureOf(serverError('', 'Bad Gateway')).message).toBe('Bad Gateway');
    expect(failureOf(serverError('<html></html>', 'Bad Gateway')).message).toBe('Bad Gateway');
    expect(failureOf(serverError('{}', 'Bad Gateway')).message).toBe('Bad Gateway');
  });

  test('says that there was no response when the request itself failed', () => {
    expect(failureOf(new TypeError('Failed to fetch')).code).toBe('OFFLINE');
  });
});
