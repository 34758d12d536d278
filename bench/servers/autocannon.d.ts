/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  type Request = { method: string; path: string; headers: Record<string, string>; body?: string };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    duration?: number;
    amount?: number;
    connections: number;
    setupClient(client: Client): void;
  };
  export default function autocannon(options: Options): Promise<unknown>;
}
