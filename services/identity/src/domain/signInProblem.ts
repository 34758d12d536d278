import { DomainError, type ErrorCode } from '@aicp/contracts/domainError';
import { SIGN_IN_PROBLEMS, type SignInProblem } from '@aicp/contracts/signInProblems';

/** An error whose `reason` is the problem, with the problem's sentence. */
export function signInProblem(problem: SignInProblem, code: ErrorCode = 'UNAUTHENTICATED'): DomainError {
  return new DomainError(code, SIGN_IN_PROBLEMS[problem], { reason: problem });
}
