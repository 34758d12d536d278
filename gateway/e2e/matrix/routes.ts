/** Whether callers may use a token. */
type Route = { bearer: boolean };

/** The routes that the running product documents, as 'GET /api/user'. */
export async function fetchRoutes(baseURL: string | undefined): Promise<Map<string, Route>> {
  const { paths } = await (await fetch(`${baseURL}/api/openapi.json`)).json();
  type Operation = { security?: Record<string, unknown>[] };
  const described = new Map(
    Object.entries<Record<string, Operation>>(paths)
      .filter(([url]) => /^\/(api|scim|\.well-known)\//.test(url))
      .flatMap(([url, methods]) =>
        Object.entries(methods).map(([method, { security = [] }]): [string, Route] => [
          `${method.toUpperCase()} ${url}`,
          { bearer: security.some(way => 'bearer' in way) },
        ]),
      ),
  );
  // Their responses are endless, and no story reads them; gateway/src/rest/live.test.ts tests their callers.
  for (const route of ['GET /api/admin/live', 'GET /api/live']) described.delete(route);
  return described;
}
