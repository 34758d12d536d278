import { fetchByLink, type OpenedLink } from '../../parts/links/openLink.ts';

export type Question = {
  id: string;
  text: string;
  kind: 'line' | 'text' | 'day' | 'choice';
  options: Record<string, string>;
  citation: { label: string; url: string } | null;
};

/** The questions, and the answers stored so far on this or earlier visits. */
export type Request = {
  system: string;
  questions: Question[];
  answers: Record<string, string>;
  sentAt: string | null;
  sendsLeft: number;
};

export type GivenFile = { id: number; question: string; name: string; bytes: number; isSent: boolean };

const PATH = '/api/shared/request';

/** The calls of one visit. A pass is valid for an hour; when it expires, the link is opened again and the call repeated. */
export function callsBy(opened: OpenedLink, renew: () => Promise<OpenedLink>) {
  let link = opened;
  let saving: Promise<unknown> = Promise.resolve();
  /** The answers that could not be saved, by question. */
  let unsaved: Record<string, string> = {};
  async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
    try {
      return await (await fetchByLink(link, path, init)).json();
    } catch (error) {
      if (!isUnauthorised(error)) throw error;
      link = await renew();
      return (await fetchByLink(link, path, init)).json();
    }
  }
  const sent = (method: string, body: object): RequestInit => ({
    method,
    // The request continues when the page is closed.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  async function put(answers: Record<string, string>): Promise<Request> {
    try {
      const request = await call<Request>(PATH, sent('PUT', { answers }));
      unsaved = Object.fromEntries(Object.entries(unsaved).filter(([id]) => !(id in answers)));
      return request;
    } catch (error) {
      unsaved = { ...unsaved, ...answers };
      throw error;
    }
  }
  /** Saves run one after the other, so that the last text wins. */
  function save(answers: Record<string, string>): Promise<Request> {
    const saved = saving.then(() => put(answers));
    saving = saved.catch(() => {});
    return saved;
  }
  return {
    read: () => Promise.all([call<Request>(PATH), call<GivenFile[]>(`${PATH}/files`)]),
    save,
    /** Resolves once nothing is being saved. Retries what could not be saved, and throws if that fails again. */
    async settle(): Promise<Request | undefined> {
      await saving;
      return Object.keys(unsaved).length > 0 ? save(unsaved) : undefined;
    },
    send: () => call<Request>(`${PATH}/send`, sent('POST', {})),
    files: () => call<GivenFile[]>(`${PATH}/files`),
    give: (question: string, file: File) =>
      call<GivenFile>(`${PATH}/files?${new URLSearchParams({ question, name: file.name })}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: file,
      }),
    takeBack: (id: number) => call<GivenFile[]>(`${PATH}/files/${id}`, { method: 'DELETE' }),
  };
}
export type Calls = ReturnType<typeof callsBy>;

const isUnauthorised = (error: unknown) =>
  error instanceof Error && 'response' in error && (error.response as { status?: number }).status === 401;
