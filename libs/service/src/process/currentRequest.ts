import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs work for a request or a job. Work it starts without awaiting belongs to the same request. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requestIds.run(id, work);

/** The id of the current request or job, or undefined. */
export const currentRequest = (): string | undefined => requestIds.getStore();
