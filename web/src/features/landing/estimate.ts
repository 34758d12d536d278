import '../../client/withoutEval.ts';

export { riskCalculator as estimate } from '@aicp/compliance/riskCalculator';
