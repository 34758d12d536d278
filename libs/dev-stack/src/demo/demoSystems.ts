import type { DemoSystem } from './demoSystem.ts';
import { euSystems } from './euSystems.ts';
import { ukSystems } from './ukSystems.ts';

/** All levels under both laws, reassessments under each, some systems with an open assessment, and some never assessed. */
export const demoSystems: DemoSystem[] = [...euSystems, ...ukSystems];
