export const startButtonId = (systemId: string) => `start-${systemId}`;

/** The button of a system that starts its assessment, if it is on the page. */
export const startButtonOf = (systemId: string) => document.getElementById(startButtonId(systemId));
