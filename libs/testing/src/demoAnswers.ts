import { demoSystems } from '@aicp/dev-stack/demo/demoSystems';

/** The answers of the latest assessment of a system in the demo. */
export const demoAnswers = (name: string) => demoSystems.find(system => system.name === name)?.runs.at(-1);
