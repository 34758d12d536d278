import { writeFileSync } from 'node:fs';

/** Writes the tests that `npm test` counts and names. Jest's own report contains errors, and is lost if one of them refers to itself. */
export default class WriteResults {
  constructor(_config, { outputFile }) {
    this.outputFile = outputFile;
  }

  onRunComplete(_contexts, results) {
    const { numFailedTests, numRuntimeErrorTestSuites, numPassedTests, numPendingTests, numTodoTests } = results;
    const files = results.testResults.map(({ testFilePath, testExecError, testResults }) => ({
      file: testFilePath,
      broken: testExecError !== undefined && testExecError !== null,
      failed: testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    }));
    writeFileSync(
      this.outputFile,
      JSON.stringify({
        passed: numPassedTests,
        failed: numFailedTests + numRuntimeErrorTestSuites,
        skipped: numPendingTests + numTodoTests,
        files,
      }),
    );
  }
}
