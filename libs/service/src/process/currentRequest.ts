import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Does work for a request or a job. What it starts and nobody awaits belongs to it as well. */
export const inRequest = <Result>(id: string, work: () => Result): Result => requestIds.run(id, work);

/** The id of the request or job that the present work is done for, or undefined. */
export const currentRequest = (): string | undefined => requestIds.getStore();
