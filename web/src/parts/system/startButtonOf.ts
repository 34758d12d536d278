export const startButtonId = (systemId: string) => `start-${systemId}`;

/** The button that starts the assessment of a system, if it is on the page. */
export const startButtonOf = (systemId: string) => document.getElementById(startButtonId(systemId));
