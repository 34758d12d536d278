import { startStack } from '@aicp/dev-stack/startStack';
import { signUp } from '@aicp/testing/restUser';
import { atEnd } from './ending.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The whole product without its web client on a data folder of its own, with a person who has one report. */
export async function startProduct() {
  const stack = startStack({ dataDir: temporaryFolder(), port: 0, trial: true, web: false });
  atEnd(stack.stop);
  const url = await stack.ready;
  const user = await signUp(url);
  const reportId = await user.answeredAssessment('EU');
  await user.postUntilOk(`/api/assessments/${reportId}/complete`);
  await user.getUntilOk(`/api/reports/${reportId}`);
  return { stack, url, user, reportId };
}
