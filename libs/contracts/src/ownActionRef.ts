const OWN_ACTION = /^action-([1-9]\d{0,14})$/;

/** The target of a file that is evidence for an own action: "action-12". */
export const ownActionRef = (actionId: number) => `action-${actionId}`;

/** The id of the action; null for another target. */
export const parseOwnActionRef = (supports: string) => OWN_ACTION.exec(supports)?.[1] ?? null;
