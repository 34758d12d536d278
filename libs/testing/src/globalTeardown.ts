import { stopDatabasesOfRun } from './globalSetup.ts';

export default stopDatabasesOfRun;
