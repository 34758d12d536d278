const OWN_ACTION = /^action-([1-9]\d{0,14})$/;

/** What a file is said to support where it is evidence for one of an organisation's own actions: "action-12". */
export const ownActionRef = (actionId: number) => `action-${actionId}`;

/** The number of the action; null where it is evidence for something else. */
export const parseOwnActionRef = (supports: string) => OWN_ACTION.exec(supports)?.[1] ?? null;
